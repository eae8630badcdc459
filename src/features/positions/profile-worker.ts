import { readProfiles } from './profile-rows.ts'

/** The page ends a worker that hangs. */
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readProfiles(new Uint8Array(event.data)))
})
