import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

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
