import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import type { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Arrivals } from './tables.ts'

/** Refusal code of a file whose key was revoked before the file was read. The same file may be sent again. */
export const REVOKED = 'revoked'

export function revokedKeys(tx: Database | Tx) {
  return tx.select({ id: importKeys.id }).from(importKeys).where(isNotNull(importKeys.revokedAt))
}

export async function isRevoked(tx: Database | Tx, keyId: number | null): Promise<boolean> {
  if (keyId === null) return false
  const isRevokedKey = and(eq(importKeys.id, keyId), isNotNull(importKeys.revokedAt))
  return (await tx.$count(importKeys, isRevokedKey)) > 0
}

/**
 * Refuses queued files of revoked keys and frees their storage. A file in progress stops at its next step.
 */
export async function refuseRevoked(
  tx: Tx,
  { files, now }: { files: Pick<FileRoom, 'release'>; now: Date },
  lines: readonly (Arrivals | typeof payrollImports)[],
): Promise<void> {
  for (const line of lines) {
    const isOfRevoked = and(
      inArray(line.keyId, revokedKeys(tx)),
      isNull(line.finishedAt),
      isNotNull(line.fileKey),
    )
    const isUnleased =
      'leaseUntil' in line ? or(isNull(line.leaseUntil), lt(line.leaseUntil, now)) : undefined
    const left = await tx
      .select({ id: line.id, fileKey: line.fileKey })
      .from(line)
      .where(and(isOfRevoked, isUnleased))
      .for('update', { skipLocked: true })
    for (const { id, fileKey } of left) {
      if (fileKey !== null) await files.release(tx, fileKey, now)
      await tx.update(line).set({ refusal: REVOKED, finishedAt: now, fileKey: null }).where(eq(line.id, id))
    }
  }
}
