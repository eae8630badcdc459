import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import type { Background } from '../../queues/background.ts'
import type { Family, ReadFile } from './family.ts'
import { type ImportRow, ofKind, type Tables } from './tables.ts'

const STEP = { first: 200, least: 50, most: 1000 }

type NewImport = Pick<ImportRow, 'fileName' | 'source' | 'userId' | 'isByItself' | 'address' | 'createdAt'>

/**
 * Stores a file's rows in batches. The import stays invisible until `startCheck`.
 * @param isServing whether the work is part of a request (Background)
 * @returns id of the import
 */
export async function storeImport(
  family: Family,
  { db, background }: { db: Database; background: Background },
  file: ReadFile,
  made: NewImport & { kind: ImportKind },
  isServing: boolean,
): Promise<number> {
  const { imports, rows } = family.tables
  const { columns, sheets, sheet, isMonthFirst } = file
  const { kind, ...common } = made
  const [row] = await db
    .insert(imports)
    .values({
      ...common,
      ...ofKind(kind),
      ...family.extraColumns(file, made.userId),
      columns,
      sheets,
      sheet,
      isMonthFirst,
      state: 'arriving',
      rows: file.rows.length,
      counts: {},
    })
    .returning({ id: imports.id })
  if (!row) throw new Error('the import was not stored')
  const steps = background.steps(STEP, isServing)
  const all = file.rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; ) {
    const batch = all.slice(start, start + steps.rows)
    await steps.take(() => db.insert(rows).values(batch), batch.length)
    start += batch.length
  }
  return row.id
}

export async function startCheck({ imports }: Tables, tx: Tx, id: number): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ state: 'checking' })
    .where(and(eq(imports.id, id), eq(imports.state, 'arriving')))
    .returning({ id: imports.id })
  if (!row) throw new Error('the import was deleted before its rows were stored')
}

/**
 * Hides imports immediately; delete-old-imports.ts deletes their rows later. A running check writes no more
 * results.
 */
export async function discardImports(
  { imports, arrivals }: Tables,
  tx: Database | Tx,
  which: SQL | undefined,
): Promise<void> {
  const discarded = await tx.update(imports).set({ state: 'gone' }).where(which).returning({ id: imports.id })
  const ids = discarded.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(arrivals).set({ importId: null }).where(inArray(arrivals.importId, ids))
}
