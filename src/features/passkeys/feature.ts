import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { lazyPart } from '#parts/lazy-part.ts'

const routes: FeatureRoute[] = [
  {
    path: paths.passkeys,
    needs: 'P-293',
    title: inBoth('Huella o rostro', 'Fingerprint or face'),
    access: 'session',
    section: 'more',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./passkeys-screen.tsx')),
  },
]

export const feature: Feature = { routes }
