import type { Feature } from '#hooks/navigation/feature.ts'

import { inBoth } from '#i18n/in-both.ts'

/** People import from a file (P-185 … P-192). */
export const feature: Feature = {
  desks: [
    {
      path: '/Importar',
      needs: 'P-186',
      title: inBoth('Importar personas', 'Import people'),
      view: 'seguridad/importar',
    },
  ],
}
