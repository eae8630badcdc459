import type { Feature } from '#hooks/navigation/feature.ts'
import { healthPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Measurements and errors that pages report (P-180 … P-182, EXT-07). */
export const feature: Feature = {
  desks: [
    {
      path: healthPaths.health,
      needs: 'P-181',
      title: inBoth('Cómo va el portal', 'How the portal is doing'),
      view: 'seguridad/marcha',
    },
  ],
}
