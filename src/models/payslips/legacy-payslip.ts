import * as payroll from '#contract/payslips/legacy-payroll.ts'
import type { RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { SealBasis, SealState } from '#domain/cfdi/seal-state.ts'
import { toCentavos } from '#domain/money/money.ts'
import type { PayLine } from '#domain/payslips/pay-difference.ts'
import { type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import type { StampFacts } from '#domain/payslips/stamp.ts'
import { type Failure, fail, type Result, succeed } from '#core/transport/failure.ts'
import { keep, readKept } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'

/**
 * Payslip from the older payroll services. A wait contains the first day on which the prenómina can be viewed
 * (LEGPAY-10).
 */
export type LegacyPayslip = PayslipDetail | PayslipWait

/** Payslip of spec 001 §3. Amounts are centavos, dates YYYY-MM-DD. */
export interface PayslipDetail {
  kind: 'detail'
  /** Year of the last day, "0" and period number. */
  periodo: string
  company: string
  name: string
  taxId: string
  department: string
  number: string
  dailySalary: number
  regime: string
  start: string
  end: string
  paid: string
  /** Text as in the receipt, for example "6.500"; '' when unknown. */
  daysPaid: string
  /** First day of the person's current job, YYYY-MM-DD; missing when the service does not send it. */
  hiredOn?: string
  /** Missing when the host does not check seals, and when the host has no XML of this payslip. */
  seal?: SealState
  /** Certificates that confirm a valid seal; missing for other seals. */
  sealBasis?: SealBasis
  /** Missing for an unstamped payslip, and when the service sends no stamp. */
  stamp?: StampFacts
  lines: DetailLine[]
  /** Concepts 701 to 705. */
  days: { concept: string; days: number }[]
  cashTotal: number
  /** Server time (ms) of the oldest part. */
  at: number
}

export interface PayslipWait {
  kind: 'wait'
  until: string
  at: number
}

export interface DetailLine extends PayLine {
  /** Remaining balance of a deduction; null for a perception, and when the service sends 0. */
  balance: number | null
  /** Facts of the line from the XML, unchanged (line-facts.ts); missing when the service sends none. */
  detail?: WireDetail
}

type WireLine = Parts['perceptions']['percepciones'][number]
export type WireDetail = NonNullable<WireLine['detalle']>

const operations = {
  employee: payroll.readPayrollEmployee,
  dates: payroll.readPayrollDates,
  perceptions: payroll.readPerceptions,
  deductions: payroll.readDeductions,
  days: payroll.readPayrollDays,
  cash: payroll.readCashTotal,
} as const
type PartName = keyof typeof operations
type Parts = { [Name in PartName]: ResponseOf<(typeof operations)[Name]> }
const names = Object.keys(operations) as PartName[]

function requestFor(period: PayslipPeriod): RequestOf<typeof payroll.readPayrollDates> {
  return { periodo: payslipPeriodCode(period), payroll: period.payroll, type: period.type }
}

/**
 * Returns the cache version of a payslip. Amounts may change until a payslip is stamped, so a stamped payslip
 * must not use an earlier copy.
 */
function versionOf({ prenomina, stamped }: PayslipPeriod): string {
  if (prenomina) return 'prenomina'
  return stamped ? 'timbrado' : 'sin-timbrar'
}

/** Returns the cached payslip; null when it is missing or incomplete, or its wait is over. */
export async function readLegacyPayslip(period: PayslipPeriod): Promise<LegacyPayslip | null> {
  const input = requestFor(period)
  const kept = await Promise.all(names.map((name) => readKept(operations[name], input, versionOf(period))))
  const at = Math.min(...kept.map((part) => part?.at ?? Number.POSITIVE_INFINITY))
  const parts = Object.fromEntries(
    names.flatMap((name, index) => (kept[index] ? [[name, kept[index].value]] : [])),
  ) as Partial<Parts>
  const result = assemble(period, parts, at)
  if (!result.ok) return null
  const isOver = result.value.kind === 'wait' && result.value.until <= companyDate(serverNow())
  return isOver ? null : result.value
}

/** Fetches the six parts of a payslip. Caches them only when the result is a whole payslip or a wait. */
export async function fetchLegacyPayslip(period: PayslipPeriod): Promise<Result<LegacyPayslip>> {
  const input = requestFor(period)
  const store = openStore()
  const answers = await Promise.all(names.map((name) => call(operations[name], input)))
  const at = serverNow()
  const parts: Partial<Parts> = {}
  let failure: Failure | null = null
  for (const [index, name] of names.entries()) {
    const answer = answers[index]
    if (answer?.ok) Object.assign(parts, { [name]: answer.value })
    else failure ??= answer?.failure ?? null
  }
  // Before a prenómina can be viewed, the service sends only its dates.
  if (failure && parts.dates?.fechas.disponible !== false) return fail(failure)
  const result = assemble(period, parts, at)
  if (result.ok) await keepParts(store, period, parts, at)
  return result
}

export async function prefetchLegacyPayslip(period: PayslipPeriod): Promise<void> {
  const kept = await readLegacyPayslip(period)
  // A failed fetch is repeated when the payslip is opened.
  if (!kept || !isFinal(period, kept)) await fetchLegacyPayslip(period)
}

/**
 * Returns whether a stamped payslip has the figures of its XML; it then never needs another request. A server
 * that lists `start_date` sends the stamp only with these figures. A host without `start_date` sends no
 * stamps, so all its stamped payslips are final.
 */
export function isFinal({ stamped, start_date }: PayslipPeriod, payslip: LegacyPayslip): boolean {
  if (payslip.kind !== 'detail' || !stamped) return false
  return !start_date || payslip.stamp !== undefined
}

async function keepParts(
  store: PersonStore | null,
  period: PayslipPeriod,
  parts: Partial<Parts>,
  at: number,
): Promise<void> {
  const input = requestFor(period)
  await Promise.all(
    names.map(async (name) => {
      const value = parts[name]
      if (value !== undefined) await keep(store, operations[name], input, { value, at }, versionOf(period))
    }),
  )
}

function assemble(period: PayslipPeriod, parts: Partial<Parts>, at: number): Result<LegacyPayslip> {
  const fechas = parts.dates?.fechas
  if (fechas && !isOf(period, fechas)) return fail({ kind: 'rejected', code: 'OTRO', message: '' })
  if (fechas?.disponible === false) return succeed({ kind: 'wait', until: fechas.fechaDisponible ?? '', at })
  const { employee, dates, perceptions, deductions, days, cash } = parts
  if (!dates || !employee || !perceptions || !deductions || !days || !cash) {
    return fail({ kind: 'malformed', detail: 'parts' })
  }
  try {
    return succeed(toDetail({ employee, dates, perceptions, deductions, days, cash }, period, at))
  } catch (error) {
    return fail({ kind: 'malformed', detail: String(error) })
  }
}

/**
 * Returns whether the lines belong to this payslip. The period code alone could match another payment of the
 * same week. Dates that the provider left empty are not compared.
 */
function isOf(period: PayslipPeriod, { fechaFin, fechaPago }: Parts['dates']['fechas']): boolean {
  const isSame = (one: string, other: string) => !one || !other || one.slice(0, 10) === other.slice(0, 10)
  return isSame(period.end_date, fechaFin) && isSame(period.paid_date, fechaPago)
}

/** @throws RangeError when an amount is invalid */
function toDetail(parts: Parts, period: PayslipPeriod, at: number): PayslipDetail {
  const { dataEmp } = parts.employee
  const { fechas, timbre } = parts.dates
  return {
    kind: 'detail',
    periodo: payslipPeriodCode(period),
    company: dataEmp.compania,
    name: dataEmp.nombre,
    taxId: dataEmp.rfc,
    department: dataEmp.departamento,
    number: dataEmp.clave,
    dailySalary: toCentavos(dataEmp.salarioDiario),
    regime: dataEmp.regimen,
    start: fechas.fechaInicio,
    end: fechas.fechaFin,
    paid: fechas.fechaPago,
    daysPaid: fechas.diasPagados ?? '',
    ...(fechas.fechaIngreso && { hiredOn: fechas.fechaIngreso.slice(0, 10) }),
    ...sealOf(fechas),
    ...(timbre && { stamp: { folio: timbre.folio, stampedAt: timbre.fecha, sealEnd: timbre.sello } }),
    lines: toLines(parts),
    days: parts.days.dias.map((day) => ({ concept: day.concepto, days: day.dias })),
    cashTotal: toCentavos(parts.cash.totalEfectivo),
    at,
  }
}

/** Converts the seal. Ignores values of a newer server. Assumes `own` when an older server sends no basis. */
function sealOf({
  sello,
  selloBase,
}: Pick<Parts['dates']['fechas'], 'sello' | 'selloBase'>): Pick<PayslipDetail, 'seal' | 'sealBasis'> {
  if (sello === 'valido') return { seal: 'valid', sealBasis: selloBase === 'sat' ? 'sat' : 'own' }
  return sello === 'sinComprobar' ? { seal: 'unproven' } : {}
}

function toLines({ perceptions, deductions }: Parts): DetailLine[] {
  return [
    ...perceptions.percepciones.map((line) => ({
      side: line.clase === 'otroPago' ? ('otherPayment' as const) : ('perception' as const),
      concept: line.concepto,
      description: line.descripcion,
      amount: toCentavos(line.importe),
      balance: null,
      ...addedOf(line),
    })),
    ...deductions.deducciones.map((line) => ({
      side: 'deduction' as const,
      concept: line.clave,
      description: line.concepto,
      amount: toCentavos(line.importe),
      balance: line.saldo > 0 ? toCentavos(line.saldo) : null,
      ...addedOf(line),
    })),
  ]
}

function addedOf({ tipo, detalle }: Pick<WireLine, 'tipo' | 'detalle'>) {
  return { ...(tipo && { satType: tipo }), ...(detalle && { detail: detalle }) }
}
