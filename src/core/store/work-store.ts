import Dexie, { type EntityTable, type Table } from 'dexie'
import { openValue, type Sealed, sealValue } from './vault.ts'
import type { DraftState, EntryState } from './work-states.ts'

/**
 * Draft of a step, stored together with waiting entries and receipts (offline.md, "Store"). On a phone they
 * are in the person's database, on a kiosk in a bucket that the wipe does not delete. outbox/states.md
 * explains the states.
 */
export interface DraftRow {
  form: string
  step: string
  state: DraftState
  /** Server time in ms of the last save, delivery, rejection or conflict. */
  at: number
  /** Id of the confirmed operation with these values; null while they are only typed. */
  opId: string | null
  content: Sealed
}

export interface OutboxRow {
  seq?: number
  opId: string
  form: string
  step: string
  operation: string
  state: EntryState
  /** True when a sealed copy delivers the entry; otherwise an open page of the person sends it. */
  isSealed: boolean
  /** True for an edit of a delivered step. The server's state does not prove that this edit arrived. */
  isEdit: boolean
  /** True when the entry was rejected and the reason has not been fetched (settle.ts). */
  isUnexplained?: boolean
  /**
   * True when the author has withdrawn the entry. A crash may have interrupted the withdrawal (withdraw.ts).
   */
  isWithdrawn?: boolean
  at: number
  attempts: number
  /** Device time in ms before which the entry is not sent. */
  dueAt: number
  wifiOnly?: boolean
  isLacked?: boolean
  /** The same field as in SealedRow. */
  isPutOff?: boolean
  /** Version of the payload's shape. New code must also read the version before its own. */
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
  /** Owner name: opaque on a phone, random on a kiosk. The sealed copies have the same name. */
  name: string
  db: WorkTables
  seal(table: 'drafts' | 'outbox', id: string, value: unknown): Promise<Sealed>
  open(table: 'drafts' | 'outbox', id: string, sealed: Sealed): Promise<unknown>
}

/**
 * Returns a store that binds `name` to every value, because a row must not be moved to another person's
 * database.
 */
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
