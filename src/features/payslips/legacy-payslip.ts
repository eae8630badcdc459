import type { RequestOf, ResponseOf } from '#contract/operation.ts'
import * as payroll from '#contract/legacy-payroll.ts'
import type { PayLine } from '#domain/pay-difference.ts'
import { toCentavos } from '#domain/money.ts'
import { type Failure, fail, type Result, succeed } from '#core/failure.ts'
import { keep, readKept } from '#core/kept.ts'
import { call } from '#core/rpc.ts'
import { serverNow } from '#core/server-clock.ts'

/** One payslip from the older payroll data (spec 001 §3, legacy payroll data). Amounts in centavos. */
export interface LegacyPayslip {
  /** Period code: year of the last day, "0", period number. */
  periodo: string
  company: string
  name: string
  taxId: string
  department: string
  number: string
  dailySalary: number
  /** Social security regime. */
  regime: string
  start: string
  end: string
  paid: string
  /** null: can be seen now; else the date from which the prenómina can (LEGPAY-10). */
  unavailableUntil: string | null
  lines: PayLine[]
  /** What is left to pay of a deduction, by concept. */
  balances: ReadonlyMap<string, number>
  /** Day counters 701 to 705. */
  days: { concept: string; days: number }[]
  cashTotal: number
  /** Server time (ms) of the oldest part. */
  at: number
}

type PeriodOperation =
  | typeof payroll.readPayrollEmployee
  | typeof payroll.readPayrollDates
  | typeof payroll.readPerceptions
  | typeof payroll.readPayrollDays
  | typeof payroll.readCashTotal
  | typeof payroll.readDeductions

/** Groceries, the benefit that is shown apart (LEGPAY-08). */
export const GROCERIES = '282'

/**
 * The six parts of one period: what the device has kept, or with a network fetched and kept. A closed period does not
 * change, so what is kept is not asked for again.
 */
export async function loadLegacyPayslip(periodo: string, isClosed: boolean): Promise<Result<LegacyPayslip>> {
  const parts = await Promise.all([
    part(payroll.readPayrollEmployee, periodo, isClosed),
    part(payroll.readPayrollDates, periodo, isClosed),
    part(payroll.readPerceptions, periodo, isClosed),
    part(payroll.readDeductions, periodo, isClosed),
    part(payroll.readPayrollDays, periodo, isClosed),
    part(payroll.readCashTotal, periodo, isClosed),
  ])
  const failed = parts.find((entry): entry is { ok: false; failure: Failure } => !entry.ok)
  if (failed) return fail(failed.failure)
  const [employee, dates, perceptions, deductions, days, cash] = parts
  if (!employee.ok || !dates.ok || !perceptions.ok || !deductions.ok || !days.ok || !cash.ok) {
    return fail({ kind: 'malformed', detail: periodo })
  }
  const { dataEmp } = employee.value.value
  const { fechas } = dates.value.value
  return succeed({
    periodo,
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
    unavailableUntil: fechas.disponible ? null : fechas.fechaDisponible,
    lines: toLines(perceptions.value.value, deductions.value.value),
    balances: new Map(
      deductions.value.value.deducciones
        .filter((line) => line.saldo > 0)
        .map((line) => [line.clave, toCentavos(line.saldo)]),
    ),
    days: days.value.value.dias.map((day) => ({ concept: day.concepto, days: day.dias })),
    cashTotal: toCentavos(cash.value.value.totalEfectivo),
    at: Math.min(...parts.map((entry) => (entry.ok ? entry.value.at : serverNow()))),
  })
}

async function part<Op extends PeriodOperation>(
  operation: Op,
  periodo: string,
  isClosed: boolean,
): Promise<Result<{ value: ResponseOf<Op>; at: number }>> {
  const input = { periodo } as RequestOf<Op>
  const kept = await readKept(operation, input).catch(() => null)
  if (kept && isClosed) return succeed(kept)
  const answer = await call(operation, input)
  if (!answer.ok) return kept && answer.failure.kind !== 'rejected' ? succeed(kept) : fail(answer.failure)
  const fetched = { value: answer.value, at: serverNow() }
  await keep(operation, input, fetched).catch(() => undefined)
  return succeed(fetched)
}

function toLines(
  { percepciones }: ResponseOf<typeof payroll.readPerceptions>,
  { deducciones }: ResponseOf<typeof payroll.readDeductions>,
): PayLine[] {
  return [
    ...percepciones.map((line) => ({
      side: 'perception' as const,
      concept: line.concepto,
      description: line.descripcion,
      amount: toCentavos(line.importe),
    })),
    ...deducciones.map((line) => ({
      side: 'deduction' as const,
      concept: line.clave,
      description: line.concepto,
      amount: toCentavos(line.importe),
    })),
  ]
}

/** Sum of one side, centavos. */
export function sumOf(lines: readonly PayLine[], side: PayLine['side']): number {
  return lines.filter((line) => line.side === side).reduce((sum, line) => sum + line.amount, 0)
}
