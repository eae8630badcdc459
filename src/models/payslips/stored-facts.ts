import { type ApprovalItem, listAsked } from '#contract/approvals/approvals.ts'
import { listPayslipHistory, listPayslips } from '#contract/payslips/payslips.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { type AccountStatement, readAccountStatement } from '#contract/savings/savings-statement.ts'
import {
  type KardexRow,
  listAdministrativeAbsences,
  listIncapacities,
  listPermits,
  listUnjustifiedAbsences,
  listVacations,
  readImportedDays,
} from '#contract/time/kardex.ts'
import { type Kept, readKept } from '#core/store/kept.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { hasAllImported } from '#domain/pay-check/coverage.ts'
import type {
  AuthorizedFacts,
  DayRange,
  KardexFacts,
  PayFacts,
  StatementFacts,
} from '#domain/pay-check/facts.ts'
import { lacksVacation, mayPayVacation, vacationYear } from '#domain/pay-check/other-vacation.ts'
import {
  checkedLine,
  earlierPay,
  employmentFacts,
  furtherPay,
  kardexFacts,
  mostPaidIn,
  payAfter,
  payUntil,
  yearlyTopic,
} from '#domain/pay-check/sources.ts'
import { mergePeriods, type PayslipPeriod, payslipKey, payslipKind } from '#domain/payslips/payslip.ts'
import { companyDate } from '#domain/time/dates.ts'
import { readKeptLaw } from '../law/ahead.ts'
import { NEWEST } from '../requests/request-answers.ts'
import { type PayslipDetail, readLegacyPayslip } from './legacy-payslip.ts'
import { toExplain } from './line-facts.ts'

/**
 * Operations whose new response repeats the check (use-pay-check.ts): payslips, labour record, requests and
 * savings.
 */
export const factOperations: ReadonlySet<string> = new Set(
  [
    listAdministrativeAbsences,
    listAsked,
    listIncapacities,
    listPayslips,
    listPermits,
    listUnjustifiedAbsences,
    listVacations,
    readAccountStatement,
    readImportedDays,
  ].map(({ id }) => id),
)

/**
 * Reads the facts about a payslip from the device only. Returns null when the payslip has no valid period.
 * @param periods payslips of the current list; the stored history is added
 * @param folio the person's employee number
 */
export async function readPayFacts(
  period: PayslipPeriod,
  detail: PayslipDetail,
  periods: readonly PayslipPeriod[],
  folio: string,
): Promise<PayFacts | null> {
  const start = detail.start.slice(0, 10)
  const end = detail.end.slice(0, 10)
  if (![start, end, period.end_date].every(isDay) || start > end) return null
  const history = (await readKept(listPayslipHistory, {}))?.value.data
  const known = mergePeriods([...periods], Array.isArray(history) ? history : [])
  const next = payAfter(period, known)
  const [later, earlier, further, oldest, kardex, authorized, statement, law] = await Promise.all([
    readDetail(next),
    readDetail(payUntil(period, known)),
    Promise.all(furtherPay(period, known).map(readDetail)),
    Promise.all(earlierPay(period, known).map(readDetail)),
    readKardexFacts(folio),
    readAuthorized(folio),
    readStatementFacts(),
    readKeptLaw(),
  ])
  const lines = linesOf(detail)
  const records = kardex === 'unreadable' ? null : kardex
  return {
    payslip: {
      kind: payslipKind(period),
      year: period.year,
      period: String(period.period).trim(),
      start,
      end,
      paid: detail.paid.slice(0, 10),
      daysPaid: daysOf(detail.daysPaid),
      dailySalary: detail.dailySalary,
      cashTotal: detail.cashTotal,
      lines,
    },
    later: later && linesOf(later),
    laterEnd: next && next.end_date,
    further: further.includes(null)
      ? null
      : further
          .flatMap((one) => one ?? [])
          .map((one) => ({ end: one.end.slice(0, 10), lines: linesOf(one) })),
    earlier: oldest
      .flatMap((one) => one ?? [])
      .map((one) => ({
        start: one.start.slice(0, 10),
        end: one.end.slice(0, 10),
        daysPaid: daysOf(one.daysPaid),
        lines: linesOf(one),
      })),
    neighbours: [later, earlier].flatMap((one) =>
      one === null
        ? []
        : [
            {
              start: one.start.slice(0, 10),
              end: one.end.slice(0, 10),
              lines: linesOf(one),
              cashTotal: one.cashTotal,
              daysPaid: daysOf(one.daysPaid),
            },
          ],
    ),
    jobs: {
      ...employmentFacts(period, start, known),
      previousDaysPaid: earlier && daysOf(earlier.daysPaid),
      ...(detail.hiredOn !== undefined && isDay(detail.hiredOn) && { hiredOn: detail.hiredOn }),
    },
    kardex: records,
    isKardexUnreadable: kardex === 'unreadable',
    authorized,
    statement,
    otherBonus: await readOtherBonus(period, known),
    otherVacation: lacksVacation({ start, end }, lines, records)
      ? await readOtherVacation(period, { start, end }, known)
      : null,
    law,
  }
}

/** Returns null for a payslip without a yearly payment, and when the device lacks the lines of one of the year. */
async function readOtherBonus(own: PayslipPeriod, known: readonly PayslipPeriod[]): Promise<number | null> {
  const topic = yearlyTopic(payslipKind(own))
  if (topic === null) return null
  const others = known.filter(
    (one) => payslipKey(one) !== payslipKey(own) && !one.prenomina && one.year === own.year,
  )
  const details = await Promise.all(others.map(readDetail))
  const bonuses = details.map((detail) => detail && mostPaidIn(linesOf(detail), topic))
  return bonuses.reduce<number | null>(
    (sum, bonus) => (sum === null || bonus === null ? null : sum + bonus),
    0,
  )
}

