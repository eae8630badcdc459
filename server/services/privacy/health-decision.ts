import { desc, eq } from 'drizzle-orm'
import type { readConsent } from '#contract/privacy/privacy.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { healthConsents as decisions } from '../../db/schema/privacy.ts'

/** Returns the newest decision about health data; null before the first. */
async function newestDecision(tx: Tx, userId: number) {
  const [row] = await tx
    .select()
    .from(decisions)
    .where(eq(decisions.userId, userId))
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .limit(1)
  return row ?? null
}

type HealthDecision = NonNullable<ResponseOf<typeof readConsent>['salud']>

export const answerOf = (isAccepted: boolean) => (isAccepted ? 'acepto' : 'no-acepto')

export async function readHealthDecision(tx: Tx, userId: number): Promise<HealthDecision> {
  const row = await newestDecision(tx, userId)
  if (row === null) return { respuesta: '', fecha: '' }
  return { respuesta: answerOf(row.isAccepted), fecha: companyDateTime(row.decidedAt.getTime()) }
}

/**
 * Returns whether the person refuses to store health data. Locks the account until the transaction ends: a
 * save and a withdrawal run one after the other.
 */
export async function refusesHealth(tx: Tx, userId: number): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return (await newestDecision(tx, userId))?.isAccepted === false
}
