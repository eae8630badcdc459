import { and, asc, desc, eq, isNull, lte, or, type SQL } from 'drizzle-orm'
import { type PayslipPeriod, payslipKind, STAMPED_PDF_PREFIX } from '#domain/payslips/payslip.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'
import { type OffRuleRow, RULES_OFF } from '../check-rules/queries.ts'
import { type OwnSentenceRow, OWN_SENTENCES } from '../line-sentences/queries.ts'
import { isInventedEmployer } from './employer.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Receipt, ReceiptLine, ReceiptStamp } from './receipt.ts'

const { companies, departments, employees, payGroups, payrollReceipts, payslipDays, payslipLines, payslips } =
  tables
type PayslipRow = typeof payslips.$inferSelect

function listQuery(wanted: string): string {
  return `
  select p.paid_date::text as "paidDate", p.stamp_id as "stampId", p.payroll, p.year, p.period, p.type,
    p.is_prepayroll as "isPrepayroll", p.start_date::text as "startDate", p.end_date::text as "endDate",
    s.sha256 as "paper", row_number() over (order by p.end_date desc, p.id desc) as place
  from payslips p
    left join payroll_receipts r on r.payslip_id = p.id and r.state = 'taken'
    left join payroll_papers s on s.receipt_id = r.id
  where p.employee_id = $1 and ${wanted}
  order by place limit $2`
}

/** Omits a prenómina when a stamped payslip has the same last day, payroll and type. */
const NOT_ENDED = `(not p.is_prepayroll or not exists (
  select 1 from payslips o where o.employee_id = p.employee_id and o.end_date = p.end_date
    and o.payroll = p.payroll and o.type = p.type and o.stamp_id is not null))`

/**
 * Bypasses the query builder for speed (raw-client.ts), because everybody lists their payslips on payday. The
 * first row also has the data of the whole list. A person without payslips has one row without a period.
 */
const LIST_CURRENT: Statement = {
  name: 'list_current',
  text: `
  select l.*,
    case when coalesce(l.place, 1) = 1 then (select json_agg(each) from (${OWN_SENTENCES}) each) end as sentences,
    case when coalesce(l.place, 1) = 1 then (select json_agg(each) from (${RULES_OFF}) each) end as "rulesOff"
  from (select) one left join (${listQuery(`p.end_date >= $3 and ${NOT_ENDED}`)}) l on true
  order by l.place`,
}
const LIST_CLOSED: Statement = { name: 'list_closed', text: listQuery('not p.is_prepayroll') }

interface CurrentList {
  periods: PayslipPeriod[]
  sentences: readonly OwnSentenceRow[]
  rulesOff: readonly OffRuleRow[]
}

interface CurrentRow extends PeriodRow {
  /** Null in the row of a person without payslips. */
  place: unknown
  sentences: OwnSentenceRow[] | null
  rulesOff: OffRuleRow[] | null
}

/** @param from earliest last day that is listed */
export async function listCurrent(
  tx: Tx,
  employeeId: number,
  { from, today }: { from: string; today: string },
  limit: number,
): Promise<CurrentList> {
  const rows = (await runStatement(tx, LIST_CURRENT, [
    employeeId,
    limit,
    from,
    today,
  ])) as unknown as CurrentRow[]
  const [first] = rows
  return {
    periods: rows.filter(({ place }) => place !== null).map(toPeriod),
    sentences: first?.sentences ?? [],
    rulesOff: first?.rulesOff ?? [],
  }
}

export async function listClosed(tx: Tx, employeeId: number, limit: number): Promise<PayslipPeriod[]> {
  const rows = await runStatement(tx, LIST_CLOSED, [employeeId, limit])
  return (rows as unknown as PeriodRow[]).map(toPeriod)
}

type PeriodRow = Pick<
  PayslipRow,
  'paidDate' | 'stampId' | 'payroll' | 'year' | 'period' | 'type' | 'isPrepayroll' | 'startDate' | 'endDate'
> & { paper?: string | null }

const PAPER_NAME_LENGTH = 32

/** Converts a row to the provider's own field names (spec 001 §3). */
function toPeriod(row: PeriodRow): PayslipPeriod {
  return {
    paid_date: row.paidDate,
    stamped: row.stampId !== null,
    idtimbrado: row.stampId,
    // The PDF is sent on request (PAY-21 … PAY-24), so there is no address. The name of a stamping provider's
    // PDF tells a device that its cached drawing is outdated.
    pdf_receipt: row.paper ? `${STAMPED_PDF_PREFIX}${row.paper.slice(0, PAPER_NAME_LENGTH)}` : '',
    payroll: numberOrText(row.payroll),
    year: row.year,
    period: numberOrText(row.period),
    type: row.type,
    prenomina: row.isPrepayroll,
    end_date: row.endDate,
    start_date: row.startDate,
  }
}

