import { and, eq, isNull } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isControlledByDecider, isControlledByRequester } from '../../identity/account-control.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Approval, mayDecide } from './queries.ts'
import { partiesOf } from './reassign.ts'
import { approvalTexts as texts } from './texts.es.ts'
import { decidesInPerson, hasLeft, nextApprover } from './who-decides.ts'

/**
 * Applies the four-eyes rule to a decision (identity/account-control.ts). For a candidate, the proposer and an
 * internal candidate count as requesters, too.
 * @param byMail whether only the link in an email identified the decider
 * @throws WireFault if the requester controls the decider's account. Also throws if the decider controls the
 * requester's account and another person can decide.
 */
export async function requireIndependentDecider(
  tx: Tx,
  item: Approval,
  { deciderId, deciderEmployeeId, byMail }: { deciderId: number; deciderEmployeeId: number; byMail: boolean },
  now: Date,
): Promise<void> {
  const involved = await partiesOf(tx, item)
  // The proposer of an external candidate may be the decider (who-decides.ts).
  const parties = { askerEmployeeIds: involved.filter((id) => id !== deciderEmployeeId), deciderId }
  if (await isControlledByRequester(tx, parties)) throw new WireFault('ERROR', texts.oneHand)
  // A requester with the approver's password could have named the substitute.
  const approverId = (await decidesInPerson(tx, item.id, deciderEmployeeId))
    ? null
    : await accountOf(tx, item.approverId)
  if (approverId !== null && (await isControlledByRequester(tx, { ...parties, deciderId: approverId })))
    throw new WireFault('ERROR', texts.oneHand)
  if (byMail && (await isControlledByRequester(tx, { ...parties, byMail })))
    throw new WireFault('ERROR', texts.oneHandByMail)
  if (
    (await isControlledByDecider(tx, parties, now)) &&
    (await canAnotherDecide(tx, { ...item, involved }, deciderEmployeeId, companyDate(now.getTime())))
  )
    throw new WireFault('ERROR', ownDataTexts.issuedByDecider)
}

async function canAnotherDecide(
  tx: Tx,
  item: Approval & { involved: number[] },
  deciderEmployeeId: number,
  today: string,
): Promise<boolean> {
  const { id, approverId, escalatedToId, involved } = item
  const next = await nextApprover(tx, item, involved)
  if (next !== null && next.approverId !== deciderEmployeeId) return true
  for (const each of [approverId, escalatedToId]) {
    if (each === null || each === deciderEmployeeId || (await hasLeft(tx, each))) continue
    if (await mayDecide(tx, id, each, today)) return true
  }
  return false
}

async function accountOf(tx: Tx, employeeId: number): Promise<number | null> {
  const { users } = tables
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt)))
  return account?.id ?? null
}
