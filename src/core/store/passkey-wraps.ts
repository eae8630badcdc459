import { deviceDatabase, type PasskeyWrap, readSetting } from './device-store.ts'

/**
 * Returns the credential ids of the passkeys that open something on this device.
 * @param owner only this person's; null for those of all people of the device
 */
export async function passkeyIdsHere(owner: string | null): Promise<string[]> {
  const people = await deviceDatabase.people.toArray()
  return people
    .filter(({ hash }) => owner === null || hash === owner)
    .flatMap(({ passkeys = [] }) => passkeys.map(({ id }) => id))
}

/** Returns the credential ids of the signed-in person's passkeys on this device. */
export async function ownPasskeyIds(): Promise<string[]> {
  // Without IndexedDB the device has no passkeys.
  const hash = await readSetting<string | null>('active').catch(() => null)
  return hash ? passkeyIdsHere(hash) : []
}

export async function keepWrap(hash: string, wrap: PasskeyWrap): Promise<void> {
  await changeWraps(hash, (wraps) => [...wraps.filter(({ id }) => id !== wrap.id), wrap])
}

/** Deletes the wraps of revoked passkeys. Afterwards the passkey opens nothing on this device. */
export async function dropWraps(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const hash of await deviceDatabase.people.toCollection().primaryKeys())
    await changeWraps(hash, (wraps) => wraps.filter(({ id }) => !ids.includes(id)))
}

async function changeWraps(
  hash: string,
  change: (wraps: readonly PasskeyWrap[]) => PasskeyWrap[],
): Promise<void> {
  const { people } = deviceDatabase
  await deviceDatabase.transaction('rw', people, async () => {
    const person = await people.get(hash)
    if (person) await people.update(hash, { passkeys: change(person.passkeys ?? []) })
  })
}
