import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { personalExports as exports, retentionDrops as drops } from '../../db/schema/privacy.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { endExport } from './make-export.ts'

/**
 * Removes blocked data from all copies of these people. Deletes the files of exports that are ready to
 * download, and restarts exports in progress. The people's devices delete older copies at their next call of
 * P-220.
 */
export async function dropCopies(
  tx: Tx,
  files: FileRoom,
  people: readonly number[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const ofPeople = inArray(exports.userId, [...people])
  const ready = await tx
    .select({ id: exports.id })
    .from(exports)
    .where(and(ofPeople, eq(exports.state, 'ready')))
    .for('update')
  for (const { id } of ready) await endExport(tx, files, id, now)
  // Changes the number of tries, which tells the export's worker to stop (make-export.ts).
  await tx
    .update(exports)
    .set({ tries: sql`greatest(${exports.tries} - 1, 0)`, leasedUntil: null })
    .where(and(ofPeople, eq(exports.state, 'waiting'), sql`${exports.leasedUntil} is not null`))
  await tx
    .insert(drops)
    .values(people.map((userId) => ({ userId, at: now })))
    .onConflictDoUpdate({ target: drops.userId, set: { at: now } })
}
