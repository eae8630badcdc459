import type { Feature } from '#hooks/navigation/feature.ts'
import { keysPath } from './paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Programs that upload files, each with its key (P-199 … P-201); for administrators. */
export const feature: Feature = {
  desks: [
    {
      path: keysPath,
      needs: 'P-199',
      title: inBoth('Fuentes de importación', 'Import sources'),
      view: 'seguridad/fuentesimportacion',
    },
  ],
}
