import * as payroll from '#contract/payslips/legacy-payroll.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { companyDate, companyDateTime, formatDate } from '#domain/time/dates.ts'
import { payslipPeriodCode, readPeriodCode } from '#domain/payslips/payslip.ts'
import { endOfSeal } from '#domain/payslips/stamp.ts'
import { cashAndVouchers } from '#domain/payslips/vouchers.ts'
import { defineService, type HandlerContext } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { receiptRfc } from '../payslips/queries.ts'
import { addedFields } from './line-detail.ts'
import {
  findPayslip,
  hasXmlFigures,
  listStamped,
  type PayslipRow,
  readDays,
  readLines,
  readSeal,
  readWorker,
} from './queries.ts'
import { serviceTexts as texts } from './texts.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const STAMPED_LIMIT = 1200
/** Value of `formulario` for a clarification. Any other value requests the full list (K-18). */
const CLARIFICATION = 'aclaracion'
const dayConcepts = [701, 702, 703, 704, 705]
const seals = { valid: 'valido', unproven: 'sinComprobar' } as const
const sealBases = { own: 'propio', sat: 'sat' } as const

type Request = RequestOf<typeof payroll.readPerceptions>
type Context = Pick<HandlerContext<typeof payroll.readPerceptions>, 'tx' | 'user' | 'clock'>

/**
 * Payslips of the older payroll. Lines and sums match the payslip's PDF (spec 001 §3 and §7, LEGPAY-01 …
 * LEGPAY-10).
 */
const service = defineService(
  payroll,
  {
    async readPayrollEmployee(input, context) {
      const payslip = await readableOf(input, context)
      const { employee, company, department } = await readWorker(context.tx, payslip.employeeId)
      const name = [employee.firstName, employee.paternalName, employee.maternalName]
      return {
        status: 'OK',
        dataEmp: {
          compania: company,
          nombre: name.filter(Boolean).join(' '),
          rfc: employee.rfc || (await receiptRfc(context.tx, payslip.id)),
          departamento: department,
          clave: employee.number,
          salarioDiario: toPesos(payslip.dailySalary),
          regimen: employee.regime,
        },
      }
    },

    async readPayrollDates(input, context) {
      const payslip = await payslipOf(input, context)
      const { employee } = await readWorker(context.tx, payslip.employeeId)
      const seal = payslip.stampId === null ? null : await readSeal(context.tx, payslip.id)
      // Sends the stamp only with figures from the XML, because the app treats stamped figures as final.
      const stamp = (await hasXmlFigures(context.tx, payslip.id)) ? stampOf(payslip) : null
      return {
        status: 'OK',
        fechas: {
          fechaInicio: payslip.startDate,
          fechaFin: payslip.endDate,
          fechaPago: payslip.paidDate,
          ...(stamp && Number(payslip.daysPaid) > 0 && { diasPagados: payslip.daysPaid }),
          disponible: isOut(payslip, context),
          // Without a release date, shows the last day of the period.
          fechaDisponible: payslip.visibleFrom ?? payslip.endDate,
          ...(seal && { sello: seals[seal.state], ...(seal.basis && { selloBase: sealBases[seal.basis] }) }),
          fechaIngreso: employee.hireDate,
        },
        ...(stamp && { timbre: stamp }),
      }
    },

    // Always lists the caller's own payslips, whatever gPago says. An unknown value of `formulario` gets the
    // full list.
    async listStampedPayrolls({ formulario }, { tx, user }) {
      const rows = (await listStamped(tx, employeeOf(user), STAMPED_LIMIT)).map(toStamped)
      const list = formulario === CLARIFICATION ? firstOfEachPeriod(rows) : rows
      if (list.length === 0) throw new WireFault('PERIODOVACIO', texts.noneStamped)
      return { status: 'OK', nominasMostrar: list }
    },

    async readPerceptions(input, context) {
      const payslip = await readableOf(input, context)
      const lines = await readLines(context.tx, payslip.id, 'perception', 'otherPayment')
      return {
        status: 'OK',
        percepciones: lines.map((line) => ({
          concepto: line.concept,
          descripcion: line.description,
          importe: toPesos(line.amount),
          ...addedFields(line),
        })),
      }
    },

    // Returns no days for a payment without day counters, like the printed payslip.
    async readPayrollDays(input, context) {
      const payslip = await readableOf(input, context)
      const days = await readDays(context.tx, payslip.id)
      const concepts = days.size > 0 ? dayConcepts : []
      return {
        status: 'OK',
        dias: concepts.map((concept) => ({ concepto: String(concept), dias: days.get(concept) ?? 0 })),
      }
    },

    async readCashTotal(input, context) {
      const payslip = await readableOf(input, context)
      const lines = await readLines(context.tx, payslip.id, 'perception', 'deduction')
      return { status: 'OK', totalEfectivo: toPesos(cashAndVouchers(payslip.net, lines).cash) }
    },

    async readDeductions(input, context) {
      const payslip = await readableOf(input, context)
      const lines = await readLines(context.tx, payslip.id, 'deduction')
      return {
        status: 'OK',
        deducciones: lines.map((line) => ({
          clave: line.concept,
          concepto: line.description,
          importe: toPesos(line.amount),
          saldo: toPesos(line.balance ?? 0),
          ...addedFields(line),
        })),
      }
    },
  },
  { words: [[words, wordsEn]] },
)

