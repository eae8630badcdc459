import Dexie, { type EntityTable, type Table } from 'dexie'
import { openValue, type Sealed, sealValue } from './vault.ts'
import type { DraftState, EntryState } from './work-states.ts'

/**
 * What a person has typed and confirmed: drafts, entries that wait, and receipts of what was delivered
 * (offline.md, "Outbox"). On a phone it lies in the person's own database, on a kiosk in a bucket that the wipe
 * spares. Its states are explained in outbox/states.md.
 */
export interface DraftRow {
  form: string
  step: string
  state: DraftState
  /** Server time in ms of the last change of state. */
  at: number
  /** The confirmed operation that holds these values; null while they are only typed. */
  opId: string | null
  /** The values, and the reason of a refusal, encrypted. */
  content: Sealed
}

export interface OutboxRow {
  seq?: number
  opId: string
  form: string
  step: string
  /** The operation's number in the contract. */
  operation: string
  state: EntryState
  /** A sealed copy lies in the device's queue; otherwise an open page of the person sends the entry. */
  isSealed: boolean
  /** Marks an edit of a delivered step: the server's progress does not prove that this edit arrived. */
  isEdit: boolean
  /** The entry was refused, and the server's reason could not be had yet (settle.ts). */
  isUnexplained?: boolean
  /** Its author has taken the entry back, and may have been killed before that was done (withdraw.ts). */
  isWithdrawn?: boolean
  at: number
  attempts: number
  /** Device time in ms. */
  dueAt: number
  /** Waits while the device is on mobile data. */
  wifiOnly?: boolean
  /** The server does not know its operation yet. */
  isLacked?: boolean
  /** Newer code reads the version before its own. */
  payloadVersion: 1
  payload: Sealed
}

export interface ReceiptRow {
  opId: string
  form: string
  step: string
  /** Server time in ms. */
  at: number
}

export type WorkTables = Dexie & {
  drafts: Table<DraftRow, [string, string]>
  outbox: EntityTable<OutboxRow, 'seq'>
  receipts: EntityTable<ReceiptRow, 'opId'>
}

export const workSchema = {
  drafts: '&[form+step], form',
  outbox: '++seq, &opId, [form+step]',
  receipts: '&opId, [form+step]',
}

export interface WorkStore {
  /** Owner name: opaque on a phone, random on a kiosk. The sealed copies carry the same name. */
  name: string
  db: WorkTables
  seal(table: 'drafts' | 'outbox', id: string, value: unknown): Promise<Sealed>
  open(table: 'drafts' | 'outbox', id: string, sealed: Sealed): Promise<unknown>
}

/** `name` is bound to every value, so that a row can't be moved to another person's database. */
export function workStore(db: WorkTables, name: string, key: CryptoKey): WorkStore {
  const place = (table: string, id: string) => `${name}|${table}|${id}`
  return {
    name,
    db,
    seal: (table, id, value) => sealValue(key, place(table, id), value),
    open: (table, id, sealed) => openValue(key, place(table, id), sealed),
  }
}

export function draftId(form: string, step: string): string {
  return `${form}|${step}`
}
