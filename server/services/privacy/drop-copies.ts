import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { personalExports as exports, retentionDrops as drops } from '../../db/schema/privacy.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { endExport } from './make-export.ts'

/**
 * What was blocked is in no copy any more: a download that is ready ends, one that is being made begins anew without it, and
 * their devices are told to keep nothing older than this (P-220).
 */
export async function dropCopies(
  tx: Tx,
  files: FileRoom,
  people: readonly number[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const theirs = inArray(exports.userId, [...people])
  const ready = await tx
    .select({ id: exports.id })
    .from(exports)
    .where(and(theirs, eq(exports.state, 'ready')))
    .for('update')
  for (const { id } of ready) await endExport(tx, files, id, now)
  // Whoever has begun it finds another number, and leaves it (make-export.ts).
  await tx
    .update(exports)
    .set({ tries: sql`greatest(${exports.tries} - 1, 0)`, leasedUntil: null })
    .where(and(theirs, eq(exports.state, 'waiting'), sql`${exports.leasedUntil} is not null`))
  await tx
    .insert(drops)
    .values(people.map((userId) => ({ userId, at: now })))
    .onConflictDoUpdate({ target: drops.userId, set: { at: now } })
}
