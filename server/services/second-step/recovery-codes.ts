import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { RECOVERY_CODES, RECOVERY_LENGTH, RECOVERY_LETTERS } from '#domain/identity/second-step.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { secondFactorCodes } from '../../db/schema/second-factors.ts'
import type { ServerKeys } from '../../crypto/keys.ts'

function newCode(): string {
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  ).join('')
  return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`
}

function fingerprint(keys: ServerKeys, userId: number, code: string): string {
  return keys.fingerprint('second-step-code', `${userId}:${code.replace('-', '')}`)
}

/** Replaces all codes with ten new codes, which cannot be read again later. */
export async function replaceRecoveryCodes(tx: Tx, keys: ServerKeys, userId: number): Promise<string[]> {
  await tx.delete(secondFactorCodes).where(eq(secondFactorCodes.userId, userId))
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx
    .insert(secondFactorCodes)
    .values(codes.map((code) => ({ userId, codeHash: fingerprint(keys, userId, code) })))
  return codes
}

/** Finds and consumes a code in one statement, so simultaneous uses cannot both succeed. */
export async function takeRecoveryCode(
  db: Database,
  keys: ServerKeys,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(secondFactorCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(secondFactorCodes.userId, userId),
        eq(secondFactorCodes.codeHash, fingerprint(keys, userId, code)),
        isNull(secondFactorCodes.usedAt),
      ),
    )
    .returning({ id: secondFactorCodes.id })
  return used.length > 0
}

export async function countRecoveryCodes(db: Database | Tx, userId: number): Promise<number> {
  const unused = and(eq(secondFactorCodes.userId, userId), isNull(secondFactorCodes.usedAt))
  const rows = await db.select({ left: count() }).from(secondFactorCodes).where(unused)
  return rows[0]?.left ?? 0
}
