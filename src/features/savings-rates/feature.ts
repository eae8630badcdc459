import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Rates and minimums of the savings fund (P-86 … P-88). */
export const feature: Feature = {
  desks: [
    {
      path: paths.savingsRates,
      title: inBoth('Tasas y mínimos', 'Rates and minimums'),
      view: 'nominas/cajatasas',
    },
  ],
}
