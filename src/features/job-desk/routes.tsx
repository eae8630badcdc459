import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/job-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Recruitment's side of internal vacancies (P-127 … P-134). */
const desk: Pick<FeatureRoute, 'access' | 'section' | 'visible' | 'visit' | 'title'> = {
  ...deskRoute(jobPaths.desk),
  visit: 'Postulaciones',
  title: () => wordsOf(titles).jobs.desk,
}
/** Both routes share one function, so that the list stays mounted under an open application. */
const applications = lazyPart(() =>
  import('./applications-screen.tsx').then(({ ApplicationsScreen }) => ({ Screen: ApplicationsScreen })),
)

export const routes: FeatureRoute[] = [
  {
    ...desk,
    path: jobPaths.desk,
    back: paths.more,
    load: lazyPart(() =>
      import('./vacancies-screen.tsx').then(({ VacanciesScreen }) => ({ Screen: VacanciesScreen })),
    ),
  },
  {
    ...desk,
    path: `${jobPaths.desk}/publicar/:folio`,
    title: () => wordsOf(titles).jobs.publish,
    back: jobPaths.desk,
    load: lazyPart(() =>
      import('./publish-screen.tsx').then(({ PublishScreen }) => ({ Screen: PublishScreen })),
    ),
  },
  { ...desk, path: `${jobPaths.desk}/:folio`, back: jobPaths.desk, load: applications },
  { ...desk, path: `${jobPaths.desk}/:folio/:idPostulacion`, back: jobPaths.desk, load: applications },
]
