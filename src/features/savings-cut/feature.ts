import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Savings-fund amounts of a payroll (P-89, P-90). Leaves out `visible` to hide the desk on a kiosk, because it
 * contains other people's money.
 */
export const feature: Feature = {
  desks: [
    {
      path: paths.savingsCut,
      title: inBoth('Corte por nómina', 'Payroll cut-off'),
      view: 'nominas/cajacortenomina',
    },
  ],
}
