import type { PersonStore } from './person-store.ts'
import type { WorkStore } from './work-store.ts'

/** The store of the signed-in person, or null. Only core/session sets it. */
let store: PersonStore | null = null

/** Where a kiosk keeps unfinished work; created when something is typed (kiosk-work.ts). */
export interface WorkPlace {
  /** Random. */
  readonly name: string
  /** false: its owner can't find it again at another visit. */
  readonly canReturn?: boolean
  /** What an earlier visit has left; null when there is nothing. */
  find(): Promise<WorkStore | null>
  make(): Promise<WorkStore | null>
  close(): void
}

let elsewhere: WorkPlace | null = null
const listeners = new Set<() => void>()

export function openStore(): PersonStore | null {
  return store
}

export function setOpenStore(next: PersonStore | null, workPlace: WorkPlace | null = null): void {
  store?.close()
  elsewhere?.close()
  store = next
  elsewhere = workPlace
  for (const listener of listeners) listener()
}

/** Drafts and entries that wait; null when there are none, or nothing can be kept here. */
export async function findWork(): Promise<WorkStore | null> {
  return elsewhere ? elsewhere.find() : (store?.work ?? null)
}

/** The same for writing: creates the place if there is none; null when nothing can be kept here. */
export async function makeWork(): Promise<WorkStore | null> {
  return elsewhere ? elsewhere.make() : (store?.work ?? null)
}

/** Whether unfinished work is there again when its owner comes back. */
export function workReturns(): boolean {
  return elsewhere?.canReturn !== false
}

/** Name under which the entries of the store's owner wait: opaque on a phone, random on a kiosk. */
export function workName(): string | null {
  return elsewhere?.name ?? store?.hash ?? null
}

/** Calls `listener` whenever a store is opened or closed. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
