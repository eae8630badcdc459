import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Evaluations that the person must answer (EVAL-15 … EVAL-27). */
export const feature: Feature = {
  desks: [
    {
      path: paths.evaluations,
      needs: 'P-123',
      title: inBoth('Mis evaluaciones', 'My evaluations'),
      section: 'more',
      visible: hasReminders,
    },
  ],
}
