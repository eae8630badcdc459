import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Desk for clarifications and disputes (P-47 … P-52, P-05, P-07). Leaves out `visible` to hide the desk on a kiosk,
 * because it contains other people's pay.
 */
export const feature: Feature = {
  desks: [
    {
      path: paths.requestDesk,
      needs: 'P-48',
      title: inBoth('Atención de nómina', 'Payroll desk'),
      view: 'nominas/atencionnomina',
    },
  ],
}
