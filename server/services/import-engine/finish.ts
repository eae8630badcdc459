import { and, eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import type { Family } from './family.ts'
import type { ImportRow } from './tables.ts'

export async function finishImport(family: Family, tx: Tx, run: ImportRow, now: Date): Promise<void> {
  const { imports, rows, arrivals } = family.tables
  await tx
    .update(imports)
    .set({ state: 'done', finishedAt: now, isToForget: true })
    .where(eq(imports.id, run.id))
  const errors = and(eq(rows.importId, run.id), eq(rows.kind, 'error'))
  const counts = {
    ...run.imported,
    igual: run.counts.igual ?? 0,
    error: await tx.$count(rows, errors),
  }
  await tx.update(arrivals).set({ finishedAt: now, counts }).where(eq(arrivals.importId, run.id))
  await recordEvent(tx, {
    actorId: run.userId,
    subjectId: null,
    address: run.address,
    at: now,
    ...family.finished(run),
  })
}
