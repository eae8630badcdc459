import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

export const feature: Feature = {
  desks: [
    {
      path: paths.noticeBoard,
      needs: 'P-28',
      title: inBoth('Avisos de la empresa', 'Company notices'),
      view: 'relacioneslaborales/avisosempresa',
    },
  ],
}
