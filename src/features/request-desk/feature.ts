import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** P-47 … P-52, P-05, P-07. Without `visible`, no kiosk shows this desk: it contains other people's pay. */
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
