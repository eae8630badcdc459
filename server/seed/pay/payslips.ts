import { addDays } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { insertInBatches } from '../batches.ts'
import { type PayPeriod, periodOf, yearsOf } from '#domain/payslips/payroll-calendar.ts'
import { type PayslipDraft, salaryIn } from './payslip-draft.ts'
import type { DemoPerson } from '../demo-person.ts'
import { type Days, dayConcepts, regularPay } from './regular-pay.ts'
import { paidPeriods, savingsMovement, savingsPlans } from './savings.ts'
import { labelDrafts, yearlyDrafts } from './special-drafts.ts'
import { stampFor } from './stamp.ts'
import { EVERY_LABEL_EMPLOYEE, storyOf } from '../story.ts'

const housingShares: Readonly<Record<string, number>> = { '100103': 0.14, '100201': 0.12, '100301': 0.15 }

export function payslipsOf(person: DemoPerson, today: string): PayslipDraft[] {
  const isEveryLabel = person.number === EVERY_LABEL_EMPLOYEE
  const periods = yearsOf(2, today, isWeekly(person.payGroupId))
  const listed = isEveryLabel ? [...periods, ...periodAfter(periods, person)] : periods
  const paid = paidPeriods(periods, today).length
  const regular = listed.map((period, index) =>
    regularDraft(person, { period, back: periods.length - 2 - index, backFromPaid: paid - 1 - index }, today),
  )
  const drafts = [...regular, ...yearlyDrafts(person, today, regular)]
  if (isEveryLabel) drafts.push(...labelDrafts(person, today, periods))
  return drafts.sort((a, b) => a.period.endDate.localeCompare(b.period.endDate))
}

/**
 * Returns the period after the last one. Its prenómina is not visible before the period starts (LEGPAY-10).
 */
function periodAfter(periods: readonly PayPeriod[], person: DemoPerson): PayPeriod[] {
  const last = periods.at(-1)
  return last ? [periodOf(addDays(last.endDate, 1), isWeekly(person.payGroupId))] : []
}

interface Place {
  period: PayPeriod
  /** Number of periods before the last closed one (0). −1 is the current period, which has the prenómina. */
  back: number
  /** Number of periods before the last paid one (0). Savings use it. */
  backFromPaid: number
}

function regularDraft(
  person: DemoPerson,
  { period, back, backFromPaid }: Place,
  today: string,
): PayslipDraft {
  const salary = salaryIn(person, period.endDate, today)
  const plan = savingsPlans[person.number]
  const pay = regularPay(
    {
      number: person.number,
      weekly: isWeekly(person.payGroupId),
      ...salary,
      housingShare: housingShares[person.number] ?? 0,
      savings: plan ? savingsMovement(plan, backFromPaid) : null,
    },
    period,
    storyOf(person.number, back).events,
  )
  // The payslip of thirty weeks ago was never stamped, so that the demo has an unstamped payslip on any
  // weekday.
  const isForgotten = person.number === EVERY_LABEL_EMPLOYEE && back === 30
  return {
    payroll: '1',
    code: null,
    type: 1,
    isPrepayroll: back < 0,
    isStamped: back >= 0 && period.paidDate <= today && !isForgotten,
    period,
    ...salary,
    ...pay,
  }
}

export async function insertPayslips(
  tx: Tx,
  person: { id: number; number: string },
  drafts: readonly PayslipDraft[],
  firstStamp: number,
): Promise<number> {
  let stamp = firstStamp
  const rows = drafts.map((draft) => {
    const key = [person.number, draft.period.endDate, draft.payroll, draft.type].join('|')
    return {
      employeeId: person.id,
      ...toRow(draft),
      ...(draft.isStamped ? stampFor(key, stamp++, draft.period.paidDate) : {}),
    }
  })
  const ids: number[] = []
  await insertInBatches(rows, async (batch) => {
    const inserted = await tx.insert(tables.payslips).values(batch).returning({ id: tables.payslips.id })
    ids.push(...inserted.map(({ id }) => id))
  })
  const lines = drafts.flatMap((draft, index) =>
    draft.lines.lines.map((line, position) => ({ ...line, payslipId: ids[index] ?? 0, position })),
  )
  await insertInBatches(lines, (batch) => tx.insert(tables.payslipLines).values(batch))
  const days = drafts.flatMap((draft, index) => dayRows(draft.days, ids[index] ?? 0))
  await insertInBatches(days, (batch) => tx.insert(tables.payslipDays).values(batch))
  return stamp
}

function toRow(draft: PayslipDraft) {
  const totalPerceptions = draft.lines.total('perception')
  const totalDeductions = draft.lines.total('deduction')
  return {
    payroll: draft.payroll,
    year: draft.period.year,
    period: draft.code ?? String(draft.period.number),
    type: draft.type,
    isPrepayroll: draft.isPrepayroll,
    visibleFrom: draft.isPrepayroll ? draft.period.startDate : null,
    startDate: draft.period.startDate,
    endDate: draft.period.endDate,
    paidDate: draft.period.paidDate,
    daysPaid: String(draft.daysPaid),
    dailySalary: draft.dailySalary,
    integratedSalary: draft.integratedSalary,
    totalPerceptions,
    totalDeductions,
    net: totalPerceptions - totalDeductions,
  }
}

function dayRows(days: Partial<Days>, payslipId: number) {
  return Object.entries(days)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ payslipId, concept: dayConcepts[kind as keyof Days], days: count }))
}
