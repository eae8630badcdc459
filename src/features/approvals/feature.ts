import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/**
 * Visible to every employee, because only the server knows who decides. Substitutes have no menu entry. A person with
 * nothing to decide sees an empty list.
 */
export const feature: Feature = {
  desks: [
    {
      path: paths.approvals,
      // The spec writes the title in lower case (spec 002 §2.7); page-header.module.css capitalizes it.
      title: inBoth('autorizaciones pendientes', 'Pending approvals'),
      view: 'miequipo/autorizaciones',
      section: 'team',
      visible: hasReminders,
    },
  ],
}
