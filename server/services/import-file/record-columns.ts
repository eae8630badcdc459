import { eq } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-kinds.ts'
import { cutText } from '#domain/text-length.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connect.ts'
import type { dataArrivals } from '../../db/schema/imports/data-import.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import type { Key } from './key-columns.ts'

/** The key whose file that is; null: a person has handed it over, or it lay in the folder. */
export async function keyThatBrought(
  tx: Tx,
  arrivals: typeof peopleArrivals | typeof dataArrivals,
  importId: number,
): Promise<Key | null> {
  const [key] = await tx
    .select({ id: importKeys.id, name: importKeys.name, createdBy: importKeys.createdBy })
    .from(arrivals)
    .innerJoin(importKeys, eq(importKeys.id, arrivals.keyId))
    .where(eq(arrivals.importId, importId))
  return key ?? null
}

const HEADING_LENGTH = 40

interface Mapped {
  kind: ImportKind
  source: string
  /** null: not of a key. */
  keyId: number | null
  /** Of the file at which it was said. */
  folio: number
  /** By plain heading. */
  columns: Record<string, string>
  isComplete?: boolean
  by: number
  address: string
  at: Date
}

/** Whose source has which columns from now on: later files of it are read that way. Headings alone, and no row. */
export async function recordColumns(
  tx: Tx,
  { kind, source, keyId, folio, columns, isComplete, by, address, at }: Mapped,
): Promise<void> {
  const chosen = Object.entries(columns)
    .filter(([, field]) => field !== '')
    .map(([heading, field]) => `${cutText(heading, HEADING_LENGTH)}: ${field}`)
  await recordEvent(tx, {
    kind: 'import-columns-set',
    actorId: by,
    subjectId: null,
    address,
    details: {
      what: kind,
      source,
      ...(keyId !== null && { key: keyId }),
      folio,
      fields: chosen.join(', '),
      ...(isComplete === true && { complete: true }),
    },
    at,
  })
}
