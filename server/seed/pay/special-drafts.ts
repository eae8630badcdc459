import { addDays } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { addYears, type PayPeriod, periodOf } from '#domain/payslips/payroll-calendar.ts'
import type { PayLines } from './pay-lines.ts'
import { type PayslipDraft, salaryIn } from './payslip-draft.ts'
import type { DemoPerson } from '../demo-person.ts'
import {
  christmasBonus,
  extraordinaryPay,
  profitSharing,
  savingsFundPay,
  settlementPay,
  severancePay,
  yearlyPaydays,
} from './special-pay.ts'
import { EVERY_LABEL_EMPLOYEE } from '../story.ts'

interface Once {
  payroll: string
  paidDate: string
  startDate: string
  lines: PayLines
  isStamped: boolean
  code?: string
  type?: number
}

function onceDraft(person: DemoPerson, today: string, once: Once): PayslipDraft {
  const { payroll, paidDate, startDate, lines, isStamped } = once
  return {
    payroll,
    code: once.code ?? null,
    type: once.type ?? 1,
    isPrepayroll: false,
    isStamped,
    period: { ...periodOf(paidDate, isWeekly(person.payGroupId)), startDate, endDate: paidDate, paidDate },
    ...salaryIn(person, paidDate, today),
    daysPaid: 0,
    lines,
    days: {},
  }
}

/**
 * Returns Christmas bonus, profit sharing and savings fund of each year. The older payslips of 100101
 * (EVERY_LABEL_EMPLOYEE) are in the format of the former system. They have a special code instead of the
 * period number, and no stamp.
 */
export function yearlyDrafts(
  person: DemoPerson,
  today: string,
  regular: readonly PayslipDraft[],
): PayslipDraft[] {
  const heldBack = (from: string, to: string) =>
    regular
      .filter(({ period }) => period.endDate <= to && period.endDate >= from)
      .reduce((sum, { lines }) => sum + lines.amountOf('340'), 0)
  const kinds = [
    {
      payroll: '4',
      code: '220',
      day: '12-18',
      start: (date: string) => `${date.slice(0, 4)}-01-01`,
      pay: (date: string) => christmasBonus(salaryIn(person, date, today)),
    },
    {
      payroll: '5',
      code: '0 Q',
      day: '05-28',
      start: (date: string) => date,
      pay: (date: string) => profitSharing(salaryIn(person, date, today), 31),
    },
    {
      payroll: '6',
      code: '230',
      day: '07-31',
      start: (date: string) => addDays(addYears(date, -1), 1),
      pay: (date: string, start: string) => savingsFundPay(heldBack(start, date)),
    },
  ]
  return kinds
    .flatMap(({ payroll, code, day, start, pay }) =>
      yearlyPaydays(today, day).map((paidDate, index) => {
        const isOld = person.number === EVERY_LABEL_EMPLOYEE && index > 0
        const startDate = start(paidDate)
        const once = { paidDate, startDate, lines: pay(paidDate, startDate), isStamped: !isOld }
        return onceDraft(person, today, isOld ? { ...once, payroll: '1', code } : { ...once, payroll })
      }),
    )
    .filter((draft) => draft.lines.lines.length > 0)
}

/**
 * Returns extraordinary payments, settlements and severances for 100101 (EVERY_LABEL_EMPLOYEE), with and
 * without a stamp.
 */
export function labelDrafts(
  person: DemoPerson,
  today: string,
  periods: readonly PayPeriod[],
): PayslipDraft[] {
  const once = (
    kind: { payroll: string; type?: number; back: number; isStamped: boolean },
    pay: (payee: ReturnType<typeof salaryIn>) => PayLines,
  ) => {
    const paidDate = periods.at(-2 - kind.back)?.endDate ?? today
    const lines = pay(salaryIn(person, paidDate, today))
    return onceDraft(person, today, { ...kind, paidDate, startDate: addDays(paidDate, -2), lines })
  }
  return [
    once({ payroll: '1', type: 2, back: 1, isStamped: false }, (payee) => extraordinaryPay(payee, 2)),
    once({ payroll: '1', type: 2, back: 9, isStamped: true }, (payee) => extraordinaryPay(payee, 3)),
    once({ payroll: '2', back: 70, isStamped: false }, settlementPay),
    once({ payroll: '2', back: 101, isStamped: true }, settlementPay),
    once({ payroll: '3', back: 68, isStamped: false }, severancePay),
    once({ payroll: '3', back: 99, isStamped: true }, severancePay),
  ]
}
