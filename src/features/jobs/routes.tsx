import { hasReminders } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/job-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Vacancies for every employee (JOB-01 … 14). */
const jobs: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit' | 'title'> = {
  access: 'session',
  section: 'more',
  visible: hasReminders,
  visit: 'Vacantes',
  title: () => wordsOf(titles).jobs.title,
}

export const routes: FeatureRoute[] = [
  {
    ...jobs,
    path: jobPaths.jobs,
    back: paths.more,
    load: lazyPart(() =>
      import('./areas-screen.tsx').then(({ AreasScreen, bringAhead }) => ({
        Screen: AreasScreen,
        bringAhead,
      })),
    ),
  },
  {
    ...jobs,
    path: `${jobPaths.jobs}/:idArea`,
    title: () => wordsOf(titles).jobs.choose,
    back: jobPaths.jobs,
    load: lazyPart(() => import('./area-screen.tsx').then(({ AreaScreen }) => ({ Screen: AreaScreen }))),
  },
  {
    ...jobs,
    path: `${jobPaths.jobs}/:idArea/:idVacante`,
    title: () => wordsOf(titles).jobs.one,
    back: jobPaths.jobs,
    header: 'own',
    hasBar: false,
    idle: 'form',
    load: lazyPart(() => import('./job-screen.tsx').then(({ JobScreen }) => ({ Screen: JobScreen }))),
  },
]
