import { and, asc, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { Background, Steps } from '../../queues/background.ts'
import type { Tables } from './tables.ts'

const MAX_STORING_MS = 60 * 60_000
/** Retention of imports and their rows. Rows with errors contain personal data. */
const RETENTION_MS = 30 * 24 * 60 * 60_000

/**
 * Deletes replaced, discarded and old imports in batches. Clears the contents of finished rows without
 * errors.
 */
export async function deleteOldImports(
  { db, clock, background }: { db: Database; clock: Clock; background: Background },
  tables: Tables,
): Promise<void> {
  const { imports } = tables
  const steps = background.steps({ first: 500, least: 100, most: 2000 })
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const isAbandoned = and(eq(imports.state, 'arriving'), lt(imports.createdAt, before(MAX_STORING_MS)))
  await db
    .update(imports)
    .set({ state: 'gone' })
    .where(and(ne(imports.state, 'gone'), or(isAbandoned, lt(imports.createdAt, before(RETENTION_MS)))))
  for (;;) {
    const [discarded] = await db
      .select({ id: imports.id })
      .from(imports)
      .where(eq(imports.state, 'gone'))
      .limit(1)
    if (!discarded) break
    await deleteDiscarded(db, steps, tables, discarded.id)
  }
  for (;;) {
    const isDone = and(eq(imports.state, 'done'), eq(imports.isToForget, true))
    const [done] = await db.select({ id: imports.id }).from(imports).where(isDone).limit(1)
    if (!done) break
    await clearDoneRows(db, steps, tables, done.id)
  }
}

async function deleteDiscarded(
  db: Database,
  steps: Steps,
  { imports, rows }: Tables,
  id: number,
): Promise<void> {
  for (;;) {
    const limit = steps.rows
    const deletedCount = await steps.take(async () => {
      const next = db.select({ row: rows.row }).from(rows).where(eq(rows.importId, id)).limit(limit)
      const deleted = await db
        .delete(rows)
        .where(and(eq(rows.importId, id), inArray(rows.row, next)))
        .returning({ row: rows.row })
      return deleted.length
    }, limit)
    if (deletedCount < limit) break
  }
  await db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, 'gone')))
}

async function clearDoneRows(
  db: Database,
  steps: Steps,
  { imports, rows }: Tables,
  id: number,
): Promise<void> {
  for (let after = -1; ; ) {
    const limit = steps.rows
    const seen = await steps.take(async () => {
      const next = await db
        .select({ row: rows.row })
        .from(rows)
        .where(and(eq(rows.importId, id), gt(rows.row, after)))
        .orderBy(asc(rows.row))
        .limit(limit)
      const last = next.at(-1)?.row
      if (last === undefined) return null
      await db
        .update(rows)
        .set({ cells: [], wanted: null, changes: [] })
        .where(
          and(
            eq(rows.importId, id),
            gt(rows.row, after),
            lte(rows.row, last),
            ne(rows.kind, 'error'),
            sql`(${rows.cells} <> '[]'::jsonb or ${rows.wanted} is not null)`,
          ),
        )
      return last
    }, limit)
    if (seen === null) break
    after = seen
  }
  await db.update(imports).set({ isToForget: false }).where(eq(imports.id, id))
}
