import { eq } from 'drizzle-orm'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateWithdrawn } from '../candidates/after-decision.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { lockApproval } from './queries.ts'
import { recordApproval } from './record.ts'
import { approvalTexts as texts } from './texts.es.ts'

/**
 * Withdraws the caller's waiting request. Withdrawing a withdrawn request changes nothing.
 * @throws WireFault for another person's request, or a decided request
 */
export async function withdraw(
  context: NotifyContext & { user: User; address: string },
  id: number,
): Promise<void> {
  const { tx, clock, user } = context
  const item = await lockApproval(tx, id)
  if (item?.requesterId !== employeeOf(user)) throw new WireFault('ERROR', texts.unknown)
  if (item.state === 'withdrawn') return
  if (item.state !== 'waiting') throw new WireFault('ERROR', texts.notWaiting)
  await tx
    .update(tables.approvals)
    .set({ state: 'withdrawn', decidedAt: clock.now() })
    .where(eq(tables.approvals.id, id))
  await recordApproval(context, 'approval-withdrawn', item, user.id)
  await candidateWithdrawn(context, item, user.id)
}
