import type { PersonStore } from './person-store.ts'

/** The store of the person who is signed in, or null. Set by core/session alone. */
let store: PersonStore | null = null

export function openStore(): PersonStore | null {
  return store
}

export function setOpenStore(next: PersonStore | null): void {
  store?.close()
  store = next
}
