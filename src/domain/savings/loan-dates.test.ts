import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekday } from '../time/dates.ts'
import { firstLoanPayday, isLastOfFortnight, loanPaydays, loanRhythm } from './loan-dates.ts'
import { loanTerms } from './loan-plan.ts'

test('pays each week, also across the turn of the year', () => {
  expect(loanPaydays('2026-12-18', 4, 'week')).toEqual([
    '2026-12-18',
    '2026-12-25',
    '2027-01-01',
    '2027-01-08',
  ])
})

test('pays each fortnight, from 15 December to the last day of May', () => {
  const days = loanPaydays('2026-12-15', 12, 'fortnight')
  expect(days.slice(0, 5)).toEqual(['2026-12-15', '2026-12-31', '2027-01-15', '2027-01-31', '2027-02-15'])
  expect([days[5], days[11]]).toEqual(['2027-02-28', '2027-05-31'])
})

test('skips or repeats no fortnight when the weekend moves the first payday', () => {
  expect(loanPaydays('2026-08-17', 2, 'fortnight')).toEqual(['2026-08-17', '2026-08-31'])
  expect(loanPaydays('2026-02-02', 2, 'fortnight')).toEqual(['2026-02-02', '2026-02-15'])
  expect(loanPaydays('2026-08-14', 2, 'fortnight')).toEqual(['2026-08-14', '2026-08-31'])
  expect(loanPaydays('2026-10-30', 2, 'fortnight')).toEqual(['2026-10-30', '2026-11-15'])
})

test('starts payments with a later payroll than the payroll that pays the loan out', () => {
  expect(firstLoanPayday('2026-11-30', 'fortnight')).toBe('2026-12-15')
  expect(firstLoanPayday('2026-11-27', 'week')).toBe('2026-12-04')
})

test('K-02: group 9 is paid weekly and pays its loan with the last payroll of each fortnight', () => {
  expect(loanRhythm(9)).toBe('last-week')
  expect(firstLoanPayday('2026-11-27', 'last-week')).toBe('2026-12-11')
  expect(loanPaydays('2026-12-11', 4, 'last-week')).toEqual([
    '2026-12-11',
    '2026-12-25',
    '2027-01-15',
    '2027-01-29',
  ])
})

test('returns one payday per period for every group, as many as the term has payments', () => {
  const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-05', days))
  const anyGroup = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
  fc.assert(
    fc.property(anyGroup, anyDay, fc.nat(3), (group, paidOut, index) => {
      const rhythm = loanRhythm(group)
      const term = loanTerms(group)[index] ?? 0
      const days = loanPaydays(firstLoanPayday(paidOut, rhythm), term, rhythm)
      expect(days).toHaveLength(term)
      expect(days[0]! > addDays(paidOut, -3)).toBe(true)
      const halves = days.map((day) => `${day.slice(0, 7)} ${Number(day.slice(8)) > 15}`)
      if (rhythm === 'week') expect(new Set(days).size).toBe(term)
      else expect(new Set(halves).size).toBe(term)
      if (rhythm !== 'last-week') return
      expect(days.every((day) => isLastOfFortnight(day) && weekday(day) === weekday(paidOut))).toBe(true)
    }),
  )
})
