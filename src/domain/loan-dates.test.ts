import { expect, test } from 'vitest'
import { loanPaydays, paydaysOfLoan } from './loan-dates.ts'

test('each week, over the end of the year', () => {
  expect(loanPaydays('2026-12-18', 4, true)).toEqual(['2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08'])
})

test('each fortnight, from the 15th to the last day of May', () => {
  const days = loanPaydays('2026-12-15', 12, false)
  expect(days.slice(0, 5)).toEqual(['2026-12-15', '2026-12-31', '2027-01-15', '2027-01-31', '2027-02-15'])
  expect([days[5], days[11]]).toEqual(['2027-02-28', '2027-05-31'])
})

test('a first payday that the weekend has moved skips no fortnight and repeats none', () => {
  expect(loanPaydays('2026-08-17', 2, false)).toEqual(['2026-08-17', '2026-08-31'])
  expect(loanPaydays('2026-02-02', 2, false)).toEqual(['2026-02-02', '2026-02-15'])
  expect(loanPaydays('2026-08-14', 2, false)).toEqual(['2026-08-14', '2026-08-31'])
  expect(loanPaydays('2026-10-30', 2, false)).toEqual(['2026-10-30', '2026-11-15'])
})

test('what one payroll pays out the next one begins to take', () => {
  expect(paydaysOfLoan('2026-11-30', 3, false)).toEqual(['2026-12-15', '2026-12-31', '2027-01-15'])
  expect(paydaysOfLoan('2026-11-27', 2, true)).toEqual(['2026-12-04', '2026-12-11'])
})
