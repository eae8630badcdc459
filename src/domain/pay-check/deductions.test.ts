import { expect, test } from 'vitest'
import { base, line, payslip, resultOf, salary, tax } from '#tests/support/pay/pay-facts.ts'
import { checkPay, summaryOf } from './check-pay.ts'
import type { CheckedLine, PayFacts } from './facts.ts'

const [week] = base.neighbours
const deducted = (topic: CheckedLine['topic'], amount: number) => line(topic, amount, 'deduction')
const facts = (now: readonly CheckedLine[], before: readonly CheckedLine[] | null): PayFacts =>
  payslip(
    { lines: [salary, tax, ...now], cashTotal: 260_000 - now.reduce((sum, { amount }) => sum + amount, 0) },
    { neighbours: week && before ? [{ ...week, lines: [salary, tax, ...before] }] : [] },
  )
const check = (now: readonly CheckedLine[], before: readonly CheckedLine[] | null) =>
  resultOf('deductions', facts(now, before))

test('does not concern a payslip without such deductions, also when the one before had them', () => {
  expect(check([], [deducted('infonavit', 50_000)])).toBeUndefined()
  expect(check([deducted('savings', 50_000), deducted('canteen', 5_000)], [])).toBeUndefined()
})

test('are right at the amounts of the payslip before', () => {
  const lines = [deducted('infonavit', 50_000), deducted('union', 2_800), deducted('union', 1_000)]
  expect(check(lines, lines)).toMatchObject({
    state: 'ok',
    facts: [
      { name: 'deducted', money: 53_800 },
      { name: 'deductedBefore', money: 53_800 },
    ],
  })
})

test.each([
  ['infonavit', 'housingNotice'],
  ['housingInsurance', 'housingNotice'],
  ['housingLoan', 'housingNotice'],
  ['fonacot', 'fonacotPlan'],
  ['alimony', 'courtOrder'],
  ['union', 'unionDues'],
] as const)(
  '%s: another amount, a new one and a second one are unknown, and name the paper',
  (topic, missing) => {
    const own = deducted(topic, 50_000)
    for (const [now, before] of [
      [[deducted(topic, 61_000)], [own]],
      [[deducted(topic, 39_000)], [own]],
      [[own], []],
      [[own, own], [own]],
    ] as const) {
      const result = check(now, before)
      expect(result).toMatchObject({ state: 'unknown', missing })
      expect(summaryOf(checkPay(facts(now, before)))?.state).toBe('partly')
    }
  },
)

test('are right when they change like the pay', () => {
  const smaller = { ...salary, amount: 200_000 }
  const lessTax = { ...tax, amount: 10_000 }
  const shares: [string, number, number][] = [
    // 30 % of the income, 30 % of the income less taxes, and $70 for each of 7 and 5 days.
    ['income', 84_000, 60_000],
    ['income less taxes', 78_000, 57_000],
    ['days', 49_000, 35_000],
  ]
  for (const [name, now, before] of shares) {
    const result = resultOf(
      'deductions',
      payslip(
        { lines: [salary, tax, deducted('alimony', now)] },
        {
          neighbours: week
            ? [{ ...week, daysPaid: 5, lines: [smaller, lessTax, deducted('alimony', before)] }]
            : [],
        },
      ),
    )
    expect(result, name).toMatchObject({ state: 'ok' })
  }
})

test('are unknown without the payslip before, or when it is of another length', () => {
  const lines = [deducted('fonacot', 50_000)]
  expect(check(lines, null)).toMatchObject({ missing: 'hiring' })
  const others = { neighbours: week ? [{ ...week, start: '2026-10-26', lines }] : [] }
  expect(resultOf('deductions', payslip({ lines: [salary, ...lines] }, others))).toMatchObject({
    missing: 'hiring',
  })
})
