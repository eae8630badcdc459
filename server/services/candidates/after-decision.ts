import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Fit } from '#domain/candidates/stages.ts'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import { recordApproval } from '../approvals/record.ts'
import { notifyApprover } from '../approvals/notify-people.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { type Approver, approverOf, involvedIn, nextApprover } from '../approvals/who-decides.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { offerAuthorized, returnToInterview } from '../jobs/update-application.ts'
import { endLinks } from './links.ts'
import { move, notifyOfStep } from './move.ts'
import { type Candidate, wholeName } from './rows.ts'

const { approvals, candidates, offers, users } = tables

type Deciding = NotifyContext & { address: string; byLink?: boolean }

interface Decided {
  state: 'authorized' | 'refused'
  comment: string | null
  fits?: readonly Fit[]
}

/**
 * Moves a candidate to the next step in the decision's transaction: assessment, authorization, then an offer
 * to prepare. A refusal ends the proposal.
 * @throws WireFault if an answer is missing, nobody can decide next, or the candidate was discarded
 */
export async function candidateDecided(
  context: Deciding,
  item: Approval,
  { state, comment, fits }: Decided,
  userId: number | null,
): Promise<void> {
  if (!candidateKinds.includes(item.kind)) return
  const candidate = await lockByItem(context.tx, item)
  if (state === 'refused') {
    await move(context, candidate.id, { step: 'rechazada', stage: 'descartada', by: userId, comment })
    await endLinks(context.tx, candidate.id, context.clock.now())
    await returnToInterview(context, candidate.id, userId)
    await notifyOfStep(context, candidate, 'rechazada', 'proposer')
  } else if (item.kind === 'apego') {
    await storeFits(context, candidate, fits ?? [], userId)
  } else {
    await context.tx.insert(offers).values({ candidateId: candidate.id, createdAt: context.clock.now() })
    await move(context, candidate.id, { step: 'autorizada', stage: 'oferta', by: userId, comment })
    await offerAuthorized(context, candidate.id, userId)
    await notifyOfStep(context, candidate, 'autorizada', 'all')
  }
}

/** @throws WireFault if the answers of a repeated decision differ from the stored answers */
export async function requireSameFits(tx: Tx, { id, kind }: Approval, fits?: readonly Fit[]): Promise<void> {
  if (kind !== 'apego' || fits === undefined) return
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.fitId, id))
  if (candidate && !isDeepStrictEqual(candidate.fits, fits)) {
    throw new WireFault('ERROR', approvalTexts.otherFits)
  }
}

export async function candidateWithdrawn(context: Deciding, item: Approval, userId: number): Promise<void> {
  if (!candidateKinds.includes(item.kind)) return
  const candidate = await lockByItem(context.tx, item)
  await move(context, candidate.id, { step: 'descartada', stage: 'descartada', by: userId })
  await endLinks(context.tx, candidate.id, context.clock.now())
  await returnToInterview(context, candidate.id, userId)
  if (candidate.proposedBy !== userId) await notifyOfStep(context, candidate, 'descartada', 'proposer')
}

async function lockByItem(tx: Tx, item: Approval): Promise<Candidate> {
  const column = item.kind === 'apego' ? candidates.fitId : candidates.decisionId
  const [candidate] = await tx.select().from(candidates).where(eq(column, item.id)).for('update')
  if (!candidate || candidate.stage === 'descartada') throw new WireFault('ERROR', approvalTexts.unknown)
  return candidate
}

async function storeFits(
  context: Deciding,
  candidate: Candidate,
  fits: readonly Fit[],
  userId: number | null,
): Promise<void> {
  const { tx, clock } = context
  const { requirements } = candidate
  if (fits.length !== requirements.length) throw new WireFault('ERROR', approvalTexts.needsFits)
  const decision = await askDecision(context, candidate, fits)
  await tx
    .update(candidates)
    .set({ fits: [...fits], decisionId: decision.id })
    .where(eq(candidates.id, candidate.id))
  await move(context, candidate.id, { step: 'apego', stage: 'autorizacion', by: userId })
  await recordApproval(context, 'approval-asked', decision, userId)
  await notifyApprover(context, decision, companyDate(clock.now().getTime()))
  await notifyOfStep(context, candidate, 'apego', 'proposer')
}

async function askDecision(
  { tx, clock }: Deciding,
  candidate: Candidate,
  fits: readonly Fit[],
): Promise<Approval> {
  const [vacancy] = await tx.select().from(approvals).where(eq(approvals.id, candidate.vacancyId))
  if (!vacancy) throw new WireFault('ERROR', approvalTexts.unknown)
  const authorizers = await authorizersOf(tx, vacancy.requesterId, candidate)
  const [made] = await tx
    .insert(approvals)
    .values({
      kind: 'candidato',
      ...authorizers,
      requestedAt: clock.now(),
      details: {
        vacante: vacancy.id,
        puesto: detailText(vacancy, 'puesto'),
        nombre: properName(wholeName(candidate)),
        apego: candidate.requirements.map((requirement, at) => ({ ...requirement, cumple: fits[at] })),
        ...(candidate.notes === '' ? {} : { notas: candidate.notes }),
      },
    })
    .returning()
  if (!made) throw new Error('the authorization could not be requested')
  return made
}

/**
 * Returns requester and approver of the authorization. The approver is the requester's usual approver,
 * except:
 * - A proposer or candidate is skipped: the next approver decides.
 * - A candidate who requested the vacancy is replaced as requester by the proposer.
 * - The proposer of an external candidate may decide if nobody else can, because another person assessed the
 *   candidate.
 * @throws WireFault if nobody can decide
 */
async function authorizersOf(
  tx: Tx,
  askerId: number,
  { fitId, accountId }: Candidate,
): Promise<Pick<Approval, 'requesterId'> & Approver> {
  const involved = await involvedIn(tx, fitId ?? 0)
  const [account] = await tx
    .select({ employeeId: users.employeeId })
    .from(users)
    .where(eq(users.id, accountId ?? 0))
  const proposerId = involved.find((id) => id !== account?.employeeId)
  const requesterId = askerId === account?.employeeId ? (proposerId ?? askerId) : askerId
  const usual = await approverOf(tx, askerId, 'candidato')
  const others = [requesterId, ...involved]
  const isPartial = usual !== null && others.includes(usual.approverId)
  const nextInChain = isPartial
    ? await nextApprover(tx, { kind: 'candidato', approverId: usual.approverId }, others)
    : usual
  const isOutsider = accountId === null && usual?.approverId !== requesterId
  const approver = nextInChain ?? (isOutsider ? usual : null)
  if (approver === null) throw new WireFault('ERROR', approvalTexts.nobodyDecides)
  return { requesterId, ...approver }
}
