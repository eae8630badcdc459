import { eq } from 'drizzle-orm'
import type { PayslipPlace } from '#domain/cfdi/payslip-place.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { pensionTypes, severanceTypes } from '#domain/cfdi/sat-codes.ts'
import type { LineFacts } from '#domain/pay-lines/pay-line.ts'
import { withPart } from '#domain/pay-lines/payroll-part.ts'
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

/**
 * Version of the payslips that this program writes. Increase the version when payslips must be written again
 * from their XML (reread-receipts.ts).
 */
export const READER_VERSION = 1

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
 * counters (701 to 705). The daily salary comes from the employee's record, because a CFDI has no daily
 * salary.
 */
function toRow({ receipt, payee, place, stampId }: NewPayslip): typeof payslips.$inferInsert {
  const { stamp } = receipt
  return {
    ...place,
    employeeId: payee.id,
    isPrepayroll: false,
    startDate: receipt.startDate,
    endDate: receipt.endDate,
    paidDate: receipt.paidDate,
    dailySalary: payee.dailySalary,
    stampId,
    fiscalFolio: stamp.uuid,
    stampedAt: companyInstant(stamp.stampedAt),
    issuerCertificate: stamp.issuerCertificate,
    authorityCertificate: stamp.authorityCertificate,
    issuerSeal: stamp.issuerSeal,
    authoritySeal: stamp.authoritySeal,
    ...figuresOf(receipt),
  }
}

/** Returns the amounts and days exactly as in the XML. */
function figuresOf({ daysPaid, baseSalary, integratedSalary, totals }: PayrollReceipt) {
  return {
    daysPaid,
    integratedSalary: baseSalary ?? 0,
    dailyIntegratedSalary: integratedSalary,
    totalPerceptions: totals.perceptions ?? 0,
    totalOtherPayments: totals.otherPayments ?? 0,
    totalDeductions: totals.discount ?? 0,
    net: totals.total,
  }
}

/** Replaces the payslip's amounts and lines. Its period, person and stamp stay. */
export async function rewritePayslip(tx: Tx, payslipId: number, receipt: PayrollReceipt): Promise<void> {
  await tx.update(payslips).set(figuresOf(receipt)).where(eq(payslips.id, payslipId))
  await tx.delete(payslipLines).where(eq(payslipLines.payslipId, payslipId))
  const lines = linesOf(receipt).map((line, position) => ({ ...line, payslipId, position }))
  if (lines.length > 0) await tx.insert(payslipLines).values(lines)
}

/** Returns every line of the receipt, including lines of zero. Perceptions come first, as in the XML. */
function linesOf(receipt: PayrollReceipt): Line[] {
  const perceptions: Line[] = receipt.perceptions.map((line) => {
    const hours = line.overtime.reduce((sum, each) => sum + each.hours, 0)
    return {
      side: 'perception',
      concept: line.key,
      description: nameOf(line.concept, receipt, line.part),
      satType: line.satType,
      facts: perceptionFacts(line, receipt),
      amount: line.taxed + line.exempt,
      quantity: hours > 0 ? hours : null,
      unit: hours > 0 ? 'hours' : null,
    }
  })
  const otherPayments: Line[] = receipt.otherPayments.map((line) => ({
    ...amountLine('otherPayment', line, receipt),
    facts: {
      ...(line.subsidyCaused !== undefined && { subsidyCaused: line.subsidyCaused }),
      ...(line.balance && { balance: line.balance }),
    },
  }))
  const deductions: Line[] = receipt.deductions.map((line) => ({
    ...amountLine('deduction', line, receipt),
    facts: line.satType === INCAPACITY_DEDUCTION ? incapacityFacts(receipt) : {},
  }))
  return [...perceptions, ...otherPayments, ...deductions]
}

/** SAT types of the lines that get a receipt's incapacities (annex 20, payroll guide). */
const INCAPACITY_PERCEPTION = '014'
const INCAPACITY_DEDUCTION = '006'

function amountLine(
  side: Line['side'],
  { satType, key, concept, amount, part }: PayrollReceipt['deductions'][number],
  receipt: PayrollReceipt,
): Line {
  return { side, concept: key, description: nameOf(concept, receipt, part), satType, amount }
}

function perceptionFacts(
  { satType, taxed, exempt, overtime, part }: PayrollReceipt['perceptions'][number],
  receipt: PayrollReceipt,
): LineFacts {
  const own = part === undefined ? undefined : receipt.parts?.[part]
  // Falls back to the receipt's nodes, because parts of older stored receipts have no nodes.
  const severance = own?.severance ?? receipt.severance
  const pension = own?.pension ?? receipt.pension
  return {
    taxed,
    exempt,
    ...(overtime.length > 0 && { overtime }),
    ...(satType === INCAPACITY_PERCEPTION && incapacityFacts(receipt)),
    ...(severance && severanceTypes.has(satType) && { severance }),
    ...(pension && pensionTypes.has(satType) && { pension }),
  }
}

function incapacityFacts({ incapacities }: PayrollReceipt): LineFacts {
  return incapacities.length > 0 ? { incapacities } : {}
}

function nameOf(concept: string, { kind, endDate, parts }: PayrollReceipt, part?: number): string {
  const own = part === undefined ? undefined : parts?.[part]
  if (own === undefined || (own.kind === kind && own.endDate === endDate)) return concept
  const words = texts.part(own.kind === 'ordinary', formatDate(own.startDate), formatDate(own.endDate))
  return withPart(concept, words)
}

/**
 * Parses "2026-11-20T09:15:00" in the time zone of central Mexico, which had daylight saving time until 2022.
 */
export function companyInstant(text: string): Date {
  const standard = Date.parse(`${text}-06:00`)
  const isSummer = companyDateTime(standard).slice(11, 19) !== text.slice(11, 19)
  return new Date(isSummer ? standard - 3_600_000 : standard)
}
