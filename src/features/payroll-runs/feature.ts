import type { Feature } from '#hooks/navigation/feature.ts'
import { runPaths } from './paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Payroll file import and its reports (P-193 … P-198, P-184), for human resources. */
export const feature: Feature = {
  desks: [
    {
      path: runPaths.runs,
      needs: 'P-194',
      title: inBoth('Importar nómina', 'Import payroll'),
      view: 'nominas/importarnomina',
    },
  ],
}
