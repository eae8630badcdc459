import { deviceMode } from '#core/store/device-mode.ts'

/** Whether many share this device. Does not change while a page lives: the switch starts a new one. */
export function useIsKiosk(): boolean {
  return deviceMode() === 'kiosk'
}
