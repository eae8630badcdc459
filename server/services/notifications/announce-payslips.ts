import { and, asc, between, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { payslips } from '../../db/schema/payroll.ts'
import { employees, payGroups, users } from '../../db/schema/people.ts'
import type { Clock } from '../../clock.ts'
import type { Services } from '../../facilities/services.ts'
import { payslipName } from '../payslips/payslip-name.ts'
import { notify } from './notify.ts'

/**
 * Maximum age in days of a payslip to announce. Prevents the portal's first start from announcing years of
 * payslips.
 */
const MAX_AGE_DAYS = 10
const BATCH = 500

const kindOf = (row: { isPrepayroll: boolean }) =>
  row.isPrepayroll ? 'prepayroll-published' : 'payslip-published'

/**
 * Notifies each person once of a stamped payslip, or of a prenómina from its first visible day (LEGPAY-10).
 * Searches the payslips, because other programs may write them.
 */
export async function announcePayslips(parts: {
  db: Database
  clock: Clock
  services: Pick<Services, 'jobs'>
}): Promise<number> {
  let notified = 0
  for (let more = true; more; ) {
    const done = await parts.db.transaction((tx) => announceSome(tx, parts))
    notified += done.notified
    // Stops when another server instance has already announced these payslips.
    more = done.found === BATCH && done.notified > 0
  }
  return notified
}

async function announceSome(
  tx: Tx,
  { clock, services }: { clock: Clock; services: Pick<Services, 'jobs'> },
): Promise<{ found: number; notified: number }> {
  const rows = await newPayslips(tx, clock.now())
  let notified = 0
  for (const group of groupByPeriod(rows)) {
    const [first] = group
    if (!first) continue
    const key = keyOf(first)
    notified += await notify(
      { tx, clock, services },
      {
        kind: kindOf(first),
        to: { employeeIds: group.map(({ employeeId }) => employeeId) },
        ref: key,
        key,
        subtitle: payslipName(first, first.frequency === 'weekly'),
      },
    )
  }
  return { found: rows.length, notified }
}

/** SQL version of payslipKey(); a test compares both. */
const keyColumn = sql`concat_ws('-', ${payslips.year}, trim(${payslips.period}), trim(${payslips.payroll}),
  ${payslips.type}, case when ${payslips.isPrepayroll} then 'p' else 'r' end)`

async function newPayslips(tx: Tx, now: Date) {
  const today = companyDate(now.getTime())
  const since = addDays(today, -MAX_AGE_DAYS)
  const isStamped = and(
    isNotNull(payslips.stampedAt),
    between(payslips.stampedAt, new Date(now.getTime() - MAX_AGE_DAYS * 86_400_000), now),
  )
  // Equals coalesce(visible_from, start_date), in a form that can use the index.
  const isVisible = or(
    between(payslips.visibleFrom, since, today),
    and(isNull(payslips.visibleFrom), between(payslips.startDate, since, today)),
  )
  const isOut = and(eq(payslips.isPrepayroll, true), isVisible)
  const isNotified = sql`exists (select 1 from ${notifications} where ${notifications.userId} = ${users.id}
    and ${notifications.kind} in ('payslip-published', 'prepayroll-published')
    and ${notifications.key} = ${keyColumn})`
  return tx
    .select({
      employeeId: payslips.employeeId,
      year: payslips.year,
      period: payslips.period,
      payroll: payslips.payroll,
      type: payslips.type,
      isPrepayroll: payslips.isPrepayroll,
      startDate: payslips.startDate,
      endDate: payslips.endDate,
      frequency: payGroups.frequency,
    })
    .from(payslips)
    .innerJoin(employees, eq(employees.id, payslips.employeeId))
    .innerJoin(users, eq(users.employeeId, employees.id))
    .innerJoin(payGroups, eq(payGroups.id, employees.payGroupId))
    .where(and(or(isStamped, isOut), sql`not ${isNotified}`))
    .orderBy(asc(payslips.id))
    .limit(BATCH)
}

type NewPayslip = Awaited<ReturnType<typeof newPayslips>>[number]

/** Groups the rows of one period, because they get the same text from one statement. */
function groupByPeriod(rows: NewPayslip[]): NewPayslip[][] {
  const groups = new Map<string, NewPayslip[]>()
  for (const row of rows) {
    const name = `${keyOf(row)} ${row.frequency}`
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups.values()]
}

function keyOf(row: NewPayslip): string {
  return payslipKey({ ...row, prenomina: row.isPrepayroll })
}
