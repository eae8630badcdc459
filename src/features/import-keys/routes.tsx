import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { payrollRunPaths } from '#hooks/navigation/payroll-run-paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Programs that upload files, each with its key (P-199 … P-201); for administrators. */
export const routes: FeatureRoute[] = [
  {
    ...deskRoute(payrollRunPaths.keys),
    visit: 'FuentesImportacion',
    path: payrollRunPaths.keys,
    title: () => wordsOf(titles).payrollRuns.keys,
    back: paths.more,
    load: lazyPart(() => import('./keys-screen.tsx')),
  },
]
