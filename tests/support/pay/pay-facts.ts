import { lawOn } from '#domain/law/law-on.ts'
import { checkPay } from '#domain/pay-check/check-pay.ts'
import type { CheckedLine, PayFacts, RuleName } from '#domain/pay-check/facts.ts'
import { addDays } from '#domain/time/dates.ts'

export const salary = {
  side: 'perception',
  topic: 'salary',
  amount: 280_000,
  isSure: true,
  overtime: [],
} as const
export const tax = {
  side: 'deduction',
  topic: 'incomeTax',
  amount: 20_000,
  isSure: true,
  overtime: [],
} as const
const covered = { from: '2024-01-01', to: '2027-12-31' }
/** A correct week of a person who earns $400 a day, with an empty kardex. */
export const base: PayFacts = {
  law: lawOn,
  payslip: {
    kind: 'regular',
    year: 2026,
    period: '46',
    start: '2026-11-09',
    end: '2026-11-15',
    paid: '2026-11-20',
    daysPaid: 7,
    dailySalary: 40_000,
    cashTotal: 260_000,
    lines: [salary, tax],
  },
  later: null,
  laterEnd: null,
  further: [],
  earlier: [],
  neighbours: [
    { start: '2026-11-02', end: '2026-11-08', cashTotal: 260_000, daysPaid: 7, lines: [salary, tax] },
  ],
  jobs: {
    previousEnd: '2026-11-08',
    previousDaysPaid: 7,
    unbrokenSince: '2025-01-05',
    hasLeft: false,
    isListedAfter: true,
    hasTwin: false,
    hasLaterTwin: false,
    sameKindInYear: 1,
  },
  kardex: { asOf: '2026-11-21', unpaidDays: [], incapacities: [], vacations: [], covered },
  isKardexUnreadable: false,
  authorized: { overtime: [], restDays: [] },
  statement: null,
  otherBonus: null,
  otherVacation: null,
}

export function payslip(change: Partial<PayFacts['payslip']>, others: Partial<PayFacts> = {}): PayFacts {
  const kardex = others.kardex && { covered, ...others.kardex }
  return {
    ...base,
    ...others,
    ...(kardex && { kardex }),
    payslip: { ...base.payslip, ...change },
  }
}

export function withLines(lines: readonly CheckedLine[], others: Partial<PayFacts> = {}): PayFacts {
  const all = [...base.payslip.lines, ...lines]
  const cashTotal = all.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  return payslip({ lines: all, cashTotal }, others)
}

/** Facts with the payslips of the next six weeks. `lines` are paid in addition to the salary, the next week first. */
export function laterWeeks(...lines: readonly (readonly CheckedLine[])[]): Partial<PayFacts> {
  const [next, ...further] = Array.from({ length: 6 }, (_, place) => ({
    end: addDays(base.payslip.end, 7 * (place + 1)),
    lines: [salary, ...(lines[place] ?? [])],
  }))
  return { later: next?.lines ?? null, laterEnd: next?.end ?? null, further }
}

export const resultOf = (rule: RuleName, facts: PayFacts) => checkPay(facts).find((one) => one.rule === rule)
export const line = (
  topic: CheckedLine['topic'],
  amount: number,
  side: CheckedLine['side'] = 'perception',
  overtime: CheckedLine['overtime'] = [],
): CheckedLine => ({ side, topic, amount, isSure: topic !== null, overtime })
