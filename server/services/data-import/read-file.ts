import { and, eq } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { HeadingBook } from '#domain/import-file/headings.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { dataImportRows, dataImports, dataSources } from '../../db/schema/imports/data-import.ts'
import { type ReadFile, readSheet } from '../import-file/read-file.ts'

const ROWS_AT_ONCE = 1000

/**
 * Reads a file of a kind, and says what its columns are: as its source had them last, else as it seems.
 * @param person whose turn it is @throws SheetRefused, QueueFull
 */
export async function readDataFile(
  db: Database,
  bytes: Uint8Array,
  { kind, source, person }: { kind: DataKindName; source: string; person: number },
): Promise<ReadFile<string>> {
  const { headings, fields } = dataKindOf(kind)
  const [known] = await db
    .select()
    .from(dataSources)
    .where(and(eq(dataSources.kind, kind), eq(dataSources.name, source)))
  return readSheet(bytes, new HeadingBook(headings, fields), known?.columns ?? {}, person)
}

type Made = Pick<
  typeof dataImports.$inferInsert,
  'kind' | 'fileName' | 'source' | 'userId' | 'address' | 'createdAt' | 'isByItself'
>

/** An import that is to be checked. @returns its id */
export async function keepDataImport(
  tx: Tx,
  { columns, rows }: ReadFile<string>,
  made: Made,
): Promise<number> {
  const [row] = await tx
    .insert(dataImports)
    .values({ ...made, state: 'checking', columns, rows: rows.length, counts: {} })
    .returning({ id: dataImports.id })
  if (!row) throw new Error('the file was not kept')
  const all = rows.map(([at, cells]) => ({ importId: row.id, row: at, cells }))
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    await tx.insert(dataImportRows).values(all.slice(start, start + ROWS_AT_ONCE))
  }
  return row.id
}
