import { and, eq, inArray } from 'drizzle-orm'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { recordApproval } from '../approvals/record.ts'
import { returnToInterview } from '../jobs/update-application.ts'
import { endLinks } from './links.ts'
import { move } from './move.ts'
import { recordCandidate } from './record.ts'
import { findCandidate, lockVisibleCandidate } from './rows.ts'
import { candidateTexts as texts } from './texts.es.ts'

const { approvals } = tables

/**
 * Discards a candidate at any stage before acceptance (P-109). Withdraws waiting items and ends all links.
 * Discarding a discarded candidate changes nothing.
 */
export async function discard(
  context: NotifyContext & { user: User; address: string },
  { id, motivo }: { id: number; motivo: string },
): Promise<void> {
  const { tx, clock, user } = context
  // Locks the items before the candidate, like a decision does. The reverse order could deadlock.
  const seen = await findCandidate(tx, id)
  const itemIds = [seen?.candidate.fitId ?? 0, seen?.candidate.decisionId ?? 0]
  const waiting = await tx
    .select()
    .from(approvals)
    .where(and(inArray(approvals.id, itemIds), eq(approvals.state, 'waiting')))
    .orderBy(approvals.id)
    .for('update')
  const { candidate } = await lockVisibleCandidate(tx, user, id)
  if (candidate.stage === 'descartada') return
  if (candidate.stage === 'aceptada') throw new WireFault('ERROR', texts.accepted)
  if (candidate.stage !== seen?.candidate.stage) throw new WireFault('ERROR', texts.changed)
  for (const item of waiting) {
    await tx
      .update(approvals)
      .set({ state: 'withdrawn', decidedAt: clock.now() })
      .where(eq(approvals.id, item.id))
    await recordApproval(context, 'approval-withdrawn', item, user.id)
  }
  await endLinks(tx, id, clock.now())
  await move(context, id, { step: 'descartada', stage: 'descartada', by: user.id, comment: motivo })
  await returnToInterview(context, id, user.id)
  await recordCandidate(context, 'candidate-discarded', id, user.id)
}
