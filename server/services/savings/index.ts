import * as savings from '#contract/savings/savings.ts'
import * as statement from '#contract/savings/savings-statement.ts'
import { companyDate } from '#domain/time/dates.ts'
import { defineService } from '../../operations/service.ts'
import { requireOwnId, requireOwnNumber } from '../own-data.ts'
import { toSavingsUser } from './fund.ts'
import { findQuota } from './legal-quota.ts'
import { countLoansWithPapers, listLoansWithPapers } from './loan-papers.ts'
import { memberOf } from './member.ts'
import * as queries from './queries.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { toPesos } = queries
const MOVEMENT_LIMIT = 600

/** Only people of company 00100 have a savings fund. */
const service = defineService(
  { ...savings, ...statement },
  {
    async readSavings({ userId }, { tx, user, clock }) {
      requireOwnId(user, userId)
      const employeeId = memberOf(user, 403)
      const today = companyDate(clock.now().getTime())
      const person = await queries.readPerson(tx, employeeId)
      const account = await queries.findAccount(tx, employeeId)
      const { contributed } = await queries.sumMovements(tx, employeeId, today)
      const parameters = await queries.findParameters(tx, today)
      const data = toSavingsUser({
        name: person.firstName,
        payGroupId: person.payGroupId,
        today,
        payday: await queries.nextPayday(tx, person.payGroupId, today),
        account,
        loan: account && (await queries.findLoan(tx, employeeId)),
        contributed,
        loans: await countLoansWithPapers(tx, employeeId),
        pending: await queries.listPending(tx, employeeId),
        loanFactor: parameters?.loanFactor,
        minimum: queries.leastSaved(parameters, person.payGroupId),
        quota: await findQuota(tx, employeeId, today),
      })
      return { status: 'OK', data }
    },

    async readAccountStatement(_input, { tx, user, clock }) {
      const employeeId = memberOf(user, 403)
      const monthStart = `${companyDate(clock.now().getTime()).slice(0, 7)}-01`
      const { firstName, paternalName, maternalName } = await queries.readPerson(tx, employeeId)
      const account = await queries.findAccount(tx, employeeId)
      const { since } = await queries.sumMovements(tx, employeeId, monthStart)
      const total = account?.total ?? 0
      return {
        status: 'OK',
        data: {
          name: [firstName, paternalName, maternalName].filter(Boolean).join(' '),
          benStatus: account?.benefitStatus ?? 'I',
          resumen: { totalMesAnterior: toPesos(total - since), totalGeneral: toPesos(total) },
          movimientosCaja: await queries.listMovements(tx, employeeId, MOVEMENT_LIMIT),
          movimientosPrestamos: await queries.listLoanMovements(tx, employeeId, MOVEMENT_LIMIT),
          prestamos: await listLoansWithPapers(tx, employeeId),
        },
      }
    },

    async readLoan({ folio }, { tx, user }) {
      requireOwnNumber(user, folio, 403)
      const loan = await queries.findLoan(tx, memberOf(user, 403))
      if (!loan) return { status: 'VACIO' }
      return {
        status: 'OK',
        data: {
          prestamo: toPesos(loan.amount),
          pagado: toPesos(loan.amount - loan.remaining),
          restante: toPesos(loan.remaining),
          idPrestamo: loan.id,
          plazo: loan.term,
          pagos: await queries.countPayments(tx, loan),
          prdo: queries.frequencyOf(loan),
          tasaPeriodo: loan.periodRate,
        },
      }
    },
  },
  { words: [[words, wordsEn]] },
)

export { service as savings }
