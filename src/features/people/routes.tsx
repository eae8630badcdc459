import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/desk-titles.es.ts'

/** Accounts and roles (P-60 … P-69). Not on a kiosk, which must not show account data. */
const people: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).people.title,
  ...deskRoute(paths.people),
  visit: 'Personas',
  // Both routes share one load function, so the list stays mounted under an open person.
  load: lazyPart(() => import('./people-screen.tsx').then(({ PeopleScreen }) => ({ Screen: PeopleScreen }))),
}

export const routes: FeatureRoute[] = [
  { ...people, path: paths.people, back: paths.more },
  {
    ...people,
    path: paths.newPerson,
    title: () => wordsOf(titles).people.add,
    back: paths.people,
    idle: 'form',
    load: lazyPart(() => import('./new-person-screen.tsx')),
  },
  { ...people, path: `${paths.people}/:id`, back: paths.people },
]
