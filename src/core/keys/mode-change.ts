import type { DeviceMode } from '../store/device-mode.ts'
import { setDeviceMode } from '../store/device-setup.ts'
import { deviceDatabase, readEpoch } from '../store/device-store.ts'
import { loadKioskKeys } from './load-kiosk-keys.ts'
import { openLeft } from '../store/left-work.ts'
import { isUnfinished, openPersonTables } from '../store/person-store.ts'

/** A device that becomes a kiosk, or ceases to be one (product.md, "Kiosk mode"). */

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
 * the mode takes it along.
 * @param mode the present one
 * @throws when it can't be looked up
 */
export async function doesWorkWait(mode: DeviceMode): Promise<boolean> {
  if ((await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) > 0) return true
  if (mode === 'kiosk') return (await loadKioskKeys()).isWorkLeft()
  for (const { hash, hasLeftWork } of await deviceDatabase.people.toArray())
    if (await isUnfinished(await (hasLeftWork ? openLeft(hash) : openPersonTables(hash)))) return true
  return false
}

/**
 * Holds from the next start of a page. What nothing waits in, and a crash has left, no phone would sweep up: it goes
 * while the device is still a kiosk.
 * @throws when the device can't write it down, or not erase that: it stays what it is
 */
export async function changeMode(next: DeviceMode): Promise<void> {
  if (next === 'personal') await (await loadKioskKeys()).eraseAllWork()
  await setDeviceMode(next)
}
