import type { Feature } from '#hooks/navigation/feature.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Rows of the law: those of the product, and the company's own ones with two administrators (P-256 … P-259). */
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
