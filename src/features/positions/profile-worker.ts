import { readProfiles } from './profile-rows.ts'

/** The page ends a worker that does not respond. */
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readProfiles(new Uint8Array(event.data)))
})
