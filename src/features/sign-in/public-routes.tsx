import { deviceMode } from '#core/store/device-mode.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { wordsOf } from '#i18n/texts.ts'
import { kioskPart, lazyPart } from '#parts/lazy-part.ts'
import { texts } from './texts.es.ts'

// The guard removes the prefix of /DHGeneral/CambioPass, the address for multi-system people (ROUTE-34).
export const routes: FeatureRoute[] = [
  {
    path: paths.login,
    title: () => wordsOf(texts).titles.login,
    access: 'public',
    section: null,
    load: kioskPart(() =>
      deviceMode() === 'kiosk'
        ? import('./kiosk/kiosk-sign-in-screen.tsx')
        : import('./personal/sign-in-screen.tsx'),
    ),
  },
  {
    path: paths.recovery,
    title: () => wordsOf(texts).titles.recovery,
    access: 'public',
    section: null,
    back: paths.login,
    load: lazyPart(() => import('./recovery/recovery-screen.tsx')),
  },
  {
    path: paths.changePassword,
    views: ['dhgeneral/cambiopass'],
    title: () => wordsOf(texts).titles.changePassword,
    access: 'session',
    section: null,
    layout: 'bare',
    header: 'own',
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./passwords/change-password-screen.tsx')),
  },
  {
    // The server lists this page in the menu of people who may issue one-time passwords.
    path: paths.oneTimePassword,
    views: ['login/contrasenatemporal'],
    title: () => wordsOf(texts).titles.oneTimePassword,
    access: 'session',
    section: null,
    back: paths.more,
    idle: 'form',
    load: lazyPart(() => import('./passwords/one-time-password-screen.tsx')),
  },
]
