import { deviceDatabase, type SealedRow } from '../store/device-store.ts'
import type { OutboxRow, WorkStore } from '../store/work-store.ts'

/**
 * Sealed copies without their author's record: the browser has thrown the store away, a former password was
 * given up, or an app from before left-work.ts has signed out. Those that can be sent still are. The others can
 * be mended by nobody, so they hold up nothing; their author is told, and repeats or drops them.
 */

/** Copies of the given person's work, also when somebody else is signed in by now. */
export async function ownCopies({ name }: WorkStore): Promise<Map<string, SealedRow>> {
  const rows = await deviceDatabase.sealed.where('owner').equals(name).toArray()
  return new Map(rows.map((row) => [row.opId, row]))
}

/** State of a copy without a record, derived from newer saves of the same step. */
type Fate =
  /** No newer save: the copy is all that is left of what was confirmed. */
  | 'alone'
  /** A newer save has no copy yet, and will take this copy's place in the line (settle.ts). */
  | 'awaited'
  | 'replaced'

export async function fateOf(copy: SealedRow, work: WorkStore): Promise<Fate> {
  const place = { form: copy.form, step: copy.step }
  const row = await work.db.outbox.where(place).last()
  if (row) return row.isSealed && !(await hasCopy(row)) ? 'awaited' : 'replaced'
  const isOver =
    (await work.db.receipts
      .where(place)
      .filter(({ at }) => at >= copy.at)
      .count()) > 0
  return isOver ? 'replaced' : 'alone'
}

async function hasCopy({ opId }: OutboxRow): Promise<boolean> {
  return (await deviceDatabase.sealed.where('opId').equals(opId).count()) > 0
}

export async function withoutRecord(copies: Iterable<SealedRow>, { db }: WorkStore): Promise<SealedRow[]> {
  const known = new Set((await db.outbox.toArray()).map(({ opId }) => opId))
  return [...copies].filter(({ opId }) => !known.has(opId))
}

/** The copies that their author should be told of, oldest first. */
export async function listStrays(work: WorkStore): Promise<SealedRow[]> {
  const loose = await withoutRecord((await ownCopies(work)).values(), work)
  const shown: SealedRow[] = []
  for (const copy of loose) {
    if (copy.state !== 'done' && (await fateOf(copy, work)) === 'alone') shown.push(copy)
  }
  return shown.sort((a, b) => a.at - b.at)
}
