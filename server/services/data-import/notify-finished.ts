import { and, eq } from 'drizzle-orm'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { dataArrivals, dataImportRows, dataImports } from '../../db/schema/imports/data-import.ts'
import type { ImportRow } from './may-import.ts'

/** Key in `imported` for the count of rows about the person who imported them. */
export const OWN = 'propia'

/**
 * Ends an import, with one entry in the security log. Later, tidy.ts deletes the contents of all
 * rows without an error.
 */
export async function notifyFinished(tx: Tx, run: ImportRow, now: Date): Promise<void> {
  await tx
    .update(dataImports)
    .set({ state: 'done', finishedAt: now, isToForget: true })
    .where(eq(dataImports.id, run.id))
  const errors = and(eq(dataImportRows.importId, run.id), eq(dataImportRows.kind, 'error'))
  await tx
    .update(dataArrivals)
    .set({
      finishedAt: now,
      counts: {
        nueva: run.imported.nueva ?? 0,
        cambia: run.imported.cambia ?? 0,
        igual: run.counts.igual ?? 0,
        error: await tx.$count(dataImportRows, errors),
      },
    })
    .where(eq(dataArrivals.importId, run.id))
  const { nueva = 0, cambia = 0, [OWN]: own = 0 } = run.imported
  await recordEvent(tx, {
    kind: 'data-imported',
    actorId: run.userId,
    subjectId: null,
    address: run.address,
    details: {
      what: run.kind,
      rows: run.rows,
      added: nueva,
      changed: cambia,
      ...(own > 0 && { own }),
      // The source marks an unattended import: it ran in the person's name, but they did not start it.
      ...(run.isByItself && { source: run.source }),
    },
    at: now,
  })
}