export { service as payroll }

function toPesos(centavos: number): number {
  return centavos / 100
}

/**
 * Finds the caller's payslip.
 * @throws WireFault; unknown payslips and other people's payslips get the same error
 */
async function payslipOf(
  { periodo, payroll: payrollId, type }: Request,
  { tx, user }: Pick<Context, 'tx' | 'user'>,
): Promise<PayslipRow> {
  const code = periodo === undefined ? {} : readPeriodCode(periodo)
  const payslip =
    code &&
    (await findPayslip(tx, employeeOf(user), {
      ...code,
      payroll: payrollId === undefined ? undefined : String(payrollId).trim(),
      type,
    }))
  if (!payslip) throw new WireFault('ERROR', texts.noPeriod)
  return payslip
}

/** Returns the payslip of a period; refuses a prenómina before its release. */
async function readableOf(input: Request, context: Context): Promise<PayslipRow> {
  const payslip = await payslipOf(input, context)
  if (!isOut(payslip, context)) {
    throw new WireFault('ERROR', texts.notOut(formatDate(payslip.visibleFrom ?? '')))
  }
  return payslip
}

function stampOf({ stampedAt, fiscalFolio, issuerSeal }: PayslipRow) {
  if (stampedAt === null) return null
  const at = stampedAt.getTime()
  return {
    folio: fiscalFolio ?? '',
    fecha: `${companyDate(at)}T${companyDateTime(at).slice(11)}`,
    sello: endOfSeal(issuerSeal ?? ''),
  }
}

function isOut(payslip: PayslipRow, { clock }: Pick<Context, 'clock'>): boolean {
  return payslip.visibleFrom === null || payslip.visibleFrom <= companyDate(clock.now().getTime())
}

function toStamped(row: PayslipRow) {
  return {
    FIN_CADPER: payslipPeriodCode({ end_date: row.endDate, period: row.period }),
    periodo: `${row.period.padStart(2, '0')} / ${row.year}`,
    end_date: row.endDate,
    period: numberOrText(row.period),
    payroll: numberOrText(row.payroll),
    type: row.type,
  }
}

function numberOrText(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

function firstOfEachPeriod(rows: readonly ReturnType<typeof toStamped>[]) {
  const byCode = new Map<string, ReturnType<typeof toStamped>>()
  for (const row of rows) if (!byCode.has(row.FIN_CADPER)) byCode.set(row.FIN_CADPER, row)
  return [...byCode.values()]
}
