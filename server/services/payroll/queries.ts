import type { SealBasis, SealState } from '#domain/cfdi/seal-state.ts'
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { companies, departments, employees, payrollReceipts, payslipDays, payslipLines, payslips } = tables
export type PayslipRow = typeof payslips.$inferSelect

/**
 * Identifies a payslip: the period code's parts, and payroll and type. Payroll and type distinguish payments
 * of one period (K-36).
 */
export interface PayslipPlace {
  /** Year and period: both or neither. Without both, the newest closed payslip is chosen. */
  year?: number
  period?: string
  payroll: string | undefined
  type: number | undefined
}

/**
 * Finds a payslip. Prefers the regular payment if the place names no payment. Prefers a closed payslip over
 * its prenómina. Without a period, returns the newest closed payslip.
 */
export async function findPayslip(
  tx: Tx,
  employeeId: number,
  place: PayslipPlace,
): Promise<PayslipRow | null> {
  const conditions: SQL[] = [eq(payslips.employeeId, employeeId)]
  if (place.year !== undefined) conditions.push(eq(payslips.year, place.year))
  if (place.period === undefined) conditions.push(eq(payslips.isPrepayroll, false))
  else conditions.push(eq(payslips.period, place.period))
  if (place.payroll !== undefined) conditions.push(eq(payslips.payroll, place.payroll))
  if (place.type !== undefined) conditions.push(eq(payslips.type, place.type))
  const [row] = await tx
    .select()
    .from(payslips)
    .where(and(...conditions))
    .orderBy(
      ...(place.period === undefined ? [desc(payslips.endDate)] : []),
      asc(payslips.payroll),
      asc(payslips.type),
      asc(payslips.isPrepayroll),
    )
    .limit(1)
  return row ?? null
}

export async function listStamped(tx: Tx, employeeId: number, limit: number): Promise<PayslipRow[]> {
  return tx
    .select()
    .from(payslips)
    .where(and(eq(payslips.employeeId, employeeId), isNotNull(payslips.stampId)))
    .orderBy(desc(payslips.endDate), asc(payslips.payroll), asc(payslips.type))
    .limit(limit)
}

export async function readWorker(tx: Tx, employeeId: number) {
  const [person] = await tx
    .select({ employee: employees, company: companies.name, department: departments.name })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(eq(employees.id, employeeId))
  if (!person) throw new Error('a payslip without its person')
  return person
}

export async function readLines(tx: Tx, payslipId: number, ...sides: [LineSide, ...LineSide[]]) {
  return tx
    .select({
      side: payslipLines.side,
      satType: payslipLines.satType,
      facts: payslipLines.facts,
      concept: payslipLines.concept,
      description: payslipLines.description,
      amount: payslipLines.amount,
      balance: payslipLines.balance,
    })
    .from(payslipLines)
    .where(and(eq(payslipLines.payslipId, payslipId), inArray(payslipLines.side, sides)))
    .orderBy(asc(payslipLines.position))
}

/** Returns the seal's state; null for a payslip without an XML or with an unchecked seal. */
export async function readSeal(
  tx: Tx,
  payslipId: number,
): Promise<{ state: SealState; basis: SealBasis | null } | null> {
  const [row] = await tx
    .select({ state: payrollReceipts.sealState, basis: payrollReceipts.sealBasis })
    .from(payrollReceipts)
    .where(and(eq(payrollReceipts.payslipId, payslipId), eq(payrollReceipts.state, 'taken')))
  return row?.state ? { state: row.state, basis: row.basis } : null
}

/**
 * Returns false for a payslip of an older version, whose lines have no facts and whose figures may differ
 * from the XML. Reading the XML again corrects the payslip (payroll-import/reread-receipts.ts).
 */
export async function hasXmlFigures(tx: Tx, payslipId: number): Promise<boolean> {
  const isOld = and(
    eq(payslipLines.payslipId, payslipId),
    eq(payslipLines.side, 'perception'),
    isNotNull(payslipLines.satType),
    isNull(payslipLines.facts),
  )
  const [old] = await tx.select({ id: payslipLines.id }).from(payslipLines).where(isOld).limit(1)
  return old === undefined
}

export async function readDays(tx: Tx, payslipId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ concept: payslipDays.concept, days: payslipDays.days })
    .from(payslipDays)
    .where(eq(payslipDays.payslipId, payslipId))
  return new Map(rows.map((row) => [row.concept, row.days]))
}
