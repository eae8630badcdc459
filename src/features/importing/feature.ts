import type { Feature } from '#hooks/navigation/feature.ts'
import { inBoth } from '#i18n/in-both.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'

export const feature: Feature = {
  desks: [
    {
      path: importPaths.people,
      needs: 'P-186',
      title: inBoth('Importar personas', 'Import people'),
      view: 'seguridad/importar',
    },
    {
      path: importPaths.data,
      needs: 'P-234',
      title: inBoth('Importar datos', 'Import data'),
      view: 'nominas/importardatos',
    },
    {
      path: importPaths.payroll,
      needs: 'P-194',
      title: inBoth('Importar nómina', 'Import payroll'),
      view: 'nominas/importarnomina',
    },
    {
      path: importPaths.sources,
      needs: 'P-199',
      title: inBoth('Fuentes de importación', 'Import sources'),
      view: 'seguridad/fuentesimportacion',
    },
  ],
}
