import type { Feature } from '#hooks/navigation/feature.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    {
      path: '/ReglasDeLey',
      needs: 'P-256',
      title: inBoth('Reglas de ley', 'Legal rules'),
      view: 'seguridad/reglasdeley',
    },
  ],
}
