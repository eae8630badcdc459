import { type DeviceMode, noteDeviceMode } from './device-mode.ts'
import { deviceDatabase, forgetEverybody, readSetting, writeSetting } from './device-store.ts'

/** Reads the mode from the device; called before anything is kept. */
export async function loadDeviceMode(): Promise<void> {
  noteDeviceMode((await readSetting<DeviceMode>('mode')) === 'kiosk' ? 'kiosk' : 'personal')
}

/**
 * Sets the mode, which belongs to the device and survives every wipe. It takes effect at the next start of a
 * page, so that the signed-in person leaves in the mode in which they came. A kiosk forgets who used the device
 * before. The caller has checked that no work waits (mode-change.ts).
 */
export async function setDeviceMode(next: DeviceMode): Promise<void> {
  const { settings, people, sealed, pieces } = deviceDatabase
  // In one transaction, because no later start of a kiosk would forget anybody.
  await deviceDatabase.transaction('rw', settings, people, sealed, pieces, async () => {
    await writeSetting('mode', next)
    if (next === 'kiosk') await forgetEverybody()
  })
}
