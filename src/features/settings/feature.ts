import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'

const routes: FeatureRoute[] = [
  {
    path: paths.more,
    title: inBoth('Más', 'More'),
    access: 'session',
    section: 'more',
    load: keptPart(() => import('./more-screen.tsx')),
  },
  {
    path: paths.settings,
    title: inBoth('Ajustes', 'Settings'),
    access: 'session',
    section: 'more',
    back: paths.more,
    load: keptPart(() => import('./settings-screen.tsx')),
  },
  {
    path: paths.install,
    title: inBoth('Instalar Turno', 'Install Turno'),
    access: 'session',
    visible: () => deviceMode() === 'personal',
    section: 'more',
    back: paths.more,
    load: lazyPart(() => import('./install-screen.tsx')),
  },
]

export const feature: Feature = { routes }
