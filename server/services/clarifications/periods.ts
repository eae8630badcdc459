import { and, desc, eq, lte } from 'drizzle-orm'
import {
  periodCode,
  periodFamily,
  periodLabel,
  periodText,
  readSpecialPeriod,
} from '#domain/requests/clarifications.ts'
import { readPeriodCode } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { employees, payrollPeriods, payslips } = tables

const MAX_PERIODS = 300

export function familyOf(group: number): 5704 | 5709 {
  return group === 5704 || group === 5709 ? group : periodFamily(group)
}

/** Lists periods that have begun, newest first. @param today YYYY-MM-DD */
export async function listPeriods(
  tx: Tx,
  family: number,
  today: string,
): Promise<{ end_date: string; period: number }[]> {
  return tx
    .select({ end_date: payrollPeriods.endDate, period: payrollPeriods.number })
    .from(payrollPeriods)
    .where(and(eq(payrollPeriods.family, family), lte(payrollPeriods.startDate, today)))
    .orderBy(desc(payrollPeriods.endDate))
    .limit(MAX_PERIODS)
}

/**
 * Stored form of a period. Code and text must not vary, because a unique index on both allows one open
 * request per period.
 */
export interface NamedPeriod {
  code: string
  text: string
}

export async function findPeriod(
  tx: Tx,
  employeeId: number,
  typedCode: string,
  today: string,
): Promise<NamedPeriod | null> {
  const code = typedCode.trim()
  const special = readSpecialPeriod(code)
  if (special) return findSpecial(tx, employeeId, special)
  const parsed = readPeriodCode(code)
  if (parsed === null || !/^\d{1,2}$/.test(parsed.period)) return null
  const [person] = await tx
    .select({ payGroup: employees.payGroupId })
    .from(employees)
    .where(eq(employees.id, employeeId))
  const [period] = await tx
    .select()
    .from(payrollPeriods)
    .where(
      and(
        eq(payrollPeriods.family, periodFamily(person?.payGroup ?? 0)),
        eq(payrollPeriods.year, parsed.year),
        eq(payrollPeriods.number, Number(parsed.period)),
        lte(payrollPeriods.startDate, today),
      ),
    )
  if (!period) return null
  return {
    code: periodCode(period.endDate, period.number),
    text: periodText(period.year, period.number),
  }
}

/**
 * Finds a special period: PTU, Christmas bonus or savings fund. A person may ask about special periods that
 * they were paid (BR-19).
 */
async function findSpecial(
  tx: Tx,
  employeeId: number,
  { code, year }: { code: string; year: number | null },
): Promise<NamedPeriod | null> {
  const ofYear = year === null ? undefined : eq(payslips.year, year)
  const [paid] = await tx
    .select({ year: payslips.year })
    .from(payslips)
    .where(and(eq(payslips.employeeId, employeeId), eq(payslips.period, code), ofYear))
    .orderBy(desc(payslips.endDate))
    .limit(1)
  return paid ? { code, text: `${periodLabel(code, '')} / ${paid.year}` } : null
}