/** Returns null when the device lacks the lines of one payslip of the year. */
async function readOtherVacation(
  own: PayslipPeriod,
  place: { start: string; end: string },
  known: readonly PayslipPeriod[],
): Promise<boolean | null> {
  const others = vacationYear(own, place.start, known)
  const details = await Promise.all(others.map(readDetail))
  const pays = details.map((detail, at) => {
    const other = others[at]
    return detail && other ? mayPayVacation(other, linesOf(detail), place) : null
  })
  return pays.includes(null) ? null : pays.includes(true)
}

async function readDetail(period: PayslipPeriod | null): Promise<PayslipDetail | null> {
  const payslip = period && (await readLegacyPayslip(period))
  return payslip?.kind === 'detail' ? payslip : null
}

function linesOf({ lines }: PayslipDetail): PayFacts['payslip']['lines'] {
  return lines.map((line) => checkedLine({ ...toExplain(line), amount: line.amount }))
}

/** @param text for example "6.500"; '' when the receipt states no days */
function daysOf(text: string): number | null {
  return /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null
}

/**
 * Returns the facts of the labour record; null when a list is missing, 'unreadable' when a date cannot be
 * read.
 */
async function readKardexFacts(folio: string): Promise<KardexFacts | 'unreadable' | null> {
  const request = { Folio: folio }
  const [unjustified, administrative, incapacities, permits, vacations, covered] = await Promise.all([
    readKept(listUnjustifiedAbsences, request),
    readKept(listAdministrativeAbsences, request),
    readKept(listIncapacities, request),
    readKept(listPermits, request),
    readKept(listVacations, request),
    readKept(readImportedDays, {}),
  ])
  if (!unjustified || !administrative || !incapacities || !permits || !vacations) return null
  const all = [unjustified, administrative, incapacities, permits, vacations]
  if (all.some(({ value }) => value.data.some((row) => !isDay(dayOf(row))))) return 'unreadable'
  const oldest = Math.min(...all.map(({ at }) => at))
  return kardexFacts(companyDate(oldest), {
    absences: [unjustified, administrative].flatMap(({ value }) => value.data.map(dayOf)),
    incapacities: incapacities.value.data.map(dayOf),
    permits: permits.value.data.map((row) => ({ day: dayOf(row), type: row.TipoPermiso ?? '' })),
    vacations: vacations.value.data.map((row) => ({ day: dayOf(row), status: row.Estatus ?? '' })),
    imported: covered && importedRange(covered, oldest),
  })
}

/**
 * Returns null when the range is missing or cannot be read, or a list may lack a record of its imports: then
 * the imports prove nothing.
 */
function importedRange(
  { value: { cubierto: sent }, at }: Kept<ResponseOf<typeof readImportedDays>>,
  listsAt: number,
): DayRange | null {
  if (!sent || !isDay(sent.desde) || !isDay(sent.hasta) || sent.desde > sent.hasta) return null
  return hasAllImported(listsAt, at) ? { from: sent.desde, to: sent.hasta } : null
}

function dayOf({ Fecha }: KardexRow): string {
  return (Fecha ?? '').slice(0, 10)
}

/** P-92 lists only the person's own requests. */
async function readAuthorized(folio: string): Promise<AuthorizedFacts | null> {
  const asked = await readKept(listAsked, NEWEST)
  if (!asked) return null
  const granted = asked.value.data.filter(isGrantedInTime).map(({ detalle }) => detalle)
  return {
    overtime: granted.flatMap((one) =>
      one.clase === 'tiempo_extra' && one.empleado.trim() === folio.trim()
        ? [{ day: one.dia, hours: one.horas }]
        : [],
    ),
    restDays: granted.flatMap((one) => (one.clase === 'descanso_laborado' ? [one.dia] : [])),
  }
}

/**
 * Returns whether a day was authorized by that day. A later authorization may be paid in any later period.
 */
function isGrantedInTime({ estado, decidido, detalle }: ApprovalItem): boolean {
  if (estado !== 'authorized' || decidido === null || !('dia' in detalle)) return false
  const instant = Date.parse(decidido)
  return !Number.isNaN(instant) && companyDate(instant) <= detalle.dia
}

async function readStatementFacts(): Promise<StatementFacts | null> {
  const kept = await readKept(readAccountStatement, {})
  return kept && statementFacts(kept.value.data, companyDate(kept.at))
}

function statementFacts(data: AccountStatement, asOf: string): StatementFacts {
  return {
    asOf,
    movements: data.movimientosCaja.map(({ concepto, periodo, monto, fecha }) => ({
      concept: concepto,
      period: periodo,
      amount: pesosToCentavos(monto),
      date: fecha?.slice(0, 10),
    })),
    loanMovements: data.movimientosPrestamos.map((row) => ({
      loanId: row.idPrestamo,
      date: row.fechaRegistro.slice(0, 10),
      principal: pesosToCentavos(row.montoAbono),
      interest: pesosToCentavos(row.montoInteres),
      balance: pesosToCentavos(row.saldoActual),
    })),
    loans: (data.prestamos ?? []).map(({ folio, monto, plazo, prdo, tasaPeriodo }) => ({
      id: folio,
      amount: pesosToCentavos(monto),
      term: plazo,
      isWeekly: prdo === 'S',
      periodRate: tasaPeriodo,
    })),
  }
}
