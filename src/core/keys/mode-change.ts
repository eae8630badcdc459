import type { DeviceMode } from '../store/device-mode.ts'
import { setDeviceMode } from '../store/device-setup.ts'
import { deviceDatabase, readEpoch } from '../store/device-store.ts'
import { loadKioskKeys } from './load-kiosk-keys.ts'
import { openSetAsideWork } from '../store/left-work.ts'
import { isUnfinished, openPersonTables } from '../store/person-store.ts'

/**
 * Returns whether the device is unused: no data, and no sign-in ever. The installer may then choose its mode. A
 * change of mode makes a phone a kiosk, or the reverse (product.md, "Kiosk mode").
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
 * Returns whether any person's work exists only on this device: confirmed but undelivered, or typed but
 * unconfirmed. A change of mode would lose it.
 * @param mode current mode
 * @throws when a store can't be read
 */
export async function hasUnsentWork(mode: DeviceMode): Promise<boolean> {
  if ((await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) > 0) return true
  if (mode === 'kiosk') return (await loadKioskKeys()).hasUndeliveredWork()
  for (const { hash, hasLeftWork } of await deviceDatabase.people.toArray())
    if (await isUnfinished(await (hasLeftWork ? openSetAsideWork(hash) : openPersonTables(hash)))) return true
  return false
}

/**
 * Changes the mode for the next page start. A phone never deletes a kiosk's buckets of unfinished work, so they
 * are deleted before the change.
 * @throws when the device can't store the mode or delete the buckets; then the mode stays
 */
export async function changeMode(next: DeviceMode): Promise<void> {
  if (next === 'personal') await (await loadKioskKeys()).eraseAllWork()
  await setDeviceMode(next)
}
