import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk } from '#domain/can.ts'
import type { FeatureRoute } from './feature-route.ts'

/** Common part of desk routes: the server's menu has the entry. Kiosks show no other people's money. */
export function deskRoute(desk: string): Pick<FeatureRoute, 'access' | 'section' | 'visible'> {
  return {
    access: 'session',
    section: null,
    visible: (viewer) => hasDesk(desk)(viewer) && deviceMode() === 'personal',
  }
}
