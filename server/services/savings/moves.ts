import { eq } from 'drizzle-orm'
import * as moves from '#contract/savings/savings-moves.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { readAmount, savingRule } from '#domain/savings/savings-amounts.ts'
import * as rules from '#domain/savings/savings-moves.ts'
import { isDeskKind } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { loanPaidOff } from '../outbound/decided.ts'
import { cancelPending } from './cancel.ts'
import { payLoan, periodOfPayday } from './effects.ts'
import { enrolNow } from './enrol.ts'
import { requireWithinQuota } from './legal-quota.ts'
import { requestLoan } from './loan-request.ts'
import { findLoanOnPaper, toWirePaper } from './loan-papers.ts'
import { memberOf } from './member.ts'
import {
  ask,
  fault,
  type OpenFund,
  openFund,
  refusal,
  refuseFor,
  requireParameters,
  requirePayday,
} from './open-fund.ts'
import * as queries from './queries.ts'
import { usualHoursOfWaiting } from './usual-hours.ts'
import { classes, stepOf } from './wire-names.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { toPesos } = queries

type Amount = string | number

/** @throws WireFault below the minimum or above the maximum saving (BR-05, the fund's own minimum, and the law) */
async function savedAmount(tx: Tx, fund: OpenFund, monto: Amount): Promise<number> {
  const { payGroupId, today } = fund
  const parameters = await queries.findParameters(tx, today)
  const { least, most } = savingRule(payGroupId, queries.leastSaved(parameters, payGroupId))
  const amount = amountWithin(monto, least, most)
  await requireWithinQuota(tx, fund, amount)
  return amount
}

/**
 * Parses an amount into centavos.
 * @throws WireFault for an invalid amount, or an amount outside the limits
 */
function amountWithin(monto: Amount, min: number, max: number): number {
  const amount = readAmount(monto)
  if (amount === null || amount < min || amount > max) throw refusal('amount')
  return amount
}

/**
 * Parses an amount into centavos.
 * @throws WireFault for an offer with a refusal, or an amount above the offer
 */
function offeredAmount(monto: Amount, offer: rules.Offer): number {
  refuseFor(offer.refusal)
  return amountWithin(monto, 1, offer.maximum)
}

const REFUSED_DAYS = 30

/**
 * Each call applies the device's rules again to the locked account, with the server's own payday and pay
 * group.
 */
