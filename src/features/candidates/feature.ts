import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** P-106 … P-109 and P-113; offers: ROUTE-25, P-110 … P-112. */
export const feature: Feature = {
  desks: [
    { path: paths.candidates, title: inBoth('Candidatos', 'Candidates') },
    { path: paths.offers, title: inBoth('Ofertas económicas', 'Job offers') },
  ],
}
