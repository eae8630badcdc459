import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { dataArrivals, dataImportRows, dataImports } from '../../db/schema/imports/data-import.ts'
import type { Background } from '../../queues/background.ts'
import type { ReadFile } from '../import-engine/read-file.ts'

const STEP = { first: 200, least: 50, most: 1000 }

type Made = Pick<
  typeof dataImports.$inferInsert,
  'fileName' | 'source' | 'userId' | 'isByItself' | 'address' | 'createdAt'
> & { kind: DataKindName }

/**
 * Stores a file's rows in batches. The import stays invisible until `startCheck`.
 * @param isServing whether the work is part of a request (@see Background)
 * @returns id of the import
 */
export async function keepImport(
  { db, background }: { db: Database; background: Background },
  { rows, ...read }: ReadFile<string>,
  made: Made,
  isServing: boolean,
): Promise<number> {
  const [row] = await db
    .insert(dataImports)
    .values({ ...made, ...read, state: 'arriving', rows: rows.length, counts: {} })
    .returning({ id: dataImports.id })
  if (!row) throw new Error('the import was not stored')
  const steps = background.steps(STEP, isServing)
  const all = rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; ) {
    const some = all.slice(start, start + steps.rows)
    await steps.take(() => db.insert(dataImportRows).values(some), some.length)
    start += some.length
  }
  return row.id
}

/** Starts the check once all rows are stored. */
export async function startCheck(tx: Tx, id: number): Promise<void> {
  const isIt = and(eq(dataImports.id, id), eq(dataImports.state, 'arriving'))
  const [row] = await tx
    .update(dataImports)
    .set({ state: 'checking' })
    .where(isIt)
    .returning({ id: dataImports.id })
  if (!row) throw new Error('the import was deleted before its rows were stored')
}

/** Hides imports immediately; tidy.ts deletes their rows gradually. */
export async function discardImports(tx: Database | Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(dataImports)
    .set({ state: 'gone' })
    .where(which)
    .returning({ id: dataImports.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(dataArrivals).set({ importId: null }).where(inArray(dataArrivals.importId, ids))
}
