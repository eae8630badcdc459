import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { payrollRunPaths } from '#hooks/navigation/payroll-run-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Payroll file import and its reports (P-193 … P-198, P-184), for human resources. */
const runs: Omit<FeatureRoute, 'path' | 'title' | 'load'> = {
  ...deskRoute(payrollRunPaths.runs),
  visit: 'ImportarNomina',
}

export const routes: FeatureRoute[] = [
  {
    ...runs,
    path: payrollRunPaths.runs,
    title: () => wordsOf(titles).payrollRuns.title,
    back: paths.more,
    load: lazyPart(() => import('./runs-screen.tsx')),
  },
  {
    ...runs,
    path: `${payrollRunPaths.runs}/:id`,
    title: () => wordsOf(titles).payrollRuns.run,
    back: payrollRunPaths.runs,
    load: lazyPart(() => import('./run-screen.tsx')),
  },
]
