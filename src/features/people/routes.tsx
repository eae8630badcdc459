import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** A shared loader keeps the list mounted under an open person. */
const list = lazyPart(() =>
  import('./people-screen.tsx').then(({ PeopleScreen }) => ({ Screen: PeopleScreen })),
)

export const routes: readonly RoomRoute[] = [
  { path: paths.people, back: paths.more, load: list },
  {
    path: paths.newPerson,
    title: inBoth('Dar de alta', 'Add a person'),
    back: paths.people,
    idle: 'form',
    load: lazyPart(() => import('./new-person-screen.tsx')),
  },
  { path: `${paths.people}/:id`, back: paths.people, load: list },
]