const service = defineService(moves, {
  async enrol({ monto }, context) {
    const fund = await openFund(context)
    refuseFor(rules.enrolmentRefusal(fund.position))
    return enrolNow(context, fund, await savedAmount(context.tx, fund, monto))
  },

  async changeSavedAmount({ monto }, context) {
    const fund = await openFund(context)
    refuseFor(rules.savingRefusal('change', fund.position))
    const amount = await savedAmount(context.tx, fund, monto)
    return ask(context, fund, { kind: 'change', amount })
  },

  async depositSavings({ monto }, context) {
    const fund = await openFund(context)
    refuseFor(rules.savingRefusal('deposit', fund.position))
    const amount = amountWithin(monto, 1, savingRule(fund.payGroupId).most)
    // Payroll deducts the contribution beside the usual savings.
    await requireWithinQuota(context.tx, fund, amount + (fund.account?.amount ?? 0))
    return ask(context, fund, { kind: 'deposit', amount })
  },

  async withdrawSavings({ monto }, context) {
    const fund = await openFund(context)
    const amount = offeredAmount(monto, rules.withdrawalOffer(fund.position))
    return ask(context, fund, { kind: 'withdrawal', amount })
  },

  async payLoanExtra({ monto }, context) {
    const fund = await openFund(context)
    const amount = offeredAmount(monto, rules.extraPaymentOffer(fund.position))
    return ask(context, fund, { kind: 'extra_payment', amount })
  },

  // Pays immediately. Accepts only the full payable amount that the person confirmed.
  async payLoanWithSavings({ monto }, context) {
    const fund = await openFund(context)
    const offer = rules.payoffOffer(fund.position)
    refuseFor(offer.refusal)
    const amount = amountWithin(monto, offer.maximum, offer.maximum)
    const period = periodOfPayday(await requirePayday(context.tx, fund))
    const place = { employeeId: fund.employeeId, date: fund.today, period, requestId: null }
    if (fund.loan) {
      const { employeeId, today, loan } = fund
      await payLoan(context.tx, place, loan, amount)
      await loanPaidOff(context, { employeeId, loanId: loan.id, day: today, centavos: amount })
    }
    return { status: 'OK', respuesta: 1 }
  },

  async leaveSavings({ montoPrestamo, montoAhorro }, context) {
    const fund = await openFund(context)
    const { employeeId, position } = fund
    refuseFor(rules.leavingOffer(position).refusal)
    const isAsShown = toPesos(position.owed) === montoPrestamo && toPesos(position.saved) === montoAhorro
    if (!isAsShown) throw fault(texts.changed)
    const own = eq(tables.savingsAccounts.employeeId, employeeId)
    await context.tx.update(tables.savingsAccounts).set({ isLeaving: true }).where(own)
    return ask(context, fund, { kind: 'leaving', amount: null })
  },

  async requestLoan(input, context) {
    const fund = await openFund(context)
    const parameters = await requireParameters(context.tx, fund.today)
    const offer = rules.loanOffer(fund.position, parameters.loanFactor)
    const amount = offeredAmount(input.monto, offer)
    return requestLoan(context, fund, { ...input, amount, parameters, at: context.clock.now() })
  },

  async cancelMovement({ movimiento }, context) {
    return cancelPending(context, await openFund(context), movimiento)
  },

  async readLoanVariables(_input, { tx, user, clock }) {
    memberOf(user, 200)
    const { tiie, rate } = await requireParameters(tx, companyDate(clock.now().getTime()))
    return { status: 'OK', variables: { tiie, tasa: rate } }
  },

  async listPendingMovements(_input, { tx, user, clock }) {
    const employeeId = memberOf(user, 200)
    const pending = await queries.listPending(tx, employeeId)
    const now = clock.now().getTime()
    const refused = await queries.listRefused(tx, employeeId, addDays(companyDate(now), -REFUSED_DAYS))
    const { payGroupId } = await queries.readPerson(tx, employeeId)
    const payday = await queries.movementPayday(tx, payGroupId, companyDate(now))
    const first = payday && (await queries.firstPaymentAfter(tx, payday))
    const loanId = pending.find((request) => request.loanId !== null)?.loanId ?? null
    const loan = loanId === null ? null : await findLoanOnPaper(tx, loanId)
    const usual = await usualHoursOfWaiting(tx, employeeId, pending, clock.now())
    return {
      status: 'OK',
      ...(payday === null ? {} : { fechaNomina: payday.payDate, fechaCierre: payday.prepayrollDate }),
      ...(first === null ? {} : { primerPago: first.payDate }),
      caja: pending.map((request) => ({
        ...toWire(request),
        ...usual(request),
        ...(isLoanWaiting(request) ? { fNomina: payday?.payDate ?? '' } : {}),
        ...(loan !== null && request.loanId === loan.loan.id ? { prestamo: toWirePaper(loan, first) } : {}),
      })),
      ...(refused.length === 0 ? {} : { rechazadas: refused.map(toWire) }),
    }
  },
})

function isLoanWaiting({ kind, status }: queries.Request): boolean {
  return kind === 'loan' && status === 'pending'
}

function toWire(request: queries.Request) {
  const { id, movementType, kind, requestedOn, payDate, amount, reason, decidedAt } = request
  return {
    id,
    TIPO_MOVIMIENTO: movementType,
    fActual: requestedOn,
    fNomina: payDate ?? '',
    ...(amount === null ? {} : { monto: toPesos(amount) }),
    clase: classes[kind],
    ...(isDeskKind(kind) ? { paso: stepOf(request) } : {}),
    ...(decidedAt === null ? {} : { fechaDecision: companyDate(decidedAt.getTime()) }),
    ...(reason === null ? {} : { motivo: reason }),
  }
}

export { service as savingsMoves }
