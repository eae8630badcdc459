/** Keys and store of a kiosk, which a phone never needs; a kiosk has them before its session starts (load-session.ts). */
export function loadKioskKeys(): Promise<typeof import('./kiosk-keys.ts')> {
  return import('./kiosk-keys.ts')
}
