import { type DeviceMode, noteDeviceMode } from './device-mode.ts'
import { deviceDatabase, forgetEverybody, readSetting, writeSetting } from './device-store.ts'

/** Reads the mode from the device. Must be called before anything is stored. */
export async function loadDeviceMode(): Promise<void> {
  noteDeviceMode((await readSetting<DeviceMode>('mode')) === 'kiosk' ? 'kiosk' : 'personal')
}

/**
 * Stores the mode, which no wipe deletes. The mode takes effect at the next page start, because the sign-out
 * before must run in the old mode. A kiosk forgets all earlier persons. The caller must check that no work
 * waits (mode-change.ts).
 */
export async function setDeviceMode(next: DeviceMode): Promise<void> {
  const { settings, people, sealed, pieces } = deviceDatabase
  // Uses one transaction, because a kiosk does not repeat the deletion later.
  await deviceDatabase.transaction('rw', settings, people, sealed, pieces, async () => {
    await writeSetting('mode', next)
    if (next === 'kiosk') await forgetEverybody()
  })
}
