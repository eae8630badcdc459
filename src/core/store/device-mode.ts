/** Whose device it is: one person's own, or a kiosk that many share (product.md, "Kiosk mode"). */
export type DeviceMode = 'personal' | 'kiosk'

// Only what is known of it: reading and writing it brings the store along (device-setup.ts), which the sign-in
// screen has no room for.
let mode: DeviceMode = 'personal'

export function deviceMode(): DeviceMode {
  return mode
}

/** What a first look at the device has found (head-start.ts), or what it was set to. */
export function noteDeviceMode(next: DeviceMode): void {
  mode = next
}
