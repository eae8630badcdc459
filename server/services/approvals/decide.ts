import { eq } from 'drizzle-orm'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { companyDate, formatDate } from '#domain/dates.ts'
import { properName } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateDecided, requireSameFits } from '../candidates/decided.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { type Approval, deciderOf, lockApproval, mayDecide } from './queries.ts'
import { recordApproval } from './record.ts'
import { tellDecided, tellReason } from './tell.ts'
import { approvalTexts as texts } from './texts.es.ts'

/** Who decides: an employee, with the account where it is known (users.id). */
export interface Decider {
  employeeId: number
  userId: number | null
}

/** address: of the caller, for the record; byLink: the key of a public link stood for the person. */
export type Deciding = NotifyContext & { address: string; byLink?: boolean }

export interface Decision {
  state: 'authorized' | 'refused'
  comment: string | null
  /** Of a person who is proposed: one for each requirement (ROUTE-15). */
  fits?: readonly Fit[]
}

/**
 * One decision on one item, behind its row's lock: whoever comes second is told by whom and when. The same person's same
 * decision again is the first one, whose answer was lost.
 * @throws WireFault with the reason: it is nothing of theirs, it was decided, withdrawn, or its day has gone by
 */
export async function decide(
  context: Deciding,
  { id, kind }: { id: number; kind: ApprovalKind | null },
  decider: Decider,
  decision: Decision,
): Promise<Approval> {
  const { tx, clock } = context
  const today = companyDate(clock.now().getTime())
  const item = await lockApproval(tx, id)
  if (item === null || (kind !== null && item.kind !== kind)) throw new WireFault('ERROR', texts.unknown)
  if (isOwn(item, decider)) throw new WireFault('ERROR', texts.own)
  // Also for a substitute whose days were over before the answer came through.
  if (item.state === decision.state && decider.userId !== null && item.decidedBy === decider.userId) {
    await requireSameFits(tx, item, decision.fits)
    await changeReason(context, item, decision.comment)
    return item
  }
  if (!(await mayDecide(tx, id, decider.employeeId, today))) throw new WireFault('ERROR', texts.unknown)
  if (item.state !== 'waiting') throw new WireFault('ERROR', await whatBecameOf(tx, item))
  if (
    item.toDay !== null &&
    item.toDay < today &&
    item.kind !== 'incidencia' &&
    item.kind !== 'tiempo_extra'
  ) {
    throw new WireFault('ERROR', texts.lapsed)
  }
  await tx
    .update(tables.approvals)
    .set({
      state: decision.state,
      comment: decision.comment,
      decidedAt: clock.now(),
      decidedBy: decider.userId,
    })
    .where(eq(tables.approvals.id, id))
  await recordApproval(context, `approval-${decision.state}`, item, decider.userId)
  await candidateDecided(context, item, decision, decider.userId)
  await tellDecided(context, item, decision.state, decision.comment)
  return item
}

/**
 * A decision that is repeated because its answer was lost may come with another reason: the last one that its author wrote
 * is what the asker reads.
 */
export async function changeReason(context: Deciding, item: Approval, comment: string | null): Promise<void> {
  if (item.state !== 'refused' || comment === null || comment === item.comment) return
  await context.tx.update(tables.approvals).set({ comment }).where(eq(tables.approvals.id, item.id))
  await tellReason(context, item, comment)
}

export function isOwn(item: Pick<Approval, 'requesterId' | 'subjectId'>, decider: Decider): boolean {
  return item.requesterId === decider.employeeId || item.subjectId === decider.employeeId
}

/** By whom and when, for whoever comes too late. */
export async function whatBecameOf(tx: Tx, item: Approval): Promise<string> {
  if (item.state === 'withdrawn') return texts.withdrawn
  if (item.state === 'lapsed') return texts.lapsed
  const name = await deciderOf(tx, item)
  const day = item.decidedAt === null ? '' : formatDate(companyDate(item.decidedAt.getTime()))
  const say = item.state === 'authorized' ? texts.authorizedBy : texts.refusedBy
  return say(name === null ? texts.someone : properName(name), day)
}
