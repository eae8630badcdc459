import type { Feature } from '#hooks/navigation/feature.ts'
import { hasReminders } from '#domain/identity/can.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Requests for authorization (P-91 … P-93), and substitutes during a leader's absence (P-96, P-97). */
export const feature: Feature = {
  desks: [
    {
      path: paths.asking,
      needs: 'P-92',
      title: inBoth('Solicitudes', 'Requests'),
      view: 'miequipo/solicitudes',
      section: 'more',
      visible: hasReminders,
    },
  ],
}
