import { readProfiles } from './profile-rows.ts'

/** Somebody else's file is taken apart away from the page: what hangs here is ended after a while. */
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readProfiles(new Uint8Array(event.data)))
})
