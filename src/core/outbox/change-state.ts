import type { Collection } from 'dexie'
import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import {
  type CopyEvent,
  type DraftEvent,
  type EntryEvent,
  type Next,
  nextCopy,
  nextDraft,
  nextEntry,
} from '../store/work-states.ts'
import type { DraftRow, OutboxRow, WorkTables } from '../store/work-store.ts'

/**
 * Changes the state of existing rows by the rules of states.md, and writes further fields at the same time.
 */

/**
 * Applies an event to rows. Skips a row whose state does not allow the event.
 * @returns number of changed rows
 */
async function change<Row extends { state: string }>(
  rows: Collection<Row, unknown>,
  next: (row: Row) => Next<Row['state']>,
  fields: Partial<Row> = {},
): Promise<number> {
  let changed = 0
  await rows.modify((row, record) => {
    const to = next(row)
    if (to === null) return false
    changed += 1
    if (to === 'gone') delete (record as { value?: unknown }).value
    else Object.assign(row, fields, { state: to })
    return true
  })
  return changed
}

export function changeCopies(
  copies: Collection<SealedRow, unknown>,
  event: CopyEvent,
  fields?: Partial<SealedRow>,
): Promise<number> {
  return change(copies, (copy) => nextCopy(copy, event), fields)
}

export function changeCopy(opId: string, event: CopyEvent, fields?: Partial<SealedRow>): Promise<number> {
  return changeCopies(deviceDatabase.sealed.where('opId').equals(opId), event, fields)
}

export function changeEntries(
  entries: Collection<OutboxRow, unknown>,
  event: EntryEvent,
  fields?: Partial<OutboxRow>,
): Promise<number> {
  return change(entries, (entry) => nextEntry(entry, event), fields)
}

export function changeEntry(
  { outbox }: WorkTables,
  opId: string,
  event: EntryEvent,
  fields?: Partial<OutboxRow>,
): Promise<number> {
  return changeEntries(outbox.where('opId').equals(opId), event, fields)
}

/** Changes the draft of an entry, unless newer input was typed or confirmed in that step. */
export function changeDraft(
  { drafts }: WorkTables,
  { form, step, opId }: Pick<OutboxRow, 'form' | 'step' | 'opId'>,
  event: DraftEvent,
  fields?: Partial<DraftRow>,
): Promise<number> {
  const own = drafts.where('[form+step]').equals([form, step])
  return change(own, (draft) => (draft.opId === opId ? nextDraft(draft, event) : null), fields)
}

/** Changes a typed draft, unless the draft was changed after `at` (server time in ms). */
export function changeTyped(
  { drafts }: WorkTables,
  { form, step, at }: Pick<DraftRow, 'form' | 'step' | 'at'>,
  event: DraftEvent,
  fields?: Partial<DraftRow>,
): Promise<number> {
  const own = drafts
    .where('[form+step]')
    .equals([form, step])
    .and((row) => row.at === at)
  return change(own, (draft) => nextDraft(draft, event), fields)
}
