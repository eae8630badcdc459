/** 'personal' is one person's own phone; 'kiosk' is shared by many people. */
export type DeviceMode = 'personal' | 'kiosk'

// Copy of the stored mode in memory. device-setup.ts reads and writes the stored mode, because importing the
// store here would exceed the sign-in screen's size budget.
let mode: DeviceMode = 'personal'

export function deviceMode(): DeviceMode {
  return mode
}

export function noteDeviceMode(next: DeviceMode): void {
  mode = next
}
