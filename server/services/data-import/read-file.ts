import { and, eq } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { HeadingBook } from '#domain/import-file/headings.ts'
import type { Database } from '../../db/connect.ts'
import { dataSources } from '../../db/schema/imports/data-import.ts'
import { type ReadFile, readSheet } from '../import-file/read-file.ts'

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
