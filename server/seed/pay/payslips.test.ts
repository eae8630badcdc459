import { describe, expect, test } from 'vitest'
import { payslipKey, payslipKind } from '#domain/payslips/payslip.ts'
import type { PayslipDraft } from './payslip-draft.ts'
import { payslipsOf } from './payslips.ts'
import { demoPeople } from '../people.ts'
import type { DemoPerson } from '../demo-person.ts'

const paid = demoPeople.filter((person) => person.user !== null && person.dailySalary > 0)
const lupita = paid[0] as DemoPerson

const week = '2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20 2026-11-21 2026-11-22'.split(' ')
const edges = '2026-01-01 2026-12-31 2027-01-03 2028-02-29 2027-12-18 2026-05-28 2026-07-31'.split(' ')

function labelOf({ isPrepayroll, type, payroll, code, isStamped }: PayslipDraft): string {
  const kind = payslipKind({ prenomina: isPrepayroll, type, payroll, period: code ?? 5 })
  return isStamped ? `${kind} stamped` : kind
}

describe.each([...week, ...edges])('the payroll made on %s', (today) => {
  test('has payslips with all 15 combinations of label (BR-21) and stamp', () => {
    expect(new Set(payslipsOf(lupita, today).map(labelOf)).size).toBe(15)
  })

  test('gives each person a prenómina for today, with whole centavos, a positive net and no duplicates', {
    tags: ['whole'],
  }, () => {
    for (const person of paid) {
      const drafts = payslipsOf(person, today)
      const previews = drafts.filter((draft) => draft.isPrepayroll)
      expect(previews).toHaveLength(person === lupita ? 2 : 1)
      expect(previews[0]?.period).toSatisfy(
        ({ startDate, endDate }) => startDate <= today && today <= endDate,
      )
      expect(previews[1] === undefined || previews[1].period.startDate > today).toBe(true)
      const keys = drafts.map(({ period, code, payroll, type, isPrepayroll }) =>
        payslipKey({
          year: period.year,
          period: code ?? period.number,
          payroll,
          type,
          prenomina: isPrepayroll,
        }),
      )
      expect(new Set(keys).size).toBe(keys.length)
      for (const { lines, period, isStamped } of drafts) {
        expect(lines.lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
        expect(lines.total('perception')).toBeGreaterThan(lines.total('deduction'))
        expect(period.year).toBe(Number(period.endDate.slice(0, 4)))
        if (isStamped) expect(period.paidDate <= today).toBe(true)
      }
    }
  })
})

test('creates the same payslips for the same day', () => {
  expect(JSON.stringify(payslipsOf(lupita, '2026-11-21'))).toBe(
    JSON.stringify(payslipsOf(lupita, '2026-11-21')),
  )
})

test('gives a closed week the same hours and days, whatever the day of the seed', () => {
  const older = payslipsOf(lupita, '2026-11-21').find((draft) => draft.period.endDate === '2026-06-14')
  const newer = payslipsOf(lupita, '2026-12-21').find((draft) => draft.period.endDate === '2026-06-14')
  expect(newer?.days).toEqual(older?.days)
  expect(newer?.lines.total('perception')).toBe(older?.lines.total('perception'))
})

test('pays 3,139.00 and the 15th loan payment in the last week of 100101', () => {
  const last = payslipsOf(lupita, '2026-11-21').findLast((draft) => labelOf(draft) === 'regular stamped')
  expect(last?.period.number).toBe(46)
  // 7 days at 365.00, 4 overtime hours at twice 45.625, 25 % for a Sunday, 5 % for punctuality.
  expect(last?.lines.total('perception')).toBe(255_500 + 36_500 + 9_125 + 12_775)
  expect(last?.lines.amountOf('295')).toBe(16_273)
})

test('has different net amounts in more than half of the regular payslips', () => {
  const nets = payslipsOf(lupita, '2026-11-21')
    .filter((draft) => labelOf(draft).startsWith('regular'))
    .map(({ lines }) => lines.total('perception') - lines.total('deduction'))
  expect(new Set(nets).size).toBeGreaterThan(nets.length / 2)
})
