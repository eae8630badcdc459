/** 'personal': one person's own phone; 'kiosk': shared by many people (product.md, "Kiosk mode"). */
export type DeviceMode = 'personal' | 'kiosk'

// Holds the mode only in memory. device-setup.ts reads and writes it, because that needs the store's code,
// which exceeds the sign-in screen's size budget.
let mode: DeviceMode = 'personal'

export function deviceMode(): DeviceMode {
  return mode
}

export function noteDeviceMode(next: DeviceMode): void {
  mode = next
}
