import { and, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { PROPOSAL_DAYS } from '#domain/roles.ts'
import type { Tx } from '../db/connect.ts'
import { securityEvents } from '../db/schema/security-events.ts'

/** As long as a proposed role waits (PROPOSAL_DAYS). */
export const ONE_HAND_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

/**
 * Whether one person may have both accounts in hand, so that the two are no four eyes. Whoever hands out a one-time password
 * knows it, and whoever adds somebody or brings another mail for them gets the code that leads to a new one: they may act as that account,
 * propose with it or confirm with it, and hand on from there. So both directions count, and a third account in between.
 * @param others through whom it may go, such as all administrators
 */
export async function areOneHand(
  tx: Tx,
  [one, other]: readonly [number, number],
  { others, since }: { others: readonly number[]; since: Date },
): Promise<boolean> {
  const handsOut = or(
    eq(securityEvents.kind, 'one-time-password-issued'),
    // Whoever adds somebody says their mail.
    eq(securityEvents.kind, 'account-made'),
    and(
      eq(securityEvents.kind, 'person-changed'),
      sql`', ' || (${securityEvents.details} ->> 'fields') || ',' like '%, correo,%'`,
    ),
  )
  const rows = await tx
    .selectDistinct({ from: securityEvents.actorId, to: securityEvents.subjectId })
    .from(securityEvents)
    .where(
      and(
        inArray(securityEvents.subjectId, [one, other, ...others]),
        gte(securityEvents.at, since),
        isNotNull(securityEvents.actorId),
        handsOut,
      ),
    )
  const reached = new Set([one])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to } of rows) {
      if (from === null || to === null) continue
      if (reached.has(from)) reached.add(to)
      else if (reached.has(to)) reached.add(from)
    }
  }
  return reached.has(other)
}
