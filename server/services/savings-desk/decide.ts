import { eq } from 'drizzle-orm'
import { companyDate, formatDate } from '#domain/dates.ts'
import { isWeeklyLoan } from '#domain/loan.ts'
import { formatMoney } from '#domain/money.ts'
import { properName } from '#domain/person-name.ts'
import { deskRefusal } from '#domain/savings-desk.ts'
import { isDeskKind, needsWord } from '#domain/savings-requests.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { isAskersHand } from '../../identity/one-hand.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { undo } from '../savings/cancel.ts'
import { freezePaper } from '../savings/loan-papers.ts'
import { lockFund, type OpenFund } from '../savings/open-fund.ts'
import {
  findParameters,
  firstPaymentAfter,
  movementPayday,
  type Parameters,
  type Request,
} from '../savings/queries.ts'
import { tellAuthorized, tellRefused } from '../savings/tell.ts'
import { judge } from './judge.ts'
import { type DeskRow, findRequest, requireReach } from './queries.ts'
import { savingsDeskTexts as texts } from './texts.es.ts'

const { loans, savingsRequests } = tables

export type Deciding = NotifyContext & { user: User }

/** What a request is about, locked with its person's fund. */
interface OpenRequest {
  request: Request
  /** The one that is asked for. */
  loan: DeskRow['loan']
  fund: OpenFund
  parameters: Parameters | null
}

/** @param shown centavos, as the desk has seen them @returns the payday with which it goes */
export async function authorize(context: Deciding, id: number, shown: number): Promise<string> {
  const { tx } = context
  const open = await openRequest(context, id)
  const { request, fund } = open
  requirePossible(open, shown)
  // After that no payroll takes it, and what was not taken is no savings.
  if (request.kind === 'deposit' && isClosed(request, fund)) fail(texts.closed)
  // A loan goes with the first payroll that is still open; what its person takes out has its payday already.
  const payday = request.kind === 'loan' ? await loanPayday(tx, fund) : null
  const day = payday?.payDate ?? request.payDate ?? ''
  await decided(context, request, {
    status: 'approved',
    ...(payday && { payDate: payday.payDate, closesOn: payday.prepayrollDate }),
  })
  if (payday && request.loanId !== null) {
    // It is paid from a payroll after the one that pays it out.
    const first = (await firstPaymentAfter(tx, payday)) ?? fail(texts.noPayday)
    await tx
      .update(loans)
      .set({ status: 'approved', firstPeriodStart: first.periodStart })
      .where(eq(loans.id, request.loanId))
    await freezePaper(tx, request.loanId)
  }
  await tellAuthorized(context, request, day)
  return day
}

export async function refuse(context: Deciding, id: number, reason: string): Promise<string> {
  const { request, fund } = await openRequest(context, id)
  if (!needsWord(request.kind) && isClosed(request, fund)) fail(texts.tooLate)
  await undo(context.tx, request)
  await decided(context, request, { status: 'refused', reason })
  await tellRefused(context, request, reason)
  return request.payDate ?? ''
}

/** Its prenómina: what was asked for goes as it is. */
function isClosed({ closesOn }: Request, { today }: OpenFund): boolean {
  return closesOn !== null && closesOn < today
}

function fail(message: string): never {
  throw new WireFault('ERROR', message)
}

/** @throws WireFault for one's own, and for one that does not wait any more */
async function openRequest({ tx, user, clock }: Deciding, id: number): Promise<OpenRequest> {
  const found = await findRequest(tx, id)
  if (found === null) fail(texts.unknown)
  await requireReach(tx, user, found)
  const { employeeId } = found.request
  if (employeeId === user.employeeId) fail(ownDataTexts.ownSavings)
  const hands = { askerEmployeeIds: [employeeId], deciderId: user.id }
  if (await isAskersHand(tx, hands, clock.now())) fail(texts.oneHand)
  const today = companyDate(clock.now().getTime())
  const fund = await lockFund(tx, employeeId, today)
  // Whoever was faster has let go of the account: what counts is read behind the lock.
  const row = await findRequest(tx, id)
  if (row === null) fail(texts.unknown)
  if (row.request.status !== 'pending') fail(decisionText(row))
  return { request: row.request, loan: row.loan, fund, parameters: await findParameters(tx, today) }
}

function decisionText({ request: { status, decidedAt }, decider }: DeskRow): string {
  if (status === 'cancelled') return texts.cancelled
  if (decidedAt === null) return texts.done
  const say = status === 'refused' ? texts.refusedBy : texts.authorizedBy
  return say(
    decider === null ? texts.nobody : properName(decider),
    formatDate(companyDate(decidedAt.getTime())),
  )
}

/** @throws WireFault with the reason why it can't be authorized as it was shown */
function requirePossible({ request, loan, fund, parameters }: OpenRequest, shown: number): void {
  const { kind, amount } = request
  if (!isDeskKind(kind)) throw new Error('a request that no desk decides on')
  if (kind === 'loan' && parameters === null) fail(texts.noParameters)
  if (loan && (loan.frequency === 'weekly') !== isWeeklyLoan(fund.payGroupId)) fail(texts.otherPayGroup)
  const { offer } = judge(request, kind, { ...fund, parameters })
  const refusal = deskRefusal(kind, offer, amount)
  if (refusal === 'amount') fail(texts.upTo(formatMoney(offer.maximum)))
  if (refusal !== null) fail(texts.refusals[refusal])
  if (shown !== (amount ?? offer.maximum)) fail(texts.changed)
}

async function loanPayday(tx: Tx, { payGroupId, today }: OpenFund) {
  return (await movementPayday(tx, payGroupId, today)) ?? fail(texts.noPayday)
}

async function decided({ tx, user, clock }: Deciding, request: Request, change: Partial<Request>) {
  await tx
    .update(savingsRequests)
    .set({ ...change, decidedAt: clock.now(), decidedBy: user.id })
    .where(eq(savingsRequests.id, request.id))
}
