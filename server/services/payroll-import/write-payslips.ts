import type { PayslipPlace } from '#domain/cfdi/payslip-place.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { companyDateTime, formatDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { payslipLines, payslips } from '../../db/schema/payroll.ts'
import type { Payee } from './people.ts'
import { importTexts as texts } from './texts.es.ts'

export interface NewPayslip {
  receipt: PayrollReceipt
  payee: Payee
  place: PayslipPlace
  stampId: number
}

type Line = Omit<typeof payslipLines.$inferInsert, 'payslipId' | 'position'>

const LINES_AT_ONCE = 2000

/** @returns the ids of the payslips, in the same order */
export async function writePayslips(tx: Tx, fresh: readonly NewPayslip[]): Promise<number[]> {
  if (fresh.length === 0) return []
  const rows = await tx
    .insert(payslips)
    .values(fresh.map(toRow))
    .returning({ id: payslips.id, stampId: payslips.stampId })
  const idByStamp = new Map(rows.map(({ id, stampId }) => [stampId, id]))
  const ids = fresh.map(({ stampId }) => idByStamp.get(stampId) ?? 0)
  const lines = fresh.flatMap(({ receipt }, index) =>
    linesOf(receipt).map((line, position) => ({ ...line, payslipId: ids[index] ?? 0, position })),
  )
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) {
    await tx.insert(payslipLines).values(lines.slice(start, start + LINES_AT_ONCE))
  }
  return ids
}

/**
 * Converts a receipt to a payslip row. A receipt has only the total of paid days, so the payslip has no day
 * counters (701 to 705). The daily salary comes from the employee's record, because the CFDI standard has
 * only the social security salary.
 */
function toRow({ receipt, payee, place, stampId }: NewPayslip): typeof payslips.$inferInsert {
  const { stamp, totals } = receipt
  return {
    ...place,
    employeeId: payee.id,
    isPrepayroll: false,
    startDate: receipt.startDate,
    endDate: receipt.endDate,
    paidDate: receipt.paidDate,
    daysPaid: Math.round(receipt.daysPaidThousandths / 1000),
    dailySalary: payee.dailySalary,
    integratedSalary: receipt.baseSalary ?? receipt.integratedSalary ?? 0,
    stampId,
    fiscalFolio: stamp.uuid,
    stampedAt: companyInstant(stamp.stampedAt),
    issuerCertificate: stamp.issuerCertificate,
    authorityCertificate: stamp.authorityCertificate,
    issuerSeal: stamp.issuerSeal,
    authoritySeal: stamp.authoritySeal,
    totalPerceptions: totals.subtotal,
    totalDeductions: totals.discount ?? 0,
    net: totals.total,
  }
}

/** Other payments count as perceptions. Lines of zero (a subsidy that was due but not paid) are dropped. */
function linesOf(receipt: PayrollReceipt): Line[] {
  const perceptions: Line[] = receipt.perceptions.map(
    ({ satType, key, concept, taxed, exempt, overtime, part }) => {
      const hours = overtime.reduce((sum, each) => sum + each.hours, 0)
      return {
        side: 'perception',
        concept: key,
        description: nameOf(concept, receipt, part),
        satType,
        amount: taxed + exempt,
        quantity: hours > 0 ? hours : null,
        unit: hours > 0 ? 'hours' : null,
      }
    },
  )
  const amounts = (side: Line['side'], list: PayrollReceipt['deductions']): Line[] =>
    list.map(({ satType, key, concept, amount, part }) => ({
      side,
      concept: key,
      description: nameOf(concept, receipt, part),
      satType,
      amount,
    }))
  return [
    ...perceptions,
    ...amounts('perception', receipt.otherPayments),
    ...amounts('deduction', receipt.deductions),
  ].filter(({ amount }) => amount > 0)
}

function nameOf(concept: string, { kind, endDate, parts }: PayrollReceipt, part?: number): string {
  const own = part === undefined ? undefined : parts?.[part]
  if (own === undefined || (own.kind === kind && own.endDate === endDate)) return concept
  const words = texts.part(own.kind === 'ordinary', formatDate(own.startDate), formatDate(own.endDate))
  return `${concept} · ${words}`
}

/**
 * Parses "2026-11-20T09:15:00" in the time zone of central Mexico, which had daylight saving time until 2022.
 */
export function companyInstant(text: string): Date {
  const standard = Date.parse(`${text}-06:00`)
  const isSummer = companyDateTime(standard).slice(11, 19) !== text.slice(11, 19)
  return new Date(isSummer ? standard - 3_600_000 : standard)
}
