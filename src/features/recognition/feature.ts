import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Form and desk of recognitions. Every employee has the form (RECO-01 … 12); candidates do not (SHELL-24). The form
 * is prefetched for offline use.
 */
export const feature: Feature = {
  desks: [
    {
      path: recognitionPaths.give,
      title: inBoth('Reconocer', 'Recognize'),
      section: 'more',
      visible: hasReminders,
      isAhead: true,
    },
    {
      path: recognitionPaths.desk,
      needs: 'P-145',
      title: inBoth('Reconocimientos', 'Recognitions'),
      view: 'relacioneslaborales/reconocimientosrh',
    },
  ],
}
