import { and, eq } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Database } from '../../db/connection.ts'
import type { Family, ReadFile } from './family.ts'
import { columnsOfKey, type Key, type KnownColumns } from './key-columns.ts'
import { type ReadingOptions, readSheet } from './read-sheet.ts'
import { isOfKind } from './tables.ts'

interface Sent {
  kind: ImportKind
  source: string
  /** Key of the program that sent the file; null for uploads and the folder. */
  key: Key | null
  person: number
}

/**
 * Reads a file and assigns its columns: the last columns chosen for its source, or guessed columns.
 * @throws SheetRefused, QueueFull
 */
export async function readFile(
  family: Family,
  db: Database,
  bytes: Uint8Array,
  { kind, source, key, person }: Sent,
  options: ReadingOptions = {},
): Promise<ReadFile> {
  const ofKey = key && (await columnsOfKey(db, key, kind))
  // Columns that people chose for a source of the same name are only suggestions for a key's files.
  const known = ofKey ?? (await columnsOfSource(family, db, { kind, source, isTrusted: key === null }))
  return { ...(await readSheet(bytes, family.headings(kind), known, person, options)), known }
}

async function columnsOfSource(
  { tables: { sources } }: Family,
  db: Database,
  { kind, source, isTrusted }: { kind: ImportKind; source: string; isTrusted: boolean },
): Promise<KnownColumns | null> {
  const [row] = await db
    .select({
      columns: sources.columns,
      isMonthFirst: sources.isMonthFirst,
      ...('isComplete' in sources && { isComplete: sources.isComplete }),
    })
    .from(sources)
    .where(and(isOfKind(sources, kind), eq(sources.name, source)))
  return row ? { isComplete: false, ...row, setBy: null, isTrusted } : null
}
