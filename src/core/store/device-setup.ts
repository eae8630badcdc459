import { type DeviceMode, noteDeviceMode } from './device-mode.ts'
import { deviceDatabase, forgetEverybody, readSetting, writeSetting } from './device-store.ts'

/** Reads the mode from the device; called before anything is kept. */
export async function loadDeviceMode(): Promise<void> {
  noteDeviceMode((await readSetting<DeviceMode>('mode')) === 'kiosk' ? 'kiosk' : 'personal')
}

/**
 * Belongs to the device, not to a person: no wipe touches it. Holds from the next start of a page, so that whoever is
 * signed in leaves as they came. A kiosk forgets who used the device before. Whoever sets it has asked whether anything
 * waits (mode-change.ts).
 */
export async function setDeviceMode(next: DeviceMode): Promise<void> {
  const { settings, people, sealed, pieces } = deviceDatabase
  // All or nothing: no later start of a kiosk forgets anybody.
  await deviceDatabase.transaction('rw', settings, people, sealed, pieces, async () => {
    await writeSetting('mode', next)
    if (next === 'kiosk') await forgetEverybody()
  })
}
