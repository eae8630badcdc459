import { deviceMode } from '#core/store/device-mode.ts'

/** Whether many people share this device. Constant while a page lives: a change of mode starts a new page. */
export function useIsKiosk(): boolean {
  return deviceMode() === 'kiosk'
}
