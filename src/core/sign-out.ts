import { forgetPerson, writeSetting } from './device-store.ts'
import { dropKey } from './key-keeper.ts'
import { erasePersonStore } from './person-store.ts'

/** Erases what this device holds of a person: key, store and the wrapped key. Each step goes on when one fails. */
export async function leaveDevice(hash: string): Promise<void> {
  await Promise.allSettled([dropKey(hash), forgetPerson(hash), writeSetting('active', null)])
  await erasePersonStore(hash)
}
