import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const desk = { visit: 'Postulaciones', back: jobPaths.desk } as const
const applications = lazyPart(() =>
  import('./applications-screen.tsx').then(({ ApplicationsScreen }) => ({ Screen: ApplicationsScreen })),
)

export const routes: readonly RoomRoute[] = [
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
    path: `${jobPaths.desk}/publicar/:idVacante`,
    keepsTyped: true,
    title: inBoth('Publicar vacante', 'Publish a vacancy'),
    load: lazyPart(() =>
      import('./publish-screen.tsx').then(({ PublishScreen }) => ({ Screen: PublishScreen })),
    ),
  },
  { ...desk, path: `${jobPaths.desk}/:folio`, load: applications },
  { ...desk, path: `${jobPaths.desk}/:folio/:idPostulacion`, load: applications },
]
