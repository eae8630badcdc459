import type { DeviceMode } from '../store/device-mode.ts'
import { setDeviceMode } from '../store/device-setup.ts'
import { deviceDatabase, readEpoch } from '../store/device-store.ts'
import { loadKioskKeys } from './load-kiosk-keys.ts'
import { openSetAsideWork } from '../store/left-work.ts'
import { isUnfinished, openPersonTables } from '../store/person-store.ts'

/**
 * Returns whether the device is unused: it has no data, and no person has ever signed in. The installer may
 * then choose the mode.
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
 * Returns whether work exists only on this device: undelivered or unconfirmed. A change of mode would lose
 * the work.
 * @param mode current mode
 * @throws when a store cannot be read
 */
export async function hasUnsentWork(mode: DeviceMode): Promise<boolean> {
  if ((await deviceDatabase.sealed.filter(({ state }) => state !== 'done').count()) > 0) return true
  if (mode === 'kiosk') return (await loadKioskKeys()).hasUndeliveredWork()
  for (const { hash, hasLeftWork } of await deviceDatabase.people.toArray())
    if (await isUnfinished(await (hasLeftWork ? openSetAsideWork(hash) : openPersonTables(hash)))) return true
  return false
}

/**
 * Changes the mode for the next page start. First deletes a kiosk's buckets of unfinished work, because a
 * phone never deletes them.
 * @throws when the device cannot store the mode or delete the buckets; the mode then stays
 */
export async function changeMode(next: DeviceMode): Promise<void> {
  if (next === 'personal') await (await loadKioskKeys()).eraseAllWork()
  await setDeviceMode(next)
}
