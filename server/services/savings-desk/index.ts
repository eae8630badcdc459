import * as operations from '#contract/savings/savings-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import { wholeMonths } from '#domain/time/months.ts'
import { planOfLoan } from '#domain/savings/loan-plan.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { isDeskKind } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { periodOf } from '#domain/payslips/payroll-calendar.ts'
import { reachOf } from '../../identity/scope.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { findLoanOnPaper, toWirePaper } from '../savings/loan-papers.ts'
import * as savings from '../savings/queries.ts'
import { authorize, refuse } from './decide.ts'
import { checkRequest } from './check-request.ts'
import * as queries from './queries.ts'
import { savingsDeskTexts as texts } from './texts.es.ts'
import { toWire } from './to-wire.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { toPesos } = savings

const service = defineService(
  operations,
  {
    async listSavingsRequests({ clase, decididas, pagina }, { tx, user, clock }) {
      const kind = clase === undefined ? null : queries.kindOf[clase]
      const scope = reachOf(user, 'caja')
      const wanted = { kind, isDecided: decididas, page: pagina }
      const { rows, total } = await queries.listRequests(tx, wanted, scope)
      return {
        status: 'OK',
        data: rows.map((row) => toWire(row, user, clock.now())),
        total,
        porDecidir: await queries.countWaiting(tx, scope),
      }
    },

    async readSavingsRequest({ id }, { tx, user, clock }) {
      const row = await queries.openRequest(tx, id, user, clock.now())
      if (row === null) throw new WireFault('ERROR', texts.unknown)
      const today = companyDate(clock.now().getTime())
      const { request } = row
      if (!isDeskKind(request.kind)) throw new Error('a request that the desk does not decide')
      const facts = await readFacts(tx, request.employeeId, today)
      const { offer, conditions, position } = checkRequest(request, request.kind, facts)
      const { parameters, account, payGroupId } = facts
      const isLoanWaiting = request.kind === 'loan' && request.status === 'pending'
      const payday = isLoanWaiting ? await savings.movementPayday(tx, payGroupId, today) : null
      const loan = request.loanId === null ? null : await findLoanOnPaper(tx, request.loanId)
      const payDate = payday?.payDate ?? request.payDate
      return {
        status: 'OK',
        solicitud: {
          ...toWire(row, user, clock.now()),
          fechaNomina: payDate ?? '',
          ...(payday && { fechaCierre: payday.prepayrollDate }),
        },
        cuenta: {
          ahorro: toPesos(position.saved),
          parteSocial: toPesos(position.socialPart),
          debe: toPesos(facts.loan?.remaining ?? 0),
          comprometido: toPesos(position.promised),
          desde: account?.joinedOn ?? '',
          meses: account ? Math.max(0, wholeMonths(account.joinedOn, today)) : 0,
          grupoPago: payGroupId,
        },
        maximo: toPesos(offer.maximum),
        condiciones:
          request.status === 'pending'
            ? conditions.map(({ reason, isMet, lacks }) => ({
                condicion: reason,
                cumple: isMet,
                // Months are a number; all other values are money.
                falta: reason === 'too-new' ? lacks : toPesos(lacks),
              }))
            : [],
        periodo: await readPeriod(tx, payGroupId, payDate),
        prestamo: row.loan && toAgreement(row.loan),
        puesto: row.jobTitle,
        papel: loan && toWirePaper(loan, payday && (await savings.firstPaymentAfter(tx, payday))),
        tasas: parameters && { tiie: parameters.tiie, tasa: parameters.rate },
      }
    },

    async decideSavingsRequest({ id, decision, monto, motivo }, context) {
      if (decision === 'autorizar') {
        return { status: 'OK', fechaNomina: await authorize(context, id, Math.round(monto * 100)) }
      }
      if (motivo === undefined) throw new WireFault('ERROR', texts.needsReason)
      return { status: 'OK', fechaNomina: await refuse(context, id, motivo) }
    },

    countSavingsRequests: async (_input, { tx, user }) => ({
      status: 'OK',
      porDecidir: await queries.countWaiting(tx, reachOf(user, 'caja')),
    }),
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

export { service as savingsDesk }

async function readFacts(tx: Tx, employeeId: number, today: string) {
  const account = await savings.findAccount(tx, employeeId)
  const { payGroupId } = await savings.readPerson(tx, employeeId)
  return {
    today,
    account,
    payGroupId,
    loan: account && (await savings.findLoan(tx, employeeId)),
    pending: await savings.listPending(tx, employeeId),
    parameters: await savings.findParameters(tx, today),
  }
}

async function readPeriod(tx: Tx, payGroupId: number, payDate: string | null) {
  const payday = payDate === null ? null : await savings.nextPayday(tx, payGroupId, payDate)
  if (payday === null || payday.payDate !== payDate) return null
  const weekly = isWeekly(payGroupId)
  const { startDate, endDate, number } = periodOf(payday.periodStart, weekly)
  return { prdo: weekly ? ('S' as const) : ('Q' as const), numero: number, inicio: startDate, fin: endDate }
}

function toAgreement({ amount, term, frequency, periodRate, instalment, interest }: savings.Loan) {
  const { payments } = planOfLoan({ amount, term, isWeekly: frequency === 'weekly', periodRate })
  return {
    abono: toPesos(instalment),
    interes: toPesos(interest),
    primero: toPesos(payments[0]?.payment ?? 0),
    ultimo: toPesos(payments.at(-1)?.payment ?? 0),
  }
}
