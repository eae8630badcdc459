import { eq } from 'drizzle-orm'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { readSession } from '../../identity/session-rows.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { candidateDecided, requireSameFits } from '../candidates/after-decision.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { approvalAuthorized } from '../outbound/decided.ts'
import { type Approval, deciderOf, lockApproval, mayDecide } from './queries.ts'
import { recordApproval } from './record.ts'
import { requireIndependentDecider } from './require-independent-decider.ts'
import { notifyDecided, storeComment } from './notify-people.ts'
import { approvalTexts as texts } from './texts.es.ts'

export interface Decider {
  employeeId: number
  userId: number | null
}

/**
 * Context of a decision:
 * - address: network address of the client, for the security log.
 * - token: session token.
 * - byLink: the decision came through a public link.
 * - byMail: only the link in an email identified the person.
 */
export type Deciding = NotifyContext & {
  address: string
  token: string
  byLink?: boolean
  byMail?: boolean
}

/** Period in ms after a decision in which the decider may change the comment. */
const REWRITABLE_MS = 5 * 60 * 1000

export interface Decision {
  state: 'authorized' | 'refused'
  comment: string | null
  fits?: readonly Fit[]
}

/**
 * Decides one item under its row lock. A second decider gets an error with the first decider's name and the
 * day. The same decision by the same person is a retry after a lost response.
 * @throws WireFault if the person may not decide the item, or if the item is decided, withdrawn or lapsed
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
  // Also accepts a retry from a substitute whose substitution has ended in the meantime.
  if (item.state === decision.state && decider.userId !== null && item.decidedBy === decider.userId) {
    await requireSameFits(tx, item, decision.fits)
    await changeComment(context, item, decision.comment, decider.userId)
    return item
  }
  if (!(await mayDecide(tx, id, decider.employeeId, today))) throw new WireFault('ERROR', texts.unknown)
  if (item.state !== 'waiting') throw new WireFault('ERROR', await outcomeText(tx, item))
  if (item.kind === 'carta' && decision.state === 'authorized' && decision.comment === null)
    throw new WireFault('ERROR', texts.needsPlace)
  if (decider.userId !== null) {
    const by = {
      deciderId: decider.userId,
      deciderEmployeeId: decider.employeeId,
      byMail: context.byMail === true,
    }
    await requireIndependentDecider(tx, item, by, clock.now())
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
  if (decision.state === 'authorized') await approvalAuthorized(context, item)
  await notifyDecided(context, item, decision.state, decision.comment)
  return item
}

/**
 * Changes the comment when the same session repeats its decision within REWRITABLE_MS. The comment is a
 * refusal's reason or a letter's pickup place. The security log keeps the previous text. Any other repetition
 * fails as already decided.
 */
async function changeComment(
  context: Deciding,
  item: Approval,
  comment: string | null,
  userId: number,
): Promise<void> {
  if (comment === null || comment === item.comment) return
  const { tx, clock } = context
  const signIn = await signInOf(context)
  const isSameSession = signIn !== null && item.decidedIn?.getTime() === signIn.getTime()
  const age = clock.now().getTime() - (item.decidedAt?.getTime() ?? 0)
  if (!isSameSession || age >= REWRITABLE_MS) throw new WireFault('ERROR', await outcomeText(tx, item))
  await tx.update(tables.approvals).set({ comment }).where(eq(tables.approvals.id, item.id))
  await recordApproval(context, 'approval-reason-changed', item, userId, { former: item.comment ?? '' })
  await storeComment(context, item, comment)
}

async function signInOf({ tx, token, byLink }: Deciding): Promise<Date | null> {
  const session = byLink === true || token === '' ? null : await readSession(tx, token)
  return session?.beganAt ?? null
}

export function isOwn(item: Pick<Approval, 'requesterId' | 'subjectId'>, decider: Decider): boolean {
  return item.requesterId === decider.employeeId || item.subjectId === decider.employeeId
}

export async function outcomeText(tx: Tx, item: Approval): Promise<string> {
  if (item.state === 'withdrawn') return texts.withdrawn
  if (item.state === 'lapsed') return texts.lapsed
  const name = await deciderOf(tx, item)
  const day = item.decidedAt === null ? '' : formatDate(companyDate(item.decidedAt.getTime()))
  const outcomeOf = item.state === 'authorized' ? texts.authorizedBy : texts.refusedBy
  return outcomeOf(name === null ? texts.someone : properName(name), day)
}
