import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Decisions that wait for the person. Only the server knows who decides on what: substitutes have no menu
 * entry, some leaders have only a kiosk, and all other people see an empty list. */
export const feature: Feature = {
  desks: [
    {
      path: paths.approvals,
      // Spec 002 §2.7 writes the title in lower case; CSS capitalizes a page's heading (page-header.module.css).
      title: inBoth('autorizaciones pendientes', 'Pending approvals'),
      view: 'miequipo/autorizaciones',
      section: 'team',
      visible: hasReminders,
    },
  ],
}
