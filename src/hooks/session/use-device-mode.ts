import { deviceMode } from '#core/store/device-mode.ts'

/** Returns whether this device is a kiosk. Constant for a page, because a change of mode reloads the page. */
export function useIsKiosk(): boolean {
  return deviceMode() === 'kiosk'
}
