import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** P-55 … P-58. A kiosk must not show other people's activity. */
export const feature: Feature = {
  desks: [
    {
      path: paths.record,
      needs: 'P-55',
      title: inBoth('Registro de seguridad', 'Security log'),
      view: 'seguridad/registro',
    },
  ],
}
