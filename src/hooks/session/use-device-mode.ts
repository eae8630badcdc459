import { deviceMode } from '#core/store/device-mode.ts'

/** Returns whether this device is shared (a kiosk). Constant for a page: a change of mode reloads it. */
export function useIsKiosk(): boolean {
  return deviceMode() === 'kiosk'
}
