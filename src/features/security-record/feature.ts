import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Leaves out `visible` to hide the desk on a kiosk, because it contains other people's activity. */
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
