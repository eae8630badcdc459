import { describe, expect, test } from 'vitest'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { payslipsOf } from './payslips.ts'
import { demoPeople } from '../people.ts'
import type { DemoPerson } from '../demo-person.ts'
import { type SavingsDraft, savingsOf } from './savings-rows.ts'

const personOf = (number: string) => demoPeople.find((person) => person.number === number) as DemoPerson
const draftOf = (number: string, today: string) => savingsOf(personOf(number), today) as SavingsDraft

const days = '2026-11-16 2026-11-18 2026-11-20 2026-11-21 2026-11-22 2026-01-01 2028-02-29'.split(' ')

describe.each(days)('the savings made on %s', (today) => {
  test.each(['100101', '100102'])(
    '%s: lists in the statement the same movements as the payslips deduct',
    (number) => {
      const draft = draftOf(number, today)
      const paid = payslipsOf(personOf(number), today).filter(
        ({ isPrepayroll, lines, period }) =>
          !isPrepayroll && period.paidDate <= today && lines.amountOf('294') > 0,
      )
      const codeOf = ({ period }: (typeof paid)[number]) =>
        payslipPeriodCode({ end_date: period.endDate, period: period.number })
      const payroll = draft.movements.filter(({ kind }) => kind === 'payroll')
      expect(payroll.map(({ period, amount }) => [period, amount])).toEqual(
        paid.map((payslip) => [codeOf(payslip), payslip.lines.amountOf('294')]),
      )
      // Each payslip's balance must equal the sum of the movements so far.
      let saved = 0
      const codes = draft.movements.map(({ period }) => period)
      draft.movements.forEach(({ amount, period }, index) => {
        saved += amount
        if (codes[index + 1] === period) return
        const payslip = paid.find((one) => codeOf(one) === period)
        expect(payslip?.lines.lines.find(({ concept }) => concept === '294')?.balance).toBe(saved)
      })
      const dates = payroll.map(({ date }) => date)
      expect(dates).toEqual(paid.map(({ period }) => period.paidDate))
      expect(dates.every((date) => date <= today)).toBe(true)
    },
  )

  test('reduces the balance of the loan of 100101 by the payments of the payslips', () => {
    const { loan } = draftOf('100101', today)
    const payments = payslipsOf(personOf('100101'), today)
      .filter(({ isPrepayroll, period }) => !isPrepayroll && period.paidDate <= today)
      .flatMap(({ lines }) => lines.lines.filter(({ concept }) => concept === '295'))
    expect(
      loan?.movements.map(({ principal, interest, balance }) => [principal + interest, balance]),
    ).toEqual(payments.map(({ amount, balance }) => [amount, balance]))
    expect(loan?.movements).toHaveLength(15)
    const paid = loan?.movements.reduce((sum, { principal }) => sum + principal, 0) ?? 0
    expect(loan?.movements.at(-1)?.balance).toBe((loan?.row.amount ?? 0) - paid)
  })
})

test('gives 100101 savings of 11,500.00, one extra deposit and one withdrawal', () => {
  const { movements } = draftOf('100101', '2026-11-21')
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_150_000)
  expect(movements.map(({ kind }) => kind).filter((kind) => kind !== 'payroll')).toEqual([
    'extraordinary',
    'withdrawal',
  ])
  expect(movements.filter(({ concept }) => /extraordinaria/i.test(concept))).toHaveLength(1)
})

test('gives 100102 no loan, and excludes 100103 and 100104 from the fund', () => {
  expect(draftOf('100102', '2026-11-21').loan).toBeNull()
  expect(draftOf('100102', '2026-11-21').movements.some(({ kind }) => kind === 'extraordinary')).toBe(true)
  expect(['100103', '100104', '100201'].map((number) => savingsOf(personOf(number), '2026-11-21'))).toEqual([
    null,
    null,
    null,
  ])
})
