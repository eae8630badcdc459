import { deskRoute } from '#hooks/navigation/desk-route.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { privacyPaths } from '#hooks/navigation/privacy-paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { entryTexts } from './entry-texts.es.ts'

/** Dialog that opens automatically over Inicio, once per version. */
export const loadConsentDialog = lazyPart(() => import('./consent-dialog.tsx'))

export const routes: FeatureRoute[] = [
  {
    path: privacyPaths.ownData,
    title: () => wordsOf(entryTexts).ownData.title,
    access: 'session',
    section: 'more',
    back: paths.more,
    visit: 'MisDatos',
    load: lazyPart(() =>
      import('./own-data-screen.tsx').then(({ OwnDataScreen }) => ({ Screen: OwnDataScreen })),
    ),
  },
  {
    ...deskRoute(privacyPaths.desk),
    path: privacyPaths.desk,
    title: () => wordsOf(entryTexts).desk,
    back: paths.more,
    visit: 'Privacidad',
    load: lazyPart(() =>
      import('./privacy-desk-screen.tsx').then(({ PrivacyDeskScreen }) => ({ Screen: PrivacyDeskScreen })),
    ),
  },
]
