/** 'personal': one person's own phone; 'kiosk': shared by many people (product.md, "Kiosk mode"). */
export type DeviceMode = 'personal' | 'kiosk'

// Copy of the stored mode in memory. device-setup.ts reads and writes the stored mode: importing the store here would
// exceed the sign-in screen's size budget.
let mode: DeviceMode = 'personal'

export function deviceMode(): DeviceMode {
  return mode
}

export function noteDeviceMode(next: DeviceMode): void {
  mode = next
}
