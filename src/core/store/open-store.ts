import type { PersonStore } from './person-store.ts'
import type { WorkStore } from './work-store.ts'

/** Store of the signed-in person, or null. Only core/session and core/keys set it. */
let store: PersonStore | null = null

export interface WorkPlace {
  readonly name: string
  /** False when a later visit of the owner cannot find the work. */
  readonly canReturn?: boolean
  /** Opens the work of this or an earlier visit; null when there is none. */
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

/** Opens the stored drafts and entries; null when there are none or this device cannot store any. */
export async function findWork(): Promise<WorkStore | null> {
  return elsewhere ? elsewhere.find() : (store?.work ?? null)
}

/** Opens or creates the store of drafts and entries; null when this device cannot store any. */
export async function makeWork(): Promise<WorkStore | null> {
  return elsewhere ? elsewhere.make() : (store?.work ?? null)
}

export function isWorkRetrievable(): boolean {
  return elsewhere?.canReturn !== false
}

export function workName(): string | null {
  return elsewhere?.name ?? store?.hash ?? null
}

export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
