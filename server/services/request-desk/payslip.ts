import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { readDeskClarification } from '#contract/requests/request-desk.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { specialPeriods } from '#domain/requests/clarification-texts.ts'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'
import { readPeriodCode } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { readDays, readLines } from '../payroll/queries.ts'

const { payslips } = tables
type DeskPayslip = NonNullable<ResponseOf<typeof readDeskClarification>['recibo']>

export async function readPeriodPayslip(tx: Tx, employeeId: number, code: string, text: string) {
  const place = placeOf(code, text)
  if (place === null) return null
  const [row] = await tx
    .select()
    .from(payslips)
    .where(and(eq(payslips.employeeId, employeeId), ...place))
    .orderBy(asc(payslips.payroll), asc(payslips.type), asc(payslips.isPrepayroll), desc(payslips.endDate))
    .limit(1)
  if (!row) return null
  const days = await readDays(tx, row.id)
  return {
    inicio: row.startDate,
    fin: row.endDate,
    pago: row.paidDate,
    percepciones: await linesOf(tx, row.id, 'perception'),
    otrosPagos: await linesOf(tx, row.id, 'otherPayment'),
    deducciones: await linesOf(tx, row.id, 'deduction'),
    dias: [...days]
      .sort(([a], [b]) => a - b)
      .map(([concept, count]) => ({ concepto: String(concept), dias: count })),
    neto: row.net / 100,
  } satisfies DeskPayslip
}

/** @returns null for a code without a period, as in old records */
function placeOf(code: string, text: string): SQL[] | null {
  const year = Number(/(\d{4})$/.exec(text)?.[1])
  if (Object.hasOwn(specialPeriods, code)) {
    return [eq(payslips.period, code), ...(year ? [eq(payslips.year, year)] : [])]
  }
  const period = readPeriodCode(code)
  return period === null ? null : [eq(payslips.year, period.year), eq(payslips.period, period.period)]
}

async function linesOf(tx: Tx, payslipId: number, side: LineSide) {
  const lines = await readLines(tx, payslipId, side)
  return lines.map(({ concept, description, amount }) => ({
    concepto: concept,
    descripcion: description,
    importe: amount / 100,
  }))
}
