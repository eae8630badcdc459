import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import type { Feature } from '#hooks/navigation/feature.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { inBoth } from '#i18n/in-both.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'

const list: Omit<FeatureRoute, 'path'> = {
  title: inBoth('Notificaciones', 'Notifications'),
  access: 'session',
  section: 'home',
  back: paths.home,
  load: keptPart(() => import('./notifications-screen.tsx')),
}

const routes: FeatureRoute[] = [
  { ...list, path: paths.notifications },
  {
    path: paths.notificationSettings,
    title: inBoth('Ajustes de notificaciones', 'Notification settings'),
    access: 'session',
    // No push on a kiosk, which belongs to nobody.
    visible: () => deviceMode() === 'personal',
    section: 'home',
    back: paths.notifications,
    load: lazyPart(() => import('./push-settings-screen.tsx')),
  },
  { ...list, path: `${paths.notifications}/:id`, back: paths.notifications },
]

export const feature: Feature = { routes }
