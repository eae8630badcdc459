import { eq } from 'drizzle-orm'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { companyDate, formatDate } from '#domain/dates.ts'
import { properName } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { isAskersHand } from '../../identity/one-hand.ts'
import { readSession } from '../../identity/session-rows.ts'
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

/** address: of the caller, for the record; token: of the call; byLink: the key of a public link stood for the person. */
export type Deciding = NotifyContext & { address: string; token: string; byLink?: boolean }

/** Within this time whoever refused may say the reason in other words. */
const REWRITABLE_MS = 5 * 60 * 1000

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
    await changeReason(context, item, decision.comment, decider.userId)
    return item
  }
  if (!(await mayDecide(tx, id, decider.employeeId, today))) throw new WireFault('ERROR', texts.unknown)
  if (item.state !== 'waiting') throw new WireFault('ERROR', await whatBecameOf(tx, item))
  if (decider.userId !== null) {
    const hands = { askerEmployeeIds: [item.requesterId, item.subjectId], deciderId: decider.userId }
    if (await isAskersHand(tx, hands, clock.now())) throw new WireFault('ERROR', texts.oneHand)
  }
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
      decidedIn: await signInOf(context),
    })
    .where(eq(tables.approvals.id, id))
  await recordApproval(context, `approval-${decision.state}`, item, decider.userId)
  await candidateDecided(context, item, decision, decider.userId)
  await tellDecided(context, item, decision.state, decision.comment)
  return item
}

/**
 * A refusal that is repeated may come with another reason, within minutes and in the session that refused. The record
 * keeps the former one. At any other time the first reason stays, and its author is told that it was decided.
 */
async function changeReason(
  context: Deciding,
  item: Approval,
  comment: string | null,
  userId: number,
): Promise<void> {
  if (item.state !== 'refused' || comment === null || comment === item.comment) return
  const { tx, clock } = context
  const signIn = await signInOf(context)
  const isSameSession = signIn !== null && item.decidedIn?.getTime() === signIn.getTime()
  const age = clock.now().getTime() - (item.decidedAt?.getTime() ?? 0)
  if (!isSameSession || age >= REWRITABLE_MS) throw new WireFault('ERROR', await whatBecameOf(tx, item))
  await tx.update(tables.approvals).set({ comment }).where(eq(tables.approvals.id, item.id))
  await recordApproval(context, 'approval-reason-changed', item, userId, { former: item.comment ?? '' })
  await tellReason(context, item, comment)
}

/** When the password was typed for the session of the call; null where no session decides. */
async function signInOf({ tx, token, byLink }: Deciding): Promise<Date | null> {
  const session = byLink === true || token === '' ? null : await readSession(tx, token)
  return session?.beganAt ?? null
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
