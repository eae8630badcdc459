import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Open to every employee, because only the server knows who decides on what: substitutes have no menu entry, and some
 * leaders have only a kiosk. A person with nothing to decide sees an empty list.
 */
export const feature: Feature = {
  desks: [
    {
      path: paths.approvals,
      // CSS capitalizes the title, which spec 002 §2.7 writes in lower case (page-header.module.css).
      title: inBoth('autorizaciones pendientes', 'Pending approvals'),
      view: 'miequipo/autorizaciones',
      section: 'team',
      visible: hasReminders,
    },
  ],
}
