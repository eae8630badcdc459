import { and, eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { peopleArrivals, peopleImportRows, peopleImports } from '../../db/schema/imports/people-import.ts'

type ImportRow = typeof peopleImports.$inferSelect

/** Ends an import and records one event. tidy.ts later clears the cells of rows without errors. */
export async function notifyFinished(tx: Tx, run: ImportRow, now: Date): Promise<void> {
  await tx
    .update(peopleImports)
    .set({ state: 'done', finishedAt: now, isToForget: true })
    .where(eq(peopleImports.id, run.id))
  const errors = and(eq(peopleImportRows.importId, run.id), eq(peopleImportRows.kind, 'error'))
  await tx
    .update(peopleArrivals)
    .set({
      finishedAt: now,
      counts: {
        ...run.imported,
        igual: run.counts.igual ?? 0,
        error: await tx.$count(peopleImportRows, errors),
      },
    })
    .where(eq(peopleArrivals.importId, run.id))
  const { nueva = 0, cambia = 0, baja = 0, regresa = 0 } = run.imported
  await recordEvent(tx, {
    kind: 'people-imported',
    actorId: run.userId,
    subjectId: null,
    address: run.address,
    details: {
      rows: run.rows,
      added: nueva,
      changed: cambia,
      closed: baja,
      reopened: regresa,
      ...(run.typedLeavers === null ? {} : { typed: run.typedLeavers }),
    },
    at: now,
  })
}
