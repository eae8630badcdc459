import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'

/**
 * Strays are sealed copies without their author's entry. They remain when the browser deleted the store, or
 * when the person had forgotten an old password. Copies that can be sent are still sent. The other copies
 * block nothing; their author sees them and repeats or deletes them.
 */

/** Returns a person's copies by operation id, even when another person has signed in. */
export async function ownCopies({ name }: WorkStore): Promise<Map<string, SealedRow>> {
  const rows = await deviceDatabase.sealed.where('owner').equals(name).toArray()
  return new Map(rows.map((row) => [row.opId, row]))
}

/** State of a copy without an entry, derived from newer saves of the same step. */
type Fate =
  | 'alone'
  /** A newer save has no copy yet. Its copy will take this copy's place in the queue (settle.ts). */
  | 'awaited'
  | 'replaced'

export async function fateOf(copy: SealedRow, work: WorkStore): Promise<Fate> {
  const place = { form: copy.form, step: copy.step }
  const row = await work.db.outbox.where(place).last()
  if (row) return row.isSealed && !(await hasCopy(row)) ? 'awaited' : 'replaced'
  const isReplaced =
    (await work.db.receipts
      .where(place)
      .filter(({ at }) => at >= copy.at)
      .count()) > 0
  return isReplaced ? 'replaced' : 'alone'
}

async function hasCopy({ opId }: OutboxRow): Promise<boolean> {
  return (await deviceDatabase.sealed.where('opId').equals(opId).count()) > 0
}

export async function withoutRecord(copies: Iterable<SealedRow>, { db }: WorkStore): Promise<SealedRow[]> {
  const known = new Set((await db.outbox.toArray()).map(({ opId }) => opId))
  return [...copies].filter(({ opId }) => !known.has(opId))
}

export async function listStrays(work: WorkStore): Promise<SealedRow[]> {
  const loose = await withoutRecord((await ownCopies(work)).values(), work)
  const shown: SealedRow[] = []
  for (const copy of loose) {
    if (copy.state !== 'done' && (await fateOf(copy, work)) === 'alone') shown.push(copy)
  }
  return shown.sort((a, b) => a.at - b.at)
}
