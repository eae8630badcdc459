import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Savings-fund requests to decide (P-79 … P-81). Leaves out `visible` to hide the desk on a kiosk, because it
 * contains other people's money.
 */
export const feature: Feature = {
  desks: [
    {
      path: paths.savingsDesk,
      needs: 'P-79',
      title: inBoth('Caja de ahorro', 'Savings fund'),
      view: 'nominas/cajapordecidir',
    },
  ],
}
