import { and, eq } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { HeadingBook } from '#domain/import-file/headings.ts'
import type { Database } from '../../db/connection.ts'
import { dataSources } from '../../db/schema/imports/data-import.ts'
import { columnsOfKey, type Key } from '../import-engine/key-columns.ts'
import { type ReadFile, type ReadingOptions, readSheet } from '../import-engine/read-file.ts'

/**
 * Reads a data file and assigns its columns: as last chosen for its source, or else guessed.
 * @param key of the program that sent it; null for uploads and the folder
 * @param person whose place in the queue is used
 * @throws SheetRefused, QueueFull
 */
export async function readDataFile(
  db: Database,
  bytes: Uint8Array,
  { kind, source, key, person }: { kind: DataKindName; source: string; key: Key | null; person: number },
  options: ReadingOptions = {},
): Promise<ReadFile<string>> {
  const { headings, fields } = dataKindOf(kind)
  const [ofSource] = await db
    .select()
    .from(dataSources)
    .where(and(eq(dataSources.kind, kind), eq(dataSources.name, source)))
  // For a key's files, columns chosen by people for a source of the same name are only suggestions.
  const suggested = ofSource ? { ...ofSource, isTrusted: key === null } : null
  const known = (key && (await columnsOfKey(db, key, kind))) ?? suggested
  return readSheet(bytes, new HeadingBook(headings, fields), known, person, options)
}
