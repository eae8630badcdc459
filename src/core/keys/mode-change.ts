import type { DeviceMode } from '../store/device-mode.ts'
import { setDeviceMode } from '../store/device-setup.ts'
import { deviceDatabase, readEpoch } from '../store/device-store.ts'
import { loadKioskKeys } from './load-kiosk-keys.ts'
import { openLeft } from '../store/left-work.ts'
import { isUnfinished, openPersonTables } from '../store/person-store.ts'

/**
 * Whether nothing is kept here and nobody ever signed in: then whoever installs the device may choose its mode.
 * A change of mode makes a phone a kiosk, or the reverse (product.md, "Kiosk mode").
 */
export async function isFreshDevice(): Promise<boolean> {
  const [epoch, people, waiting] = await Promise.all([
    readEpoch(),
    deviceDatabase.people.count(),
    deviceDatabase.sealed.count(),
  ])
  return epoch === 0 && people + waiting === 0
}

/**
 * Whether something here exists nowhere else: confirmed and not delivered, or typed and not confirmed, by
 * anybody. No change of mode takes it along.
 * @param mode the present one
 * @throws when it can't be found out
 */
export async function doesWorkWait(mode: DeviceMode): Promise<boolean> {
  if ((await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) > 0) return true
  if (mode === 'kiosk') return (await loadKioskKeys()).isWorkLeft()
  for (const { hash, hasLeftWork } of await deviceDatabase.people.toArray())
    if (await isUnfinished(await (hasLeftWork ? openLeft(hash) : openPersonTables(hash)))) return true
  return false
}

/**
 * Changes the mode from the next start of a page on. A phone would never sweep up a kiosk's leftovers, so those
 * without unsent work are deleted while the device is still a kiosk.
 * @throws when the device can't write the mode or delete those; then the mode stays
 */
export async function changeMode(next: DeviceMode): Promise<void> {
  if (next === 'personal') await (await loadKioskKeys()).eraseAllWork()
  await setDeviceMode(next)
}
