/**
 * Was somebody's session open on this device? Asked before anything else, so that the sign-in screen needs none of
 * the store's code. Reads the one record without Dexie: database 'portal', table settings, key 'active' (device-store).
 * A wrong yes costs a chunk, a wrong no is put right by the session code itself. Never throws.
 */
export function hasActivePerson(): Promise<boolean> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest
    try {
      request = indexedDB.open('portal')
    } catch {
      return resolve(false)
    }
    // No database yet: leave none behind.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(false)
    request.onblocked = () => resolve(true)
    request.onsuccess = () => {
      const database = request.result
      const finish = (value: boolean) => {
        database.close()
        resolve(value)
      }
      if (!database.objectStoreNames.contains('settings')) return finish(false)
      const record = database.transaction('settings').objectStore('settings').get('active')
      record.onerror = () => finish(false)
      record.onsuccess = () => finish(Boolean((record.result as { value?: unknown } | undefined)?.value))
    }
  })
}
