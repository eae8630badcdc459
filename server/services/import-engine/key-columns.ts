import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeyColumns, importKeys } from '../../db/schema/imports/import-keys.ts'
import { administratorIds } from '../../identity/roles.ts'

/** All files of a key use the columns that a person assigned to one of its files. */

export interface Key {
  id: number
  name: string
  /** users.id */
  createdBy: number | null
}

export interface KnownColumns {
  columns: Record<string, string>
  isComplete: boolean
  /** Whether dates such as 03/04 are month first; null when unknown. */
  isMonthFirst: boolean | null
  /** users.id; null if unknown. */
  setBy: number | null
  isTrusted: boolean
}

/**
 * Returns the columns remembered for a key, whose files are imported with the rights of the key's maker.
 * Columns set by the maker, an administrator or an unknown person (older version) are used without a review.
 * Other columns are suggestions.
 */
export async function columnsOfKey(
  db: Database | Tx,
  { id, createdBy }: Key,
  kind: ImportKind,
): Promise<KnownColumns | null> {
  const isOfKey = and(eq(importKeyColumns.keyId, id), eq(importKeyColumns.kind, kind))
  const [row] = await db.select().from(importKeyColumns).where(isOfKey)
  if (!row) return null
  const { columns, isComplete, isMonthFirst, setBy } = row
  const isTrusted = setBy === null || setBy === createdBy || (await administratorIds(db)).includes(setBy)
  return { columns, isComplete, isMonthFirst, setBy, isTrusted }
}

export interface Assigned {
  kind: ImportKind
  columns: Record<string, string>
  isComplete?: boolean
  /** Whether dates such as 03/04 are month first; null keeps the stored value. */
  isMonthFirst: boolean | null
  by: number
  at: Date
}

export async function rememberForKey(
  tx: Tx,
  { keyId, kind, columns, isComplete = false, isMonthFirst, by, at }: Assigned & { keyId: number },
): Promise<void> {
  const answer = isMonthFirst === null ? {} : { isMonthFirst }
  const values = { columns, isComplete, ...answer, setBy: by, setAt: at }
  await tx
    .insert(importKeyColumns)
    .values({ keyId, kind, ...values })
    .onConflictDoUpdate({ target: [importKeyColumns.keyId, importKeyColumns.kind], set: values })
}

export async function inheritColumns(tx: Tx, { id, name }: Pick<Key, 'id' | 'name'>): Promise<void> {
  const isFormer = and(sql`lower(${importKeys.name}) = lower(${name})`, isNotNull(importKeys.revokedAt))
  const [former] = await tx
    .select({ id: importKeys.id })
    .from(importKeys)
    .where(isFormer)
    .orderBy(desc(importKeys.id))
    .limit(1)
  if (!former) return
  const rows = await tx.select().from(importKeyColumns).where(eq(importKeyColumns.keyId, former.id))
  if (rows.length > 0) await tx.insert(importKeyColumns).values(rows.map((row) => ({ ...row, keyId: id })))
}
