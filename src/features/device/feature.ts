import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

const routes: FeatureRoute[] = [
  {
    path: paths.device,
    title: inBoth('Este dispositivo', 'About this device'),
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./device-screen.tsx')),
  },
]

export const feature: Feature = { routes }
