import type { Feature } from '#hooks/navigation/feature.ts'
import { hasDesk } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Document review (P-17 … P-20). Also on a kiosk, where reviewer and owner look at a document together. */
export const feature: Feature = {
  desks: [
    {
      path: paths.documentReview,
      needs: 'P-17',
      title: inBoth('Revisión de documentos', 'Document review'),
      view: 'relacioneslaborales/revisiondocumentos',
      visible: hasDesk(paths.documentReview),
    },
  ],
}
