import type { Feature } from '#hooks/navigation/feature.ts'

import { inBoth } from '#i18n/in-both.ts'

/** Import of rows of one kind from a file (P-227 … P-234). */
export const feature: Feature = {
  desks: [
    {
      path: '/ImportarDatos',
      needs: 'P-234',
      title: inBoth('Importar datos', 'Import data'),
      view: 'nominas/importardatos',
    },
  ],
}
