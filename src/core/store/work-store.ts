import Dexie, { type EntityTable, type Table } from 'dexie'
import { openValue, type Sealed, sealValue } from './vault.ts'
import type { DraftState, EntryState } from './work-states.ts'

/**
 * What a person has typed and confirmed: drafts, what waits for delivery, and what was delivered (offline.md, "Outbox").
 * On a phone it lies in the person's own database, on a kiosk in a bucket of its own that the wipe leaves. What changes
 * its states is told in outbox/states.md.
 */
export interface DraftRow {
  form: string
  step: string
  state: DraftState
  /** Server time (ms) of the state. */
  at: number
  /** The confirmed operation that holds these values; null while they are only typed. */
  opId: string | null
  /** The values, and why they were refused: encrypted. */
  content: Sealed
}

export interface OutboxRow {
  seq?: number
  opId: string
  form: string
  step: string
  /** The contract's number. */
  operation: string
  state: EntryState
  /** The copy for the server lies in the device's sealed queue; else an open page of the person sends it. */
  isSealed: boolean
  /** This step was delivered before: what the server says of its progress tells nothing about this edit. */
  isEdit: boolean
  /** Refused, and the server's words for it could not be had yet (settle.ts). */
  isUnexplained?: boolean
  /** Its author has taken it back, and may have been killed before that was done (withdraw.ts). */
  isWithdrawn?: boolean
  at: number
  attempts: number
  /** Device time, ms. */
  dueAt: number
  /** Waits while the device is on mobile data. */
  wifiOnly?: boolean
  /** New code reads the version before its own. */
  payloadVersion: 1
  payload: Sealed
}

export interface ReceiptRow {
  opId: string
  form: string
  step: string
  /** Server time, ms. */
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
  /** Whose it is: opaque on a phone, random on a kiosk. What is sealed for delivery lies under it. */
  name: string
  db: WorkTables
  seal(table: 'drafts' | 'outbox', id: string, value: unknown): Promise<Sealed>
  open(table: 'drafts' | 'outbox', id: string, sealed: Sealed): Promise<unknown>
}

/** `name` is bound to every value, so that a row can't be moved from one person's database to another's. */
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
