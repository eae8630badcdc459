import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'

/** Gate (ROUTE-29; P-101, P-102). A kiosk does not show this desk, because visitors can use a kiosk. */
export const feature: Feature = {
  desks: [
    {
      path: paths.gate,
      needs: 'P-101',
      title: inBoth('Visitas y pases de hoy', 'Today’s visits and passes'),
    },
  ],
}
