import { type DeviceMode, noteDeviceMode } from './device-mode.ts'
import { deviceDatabase, forgetEverybody, readEpoch, readSetting, writeSetting } from './device-store.ts'
import { hasUnfinished } from './person-store.ts'

/** Reads the mode from the device; called before anything is kept. */
export async function loadDeviceMode(): Promise<void> {
  noteDeviceMode((await readSetting<DeviceMode>('mode')) === 'kiosk' ? 'kiosk' : 'personal')
}

/**
 * Belongs to the device, not to a person: no wipe touches it. Holds from the next start of a page, so that whoever is
 * signed in leaves as they came. A kiosk forgets who used the device before; whoever sets it has asked whether anything
 * waits (`doesWorkWait`).
 */
export async function setDeviceMode(next: DeviceMode): Promise<void> {
  await writeSetting('mode', next)
  if (next === 'kiosk') await forgetEverybody()
  // Of forms that are with the server, where a crash has left them: nobody sweeps them up on a phone.
  else await (await loadKioskWork()).eraseAllWork()
}

/** Nothing is kept here and nobody ever signed in: whoever installs the device may say what it is. */
export async function isFreshDevice(): Promise<boolean> {
  const [epoch, people, waiting] = await Promise.all([
    readEpoch(),
    deviceDatabase.people.count(),
    deviceDatabase.sealed.count(),
  ])
  return epoch === 0 && people + waiting === 0
}

/**
 * Something here is nowhere else: confirmed and not delivered, or typed and not confirmed, by whomever. No change of
 * the mode takes it along. @throws when it can't be looked up
 */
export async function doesWorkWait(mode: DeviceMode): Promise<boolean> {
  if ((await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) > 0) return true
  if (mode === 'kiosk') return (await loadKioskWork()).isWorkLeft()
  for (const { hash } of await deviceDatabase.people.toArray()) if (await hasUnfinished(hash)) return true
  return false
}

/** A phone never needs it. */
function loadKioskWork(): Promise<typeof import('./kiosk-work.ts')> {
  return import('./kiosk-work.ts')
}
