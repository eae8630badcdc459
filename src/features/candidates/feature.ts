import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Candidates: P-106 … P-109, P-113. Offers: ROUTE-25, P-110 … P-112. */
export const feature: Feature = {
  desks: [
    { path: paths.candidates, title: inBoth('Candidatos', 'Candidates') },
    { path: paths.offers, title: inBoth('Ofertas económicas', 'Job offers') },
  ],
}
