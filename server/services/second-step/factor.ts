import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { isAppCode, normalCode, SET_UP_MS } from '#domain/identity/second-step.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { secondFactorCodes, secondFactors } from '../../db/schema/second-factors.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import { stepOfCode } from '../../identity/totp.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

/** The purpose binds the key to one person. */
function purposeOf(userId: number): string {
  return `second-factor:${userId}`
}

export async function hasSecondStep(db: Database | Tx, userId: number): Promise<boolean> {
  const isSet = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.secretSealed))
  return (await db.select({ id: secondFactors.userId }).from(secondFactors).where(isSet)).length > 0
}

/** Kind of a consumed code. takeCode returns null for a wrong or used code, or another person's code. */
export type UsedCode = 'app' | 'recovery'

export async function takeCode(
  db: Database,
  keys: ServerKeys,
  userId: number,
  typed: string,
  now: Date,
): Promise<UsedCode | null> {
  const code = normalCode(typed)
  if (isAppCode(code)) return (await takeAppCode(db, keys, userId, code, now)) ? 'app' : null
  return (await takeRecoveryCode(db, keys, userId, code, now)) ? 'recovery' : null
}

/**
 * Accepts a code once. One statement locks the row and advances the last accepted time step, so a second use
 * of the code is rejected.
 */
async function takeAppCode(
  db: Database,
  keys: ServerKeys,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!row?.secretSealed) return false
  const step = stepOfCode(keys.open(purposeOf(userId), row.secretSealed), code, now)
  if (step === null) return false
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.userId })
  return taken.length > 0
}

export async function storePendingKey(
  tx: Tx,
  keys: ServerKeys,
  userId: number,
  key: Uint8Array,
  now: Date,
): Promise<void> {
  const pending = { pendingSealed: keys.seal(purposeOf(userId), key), pendingAt: now }
  await tx
    .insert(secondFactors)
    .values({ userId, ...pending })
    .onConflictDoUpdate({ target: secondFactors.userId, set: pending })
}

export interface Confirmation {
  sealed: Uint8Array
  step: number
}

/**
 * Checks a code against the pending key.
 * @returns null for a wrong code; 'over' without a pending key, or after its time
 */
export async function tryPending(
  db: Database,
  keys: ServerKeys,
  userId: number,
  typed: string,
  now: Date,
): Promise<Confirmation | 'over' | null> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!row?.pendingSealed || !row.pendingAt) return 'over'
  if (now.getTime() - row.pendingAt.getTime() > SET_UP_MS) return 'over'
  const sealed = row.pendingSealed
  const step = stepOfCode(keys.open(purposeOf(userId), sealed), normalCode(typed), now)
  return step === null ? null : { sealed, step }
}

/** @returns false for a key that was used or replaced in the meantime */
export async function confirmPending(
  tx: Tx,
  userId: number,
  { sealed, step }: Confirmation,
  now: Date,
): Promise<boolean> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update')
  if (!row?.pendingSealed || !Buffer.from(sealed).equals(row.pendingSealed)) return false
  await tx
    .update(secondFactors)
    .set({
      secretSealed: sealed,
      setAt: now,
      // Prevents a second use of the confirming code.
      lastStep: step,
      pendingSealed: null,
      pendingAt: null,
    })
    .where(eq(secondFactors.userId, userId))
  return true
}

export async function dropSecondStep(tx: Tx, userId: number): Promise<boolean> {
  const dropped = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ secretSealed: secondFactors.secretSealed })
  await tx.delete(secondFactorCodes).where(eq(secondFactorCodes.userId, userId))
  return dropped.some(({ secretSealed }) => secretSealed !== null)
}
