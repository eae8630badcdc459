/** 'personal': one person's own phone; 'kiosk': shared by many (product.md, "Kiosk mode"). */
export type DeviceMode = 'personal' | 'kiosk'

// Only the mode as it is known. Reading and writing it (device-setup.ts) needs the store's code, for which the
// sign-in screen's budget has no room.
let mode: DeviceMode = 'personal'

export function deviceMode(): DeviceMode {
  return mode
}

/** Sets what the first look at the device found (head-start.ts), or what it was set to. */
export function noteDeviceMode(next: DeviceMode): void {
  mode = next
}