function numberOrText(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

/** Condition for payslips with a PDF. A prenómina has no PDF before its release (LEGPAY-10). */
function isOutOn(today: string): SQL | undefined {
  return or(isNull(payslips.visibleFrom), lte(payslips.visibleFrom, today))
}

const HAS_PERIOD: Statement = {
  name: 'has_period',
  text: `
  select 1 from payslips where employee_id = $1 and year = $2 and period = $3
    and (visible_from is null or visible_from <= $4) limit 1`,
}

export async function hasPeriod(
  db: Database,
  employeeId: number,
  code: { year: number; period: string },
  today: string,
): Promise<boolean> {
  const rows = await runStatement(db, HAS_PERIOD, [employeeId, code.year, code.period, today])
  return rows.length > 0
}

export async function readPayslip(db: Database | Tx, id: number): Promise<PayslipRow | null> {
  const [row] = await db.select().from(payslips).where(eq(payslips.id, id))
  return row ?? null
}

/** Without these fields, the newest unstamped payslip is chosen (K-36). */
export interface UnstampedPlace {
  payroll?: string | undefined
  year?: number | undefined
  period?: string | undefined
  type?: number | undefined
}

/**
 * Returns the newest unstamped payslip that matches `place`. Among payslips of the same last day, prefers an
 * ordinary payslip, and a closed payslip over its prenómina.
 */
export async function findUnstamped(
  tx: Tx,
  employeeId: number,
  place: UnstampedPlace,
  today: string,
): Promise<PayslipRow | null> {
  const conditions = [eq(payslips.employeeId, employeeId), isNull(payslips.stampId), isOutOn(today)]
  if (place.payroll !== undefined) conditions.push(eq(payslips.payroll, place.payroll))
  if (place.year !== undefined) conditions.push(eq(payslips.year, place.year))
  if (place.period !== undefined) conditions.push(eq(payslips.period, place.period))
  if (place.type !== undefined) conditions.push(eq(payslips.type, place.type))
  const [row] = await tx
    .select()
    .from(payslips)
    .where(and(...conditions))
    .orderBy(desc(payslips.endDate), asc(payslips.type), asc(payslips.isPrepayroll))
    .limit(1)
  return row ?? null
}

/**
 * Returns the RFC in the payslip's XML, for the QR code of a person whose record has no RFC; '' without an
 * XML.
 */
export async function receiptRfc(tx: Database | Tx, payslipId: number): Promise<string> {
  const [receipt] = await tx
    .select({ rfc: payrollReceipts.receiverRfc })
    .from(payrollReceipts)
    .where(eq(payrollReceipts.payslipId, payslipId))
    .limit(1)
  return receipt?.rfc ?? ''
}

export async function readReceipt(tx: Database | Tx, row: PayslipRow): Promise<Receipt> {
  const [person] = await tx
    .select({ employee: employees, company: companies, department: departments, payGroup: payGroups })
    .from(employees)
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(payGroups, eq(payGroups.id, employees.payGroupId))
    .where(eq(employees.id, row.employeeId))
  if (!person) throw new Error('a payslip without its person')
  const lines = await tx
    .select()
    .from(payslipLines)
    .where(eq(payslipLines.payslipId, row.id))
    .orderBy(asc(payslipLines.position))
  const days = await tx
    .select({ concept: payslipDays.concept, days: payslipDays.days })
    .from(payslipDays)
    .where(eq(payslipDays.payslipId, row.id))
    .orderBy(asc(payslipDays.concept))
  const { employee, company, department, payGroup } = person
  // Omits the paid days of lines without facts, because older versions rounded them
  // (payroll-import/reread-receipts.ts).
  const isOld = lines.some(
    ({ side, satType, facts }) => side === 'perception' && satType !== null && facts === null,
  )
  const isFromXml = lines.some(({ satType }) => satType !== null)
  return {
    company,
    worker: {
      number: employee.number,
      name: [employee.firstName, employee.paternalName, employee.maternalName].filter(Boolean).join(' '),
      rfc: employee.rfc || (await receiptRfc(tx, row.id)),
      curp: employee.curp,
      nss: employee.nss,
      department: department.name,
      jobTitle: employee.jobTitle,
      hireDate: employee.hireDate,
      payGroup: `${payGroup.id} ${payGroup.name}`,
      isWeekly: payGroup.frequency === 'weekly',
    },
    kind: payslipKind(toPeriod(row)),
    period: row.period,
    year: row.year,
    startDate: row.startDate,
    endDate: row.endDate,
    paidDate: row.paidDate,
    daysPaid: isOld ? '0' : row.daysPaid,
    // Omits the daily salary of a payslip from an XML, because the person's record may be newer than the
    // receipt.
    dailySalary: isFromXml ? 0 : row.dailySalary,
    integratedSalary: row.integratedSalary,
    dailyIntegratedSalary: row.dailyIntegratedSalary,
    perceptions: linesOf(lines, 'perception'),
    otherPayments: linesOf(lines, 'otherPayment'),
    deductions: linesOf(lines, 'deduction'),
    days,
    totalPerceptions: row.totalPerceptions,
    totalOtherPayments: row.totalOtherPayments,
    totalDeductions: row.totalDeductions,
    net: row.net,
    stamp: stampOf(row),
    isDemo: isInventedEmployer(company.employerRegistration),
  }
}

function linesOf(
  lines: (typeof payslipLines.$inferSelect)[],
  side: (typeof payslipLines.$inferSelect)['side'],
): ReceiptLine[] {
  return lines
    .filter((line) => line.side === side)
    .map(({ concept, description, satType, amount, quantity, unit, balance }) => ({
      concept,
      description,
      satType,
      amount,
      quantity,
      unit,
      balance,
    }))
}

function stampOf(row: PayslipRow): ReceiptStamp | null {
  if (row.stampId === null || row.stampedAt === null) return null
  return {
    folio: row.fiscalFolio ?? '',
    stampedAt: row.stampedAt,
    issuerCertificate: row.issuerCertificate ?? '',
    authorityCertificate: row.authorityCertificate ?? '',
    issuerSeal: row.issuerSeal ?? '',
    authoritySeal: row.authoritySeal ?? '',
  }
}
