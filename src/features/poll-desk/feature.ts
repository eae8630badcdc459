import type { Feature } from '#hooks/navigation/feature.ts'
import { pollDeskPaths } from '#hooks/navigation/inner-paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    {
      path: pollDeskPaths.desk,
      needs: 'P-153',
      title: inBoth('Encuestas de la empresa', 'Company polls'),
      view: 'relacioneslaborales/encuestas',
    },
  ],
}
