import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk } from '#domain/can.ts'
import type { FeatureRoute } from './feature-route.ts'

/** What every desk has in common: the server's menu holds its entry and lights it; a kiosk, where other people's money has no place, has none. */
export function deskRoute(desk: string): Pick<FeatureRoute, 'access' | 'section' | 'visible'> {
  return {
    access: 'session',
    section: null,
    visible: (viewer) => hasDesk(desk)(viewer) && deviceMode() === 'personal',
  }
}
