import { readProfiles } from './profile-rows.ts'

/** Parses untrusted files outside the page; the page ends the worker if it hangs. */
self.addEventListener('message', (event: MessageEvent<ArrayBuffer>) => {
  self.postMessage(readProfiles(new Uint8Array(event.data)))
})
