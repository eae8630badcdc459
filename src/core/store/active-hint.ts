import type { DeviceMode } from './device-mode.ts'

/** What decides the first picture. */
export interface DeviceHint {
  /** Somebody's session was open here. Always false on a kiosk, where the tab alone knows (kiosk-key-holder.ts). */
  isActive: boolean
  mode: DeviceMode
}

const unknown: DeviceHint = { isActive: false, mode: 'personal' }

/**
 * Was somebody's session open on this device, and is it a kiosk? Asked before anything else, so that the sign-in
 * screen needs none of the store's code. Reads two records without Dexie: database 'portal', table settings, keys
 * 'active' and 'mode' (device-store). A wrong yes costs a chunk, a wrong no is put right by the session code itself.
 * Never throws.
 */
export function readDeviceHint(): Promise<DeviceHint> {
  return new Promise((resolve) => {
    let request: IDBOpenDBRequest
    try {
      request = indexedDB.open('portal')
    } catch {
      // Forbidden here (private mode).
      return resolve(unknown)
    }
    // No database yet: leave none behind.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(unknown)
    request.onblocked = () => resolve({ ...unknown, isActive: true })
    request.onsuccess = () => {
      const database = request.result
      const finish = (hint: DeviceHint) => {
        database.close()
        resolve(hint)
      }
      if (!database.objectStoreNames.contains('settings')) return finish(unknown)
      const reading = database.transaction('settings')
      const active = reading.objectStore('settings').get('active')
      const mode = reading.objectStore('settings').get('mode')
      reading.onabort = () => finish(unknown)
      reading.oncomplete = () =>
        finish({
          isActive: Boolean(valueOf(active)),
          mode: valueOf(mode) === 'kiosk' ? 'kiosk' : 'personal',
        })
    }
  })
}

function valueOf(request: IDBRequest): unknown {
  return (request.result as { value?: unknown } | undefined)?.value
}
