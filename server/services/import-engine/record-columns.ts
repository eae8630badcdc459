import { eq } from 'drizzle-orm'
import { cutText } from '#domain/text/text-length.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { Assigned, Key } from './key-columns.ts'
import type { Arrivals } from './tables.ts'

/** Returns the key that sent the import's file; null for uploads and the folder. */
export async function keyOfImport(tx: Tx, arrivals: Arrivals, importId: number): Promise<Key | null> {
  const [key] = await tx
    .select({ id: importKeys.id, name: importKeys.name, createdBy: importKeys.createdBy })
    .from(arrivals)
    .innerJoin(importKeys, eq(importKeys.id, arrivals.keyId))
    .where(eq(arrivals.importId, importId))
  return key ?? null
}

const HEADING_LENGTH = 40

interface Recorded extends Assigned {
  source: string
  /** Key of the source; null for sources without one. */
  keyId: number | null
  /** Import for which the columns were assigned. */
  folio: number
  address: string
}

/**
 * Records the columns assigned to a source, because later files are read with them. The record contains
 * headings, but no rows.
 */
export async function recordColumns(
  tx: Tx,
  { kind, source, keyId, folio, columns, isComplete, isMonthFirst, by, address, at }: Recorded,
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
      ...(isMonthFirst !== null && { days: isMonthFirst ? 'month first' : 'day first' }),
    },
    at,
  })
}
