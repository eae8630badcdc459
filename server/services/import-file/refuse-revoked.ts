import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connect.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import type { FileRoom } from '../../files/file-room.ts'

/** Among refusals: its key was revoked before it was read. Nothing more of it is taken, and the same file may come anew. */
export const REVOKED = 'revoked'

const lines = { personas: peopleArrivals, datos: dataArrivals, nomina: payrollImports } as const
export type Line = keyof typeof lines

export function revokedKeys(tx: Database | Tx) {
  return tx.select({ id: importKeys.id }).from(importKeys).where(isNotNull(importKeys.revokedAt))
}

export async function isRevoked(tx: Database | Tx, keyId: number | null): Promise<boolean> {
  if (keyId === null) return false
  const isIt = and(eq(importKeys.id, keyId), isNotNull(importKeys.revokedAt))
  return (await tx.$count(importKeys, isIt)) > 0
}

/**
 * Whoever revokes a key means all of it: what it has left in a line is refused, and gives its room back, whatever stands
 * before it there. One that is being read ends at its next step.
 */
export async function refuseRevoked(
  tx: Tx,
  { files, now }: { files: Pick<FileRoom, 'release'>; now: Date },
  which: readonly Line[] = ['personas', 'datos', 'nomina'],
): Promise<void> {
  for (const name of which) {
    const line = lines[name]
    const isOfRevoked = and(
      inArray(line.keyId, revokedKeys(tx)),
      isNull(line.finishedAt),
      isNotNull(line.fileKey),
    )
    const isNobodys =
      name === 'nomina'
        ? or(isNull(payrollImports.leaseUntil), lt(payrollImports.leaseUntil, now))
        : undefined
    const left = await tx
      .select({ id: line.id, fileKey: line.fileKey })
      .from(line)
      .where(and(isOfRevoked, isNobodys))
      .for('update', { skipLocked: true })
    for (const { id, fileKey } of left) {
      if (fileKey !== null) await files.release(tx, fileKey, now)
      await tx.update(line).set({ refusal: REVOKED, finishedAt: now, fileKey: null }).where(eq(line.id, id))
    }
  }
}
