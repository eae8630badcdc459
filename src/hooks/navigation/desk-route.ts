import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk } from '#domain/identity/can.ts'
import type { FeatureRoute } from './feature-route.ts'

/**
 * Common part of desk routes. The server's menu must contain the desk. Kiosks never show other people's money.
 */
export function deskRoute(desk: string): Pick<FeatureRoute, 'access' | 'section' | 'visible'> {
  return {
    access: 'session',
    section: null,
    visible: (viewer) => hasDesk(desk)(viewer) && deviceMode() === 'personal',
  }
}
