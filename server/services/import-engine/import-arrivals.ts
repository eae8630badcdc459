import { and, asc, eq, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { SheetRefused } from '../../files/people/run-people-worker.ts'
import { sourceOf } from './arrivals.ts'
import type { Family, WorkParts } from './family.ts'
import { discardImports, storeImport, startCheck } from './store-import.ts'
import { readFile } from './read-file.ts'
import { REVOKED } from './refuse-revoked.ts'
import { isOpen, kindOf, lockImports } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

/** User id for unattended files in the read queue. No user has this id. */
const NO_USER = 0

/**
 * Turns the next arrived file into an import, or stores its refusal. Refuses a file whose key was revoked.
 * @returns whether a file was waiting
 */
export async function importNextArrival(
  family: Family,
  { db, clock, services }: WorkParts,
): Promise<boolean> {
  const { tables } = family
  const { arrivals } = tables
  const [next] = await db
    .select({ arrival: arrivals, key: importKeys })
    .from(arrivals)
    .leftJoin(importKeys, eq(importKeys.id, arrivals.keyId))
    .where(isNextOfKind(family, db))
    .orderBy(asc(arrivals.arrivedAt), asc(arrivals.id))
    .limit(1)
  const fileKey = next?.arrival.fileKey
  if (!next || !fileKey) return false
  const { arrival, key } = next
  const { id, fileName, address, keyId } = arrival
  const kind = kindOf(arrival)
  const source = sourceOf(key?.name ?? texts.folderSource)
  const read = async (bytes: Uint8Array) =>
    readFile(family, db, bytes, { kind, source, key, person: NO_USER })
  const result =
    key !== null && key.revokedAt !== null
      ? { refusal: REVOKED }
      : await readOrRefuse(await services.files.read(fileKey), read)
  const now = clock.now()
  const userId = key?.createdBy ?? null
  const made = { kind, fileName, source, userId, isByItself: true, address, createdAt: now }
  const parts = { db, background: services.background }
  const importId = 'refusal' in result ? null : await storeImport(family, parts, result.file, made, false)
  const discard = async (tx: Database | Tx) => {
    if (importId !== null) await discardImports(tables, tx, eq(tables.imports.id, importId))
  }
  const isThisArrival = and(
    eq(arrivals.id, id),
    eq(arrivals.fileKey, fileKey),
    keyId === null ? isNull(arrivals.keyId) : eq(arrivals.keyId, keyId),
  )
  const take = async (tx: Tx) => {
    await lockImports(tables, tx)
    const [waiting] = await tx
      .select({ id: arrivals.id })
      .from(arrivals)
      .where(and(isThisArrival, isNextOfKind(family, tx)))
      .for('update')
    if (!waiting) return discard(tx)
    if (importId !== null) await startCheck(tables, tx, importId)
    const change = 'refusal' in result ? { refusal: result.refusal, finishedAt: now } : { importId }
    await tx
      .update(arrivals)
      .set({ ...change, fileKey: null })
      .where(eq(arrivals.id, id))
    await services.files.release(tx, fileKey, now)
  }
  try {
    await db.transaction(take)
  } catch (cause) {
    // Removes the stored rows and rethrows, for example when the storage is unavailable. A later run reads
    // the file again.
    await discard(db)
    throw cause
  }
  return true
}

function isNextOfKind(family: Family, tx: Database | Tx) {
  const { arrivals, imports } = family.tables
  const isOfKind = 'kind' in imports && 'kind' in arrivals ? eq(imports.kind, arrivals.kind) : undefined
  const open = tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(isOfKind, isOpen(family.tables)))
  return and(isNotNull(arrivals.fileKey), notExists(open), family.isFirst?.(tx))
}

async function readOrRefuse<File>(
  bytes: Uint8Array | null,
  read: (bytes: Uint8Array) => Promise<File>,
): Promise<{ file: File } | { refusal: string }> {
  if (bytes === null) return { refusal: 'gone' }
  try {
    return { file: await read(bytes) }
  } catch (cause) {
    if (!(cause instanceof SheetRefused)) throw cause
    return { refusal: cause.problem }
  }
}
