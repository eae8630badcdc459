import { eq } from 'drizzle-orm'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { formatMoney } from '#domain/money/money.ts'
import { properName } from '#domain/text/person-name.ts'
import { deskRefusal } from '#domain/savings/savings-desk.ts'
import { isDeskKind, needsDecision } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isControlledByDecider, isControlledByRequester } from '../../identity/account-control.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { movementBinding, movementUndone } from '../outbound/decided.ts'
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
import { notifyAuthorized, notifyRefused } from '../savings/notify-owner.ts'
import { checkRequest } from './check-request.ts'
import { canAnotherDecide, type DeskRow, findRequest, requireReach } from './queries.ts'
import { savingsDeskTexts as texts } from './texts.es.ts'

const { loans, savingsRequests } = tables

export type Deciding = NotifyContext & { user: User }

interface OpenRequest {
  request: Request
  loan: DeskRow['loan']
  fund: OpenFund
  parameters: Parameters | null
}

/**
 * @param shownAmount centavos, as the desk screen showed them
 * @returns the payday of the request
 */
export async function authorize(context: Deciding, id: number, shownAmount: number): Promise<string> {
  const { tx } = context
  const open = await openRequest(context, id)
  const { request, fund } = open
  requirePossible(open, shownAmount)
  // A closed prenómina takes no further amounts, so the contribution would be saved without having been paid.
  if (request.kind === 'deposit' && isClosed(request, fund)) fail(texts.closed)
  // The first open payroll pays out a loan. Other requests already have a payday.
  const payday = request.kind === 'loan' ? await loanPayday(tx, fund) : null
  const day = payday?.payDate ?? request.payDate ?? ''
  await decided(context, request, {
    status: 'approved',
    ...(payday && { payDate: payday.payDate, closesOn: payday.prepayrollDate }),
  })
  if (payday && request.loanId !== null) {
    const first = (await firstPaymentAfter(tx, payday)) ?? fail(texts.noPayday)
    await tx
      .update(loans)
      .set({ status: 'approved', firstPeriodStart: first.periodStart })
      .where(eq(loans.id, request.loanId))
    await freezePaper(tx, request.loanId)
  }
  // Payroll already knows a movement that needs no decision.
  if (needsDecision(request.kind)) await movementBinding(context, { ...request, payDate: day })
  await notifyAuthorized(context, request, day)
  return day
}

export async function refuse(context: Deciding, id: number, reason: string): Promise<string> {
  const { request, fund } = await openRequest(context, id)
  if (!needsDecision(request.kind) && isClosed(request, fund)) fail(texts.tooLate)
  await undo(context.tx, request)
  await decided(context, request, { status: 'refused', reason })
  await movementUndone(context, request)
  await notifyRefused(context, request, reason)
  return request.payDate ?? ''
}

function isClosed({ closesOn }: Request, { today }: OpenFund): boolean {
  return closesOn !== null && closesOn < today
}

/** @throws WireFault for an unknown or decided request, or if the caller may not decide the request */
async function openRequest(context: Deciding, id: number): Promise<OpenRequest> {
  const { tx, user, clock } = context
  const found = await findRequest(tx, id)
  if (found === null) fail(texts.unknown)
  await requireReach(tx, user, found)
  const { employeeId } = found.request
  if (employeeId === user.employeeId) fail(ownDataTexts.ownSavings)
  const parties = { askerEmployeeIds: [employeeId], deciderId: user.id }
  if (await isControlledByRequester(tx, parties)) fail(texts.oneHand)
  if (
    (await isControlledByDecider(tx, parties, clock.now())) &&
    (await canAnotherDecide(tx, employeeId, user))
  )
    fail(ownDataTexts.issuedByDecider)
  const today = companyDate(clock.now().getTime())
  const fund = await lockFund(tx, employeeId, today)
  // Reads again under the lock, because another decision may have come first.
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

/** @throws WireFault with the reason why the request cannot be authorized as shown */
function requirePossible({ request, loan, fund, parameters }: OpenRequest, shownAmount: number): void {
  const { kind, amount } = request
  if (!isDeskKind(kind)) throw new Error('a request that the desk does not decide')
  if (kind === 'loan' && parameters === null) fail(texts.noParameters)
  if (loan && (loan.frequency === 'weekly') !== isWeeklyLoan(fund.payGroupId)) fail(texts.otherPayGroup)
  const { offer } = checkRequest(request, kind, { ...fund, parameters })
  const refusal = deskRefusal(kind, offer, amount)
  if (refusal === 'amount') fail(texts.upTo(formatMoney(offer.maximum)))
  if (refusal !== null) fail(texts.refusals[refusal])
  if (shownAmount !== (amount ?? offer.maximum)) fail(texts.changed)
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
