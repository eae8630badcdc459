import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart } from '#parts/lazy-part.ts'

const routes: FeatureRoute[] = [
  {
    path: paths.waiting,
    title: inBoth('Por enviar', 'Waiting to be sent'),
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./pending-screen.tsx')),
  },
]

export const feature: Feature = { routes }
