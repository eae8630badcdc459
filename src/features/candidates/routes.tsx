import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { titles } from '#i18n/desk-titles.es.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Candidates for vacancies (P-106 … P-109, P-113) and their offers (ROUTE-25; P-110 … P-112). */
const candidates: Omit<FeatureRoute, 'path'> = {
  ...deskRoute(paths.candidates),
  title: () => wordsOf(titles).candidates.title,
  visit: 'Candidatos',
  // Both routes share one function, so that the list stays mounted under an open person.
  load: lazyPart(() =>
    import('./people/candidates-screen.tsx').then(({ CandidatesScreen }) => ({ Screen: CandidatesScreen })),
  ),
}
const offers: Omit<FeatureRoute, 'path'> = {
  ...deskRoute(paths.offers),
  title: () => wordsOf(titles).offers.title,
  visit: 'OfertasEconomicas',
  load: lazyPart(() =>
    import('./offers/offers-screen.tsx').then(({ OffersScreen }) => ({ Screen: OffersScreen })),
  ),
}

export const routes: FeatureRoute[] = [
  { ...candidates, path: paths.candidates, back: paths.more },
  {
    ...candidates,
    path: `${paths.candidates}/proponer/:vacante`,
    title: () => wordsOf(titles).candidates.propose,
    back: paths.candidates,
    load: lazyPart(() =>
      import('./people/propose-screen.tsx').then(({ ProposeScreen }) => ({ Screen: ProposeScreen })),
    ),
  },
  { ...candidates, path: `${paths.candidates}/:id`, back: paths.candidates },
  { ...offers, path: paths.offers, back: paths.more },
  { ...offers, path: `${paths.offers}/:idOferta`, back: paths.offers },
]
