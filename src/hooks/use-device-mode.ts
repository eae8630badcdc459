import { deviceMode } from '#core/device-mode.ts'

/** Whether many share this device. Does not change while a page lives: the switch starts a new one. */
export function useIsKiosk(): boolean {
  return deviceMode() === 'kiosk'
}
