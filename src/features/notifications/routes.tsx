import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'
import { titles } from '#i18n/titles.es.ts'

/** List and item share one route, so that the list stays mounted while its item is being found. */
const list: Omit<FeatureRoute, 'path'> = {
  title: () => wordsOf(titles).notifications.title,
  access: 'session',
  section: 'home',
  back: paths.home,
  load: keptPart(() => import('./notifications-screen.tsx')),
}

export const routes: FeatureRoute[] = [
  { ...list, path: paths.notifications },
  {
    path: paths.notificationSettings,
    title: () => wordsOf(titles).notifications.settings,
    access: 'session',
    // A kiosk belongs to nobody, so it gets no notifications.
    visible: () => deviceMode() === 'personal',
    section: 'home',
    back: paths.notifications,
    load: lazyPart(() => import('./push-settings-screen.tsx')),
  },
  { ...list, path: `${paths.notifications}/:id`, back: paths.notifications },
]
