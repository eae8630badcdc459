import { readSetting, writeSetting } from './device-store.ts'

/** Whose device it is: one person's own, or a kiosk that many share (product.md, "Kiosk mode"). */
export type DeviceMode = 'personal' | 'kiosk'

let mode: DeviceMode = 'personal'

/** Reads the mode from the device; called before anything is kept. */
export async function loadDeviceMode(): Promise<DeviceMode> {
  mode = (await readSetting<DeviceMode>('mode')) === 'kiosk' ? 'kiosk' : 'personal'
  return mode
}

export function deviceMode(): DeviceMode {
  return mode
}

/** Belongs to the device, not to a person: no wipe touches it. */
export async function setDeviceMode(next: DeviceMode): Promise<void> {
  mode = next
  await writeSetting('mode', next)
}
