import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-kinds.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { importKeyColumns, importKeys } from '../../db/schema/imports/import-keys.ts'
import { administratorIds } from '../../identity/roles.ts'

/** What the columns of a key's files are: what was said of them while one of its own files was looked at. */

export interface Key {
  id: number
  name: string
  /** users.id */
  createdBy: number | null
}

/** What is known of the columns of a file. */
export interface KnownColumns {
  /** By plain heading. */
  columns: Record<string, string>
  isComplete: boolean
  /** users.id; null: nobody known. */
  setBy: number | null
  /** It may be taken without a look at it. */
  isTrusted: boolean
}

/**
 * A key's files go in in its maker's name and by the maker's rights. So without a look at it they are read as the maker or an
 * administrator has said; what somebody of less has said is a suggestion, and the file waits.
 */
export async function columnsOfKey(
  db: Database | Tx,
  { id, createdBy }: Key,
  kind: ImportKind,
): Promise<KnownColumns | null> {
  const isThis = and(eq(importKeyColumns.keyId, id), eq(importKeyColumns.kind, kind))
  const [row] = await db.select().from(importKeyColumns).where(isThis)
  if (!row) return null
  const { columns, isComplete, setBy } = row
  const isTrusted = setBy === null || setBy === createdBy || (await administratorIds(db)).includes(setBy)
  return { columns, isComplete, setBy, isTrusted }
}

interface Said {
  keyId: number
  kind: ImportKind
  columns: Record<string, string>
  isComplete?: boolean
  by: number
  at: Date
}

export async function rememberForKey(
  tx: Tx,
  { keyId, kind, columns, isComplete = false, by, at }: Said,
): Promise<void> {
  const said = { columns, isComplete, setBy: by, setAt: at }
  await tx
    .insert(importKeyColumns)
    .values({ keyId, kind, ...said })
    .onConflictDoUpdate({ target: [importKeyColumns.keyId, importKeyColumns.kind], set: said })
}

/** A key that takes the place of a revoked one of its name goes on with what was said of that one's files, by whom it was. */
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
