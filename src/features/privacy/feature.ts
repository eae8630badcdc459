import type { Feature } from '#hooks/navigation/feature.ts'

import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

export const loadConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

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
    {
      path: '/SolicitudesPrivacidad',
      needs: 'P-262',
      title: inBoth('Solicitudes de privacidad', 'Privacy requests'),
      view: 'relacioneslaborales/solicitudesprivacidad',
    },
  ],
}
