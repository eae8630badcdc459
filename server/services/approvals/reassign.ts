import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import type { Role } from '#domain/identity/roles.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { notifyApprover } from './notify-people.ts'
import type { Approval } from './queries.ts'
import { recordApproval } from './record.ts'
import {
  approverOf,
  generalistBeside,
  involvedIn,
  isApproverValid,
  isEscalationValid,
} from './who-decides.ts'

const { approvals } = tables
/** Maximum items that move in the transaction of a change of roles. The job of late approvals moves the others. */
const MOST_AT_ONCE = 50

/**
 * Reassigns waiting items after a change of the human resources role, because their approver may have lost
 * the right to decide.
 */
export async function reassignAfter(context: NotifyContext, roles: readonly Role[]): Promise<void> {
  if (!roles.includes('recursos-humanos')) return
  await reassign(context, companyDate(context.clock.now().getTime()), MOST_AT_ONCE)
}

/** Returns employees.id of everybody whom the item concerns. */
export async function partiesOf(tx: Tx, { id, kind, requesterId, subjectId }: Approval): Promise<number[]> {
  const involved = candidateKinds.includes(kind) ? await involvedIn(tx, id) : []
  return [requesterId, ...(subjectId === null ? [] : [subjectId]), ...involved]
}

/**
 * Gives waiting items to the usual approver, or else to human resources, when their approver may not decide
 * any more. Ends escalations to people who are not next any more, so that these items escalate again. An item
 * that nobody else can decide keeps its approver, who may decide it again after regaining the role.
 * @param most maximum items, the oldest first
 */
export async function reassign(
  context: NotifyContext,
  today: string,
  most = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const { tx, clock } = context
  const waiting = eq(approvals.state, 'waiting')
  await tx
    .update(approvals)
    .set({ escalatedToId: null })
    .where(and(waiting, isNotNull(approvals.escalatedToId), sql`not ${isEscalationValid(tx)}`))
  const items = await tx
    .select()
    .from(approvals)
    .where(and(waiting, sql`not ${isApproverValid(tx)}`))
    .orderBy(asc(approvals.id))
    .limit(most)
    .for('update', { skipLocked: true })
  for (const item of items) {
    const others = [item.approverId, ...(await partiesOf(tx, item))]
    const usual = candidateKinds.includes(item.kind)
      ? null
      : await approverOf(tx, item.requesterId, item.kind)
    const next =
      usual !== null && !others.includes(usual.approverId) ? usual : await generalistBeside(tx, others)
    if (next === null) continue
    const moved = { ...next, escalatedToId: null }
    await tx.update(approvals).set(moved).where(eq(approvals.id, item.id))
    await notifyApprover(context, { ...item, ...moved }, today)
    await recordApproval({ tx, clock, address: '' }, 'approval-escalated', item, null)
  }
}
