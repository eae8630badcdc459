import type { Feature } from '#hooks/navigation/feature.ts'

import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

/** Dialog that opens automatically over Inicio, once per version. */
export const loadConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

/** Own data of every person (a kiosk offers no download), and the privacy desk of administrators. */
export const feature: Feature = {
  desks: [
    {
      path: paths.ownData,
      needs: 'P-215',
      title: inBoth('Mis datos personales', 'My personal data'),
      section: 'more',
      visible: () => true,
    },
    {
      path: '/Privacidad',
      needs: 'P-222',
      title: inBoth('Privacidad', 'Privacy'),
      view: 'seguridad/privacidad',
    },
  ],
}
