import type { RoomRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const candidates = lazyPart(() =>
  import('./people/candidates-screen.tsx').then(({ CandidatesScreen }) => ({ Screen: CandidatesScreen })),
)
const offers = lazyPart(() =>
  import('./offers/offers-screen.tsx').then(({ OffersScreen }) => ({ Screen: OffersScreen })),
)

export const routes: readonly RoomRoute[] = [
  { path: paths.candidates, visit: 'Candidatos', back: paths.more, load: candidates },
  {
    path: `${paths.candidates}/proponer/:idVacante`,
    keepsTyped: true,
    title: inBoth('Proponer a alguien', 'Propose someone'),
    visit: 'Candidatos',
    back: paths.candidates,
    load: lazyPart(() =>
      import('./people/propose-screen.tsx').then(({ ProposeScreen }) => ({ Screen: ProposeScreen })),
    ),
  },
  { path: `${paths.candidates}/:id`, visit: 'Candidatos', back: paths.candidates, load: candidates },
  { path: paths.offers, visit: 'OfertasEconomicas', back: paths.more, load: offers },
  { path: `${paths.offers}/:idOferta`, visit: 'OfertasEconomicas', back: paths.offers, load: offers },
]
