import { expect, test } from 'vitest'
import { ageOn, isAgeDoubtful, isMailDoubtful, isMonthToCome, isStartDoubtful } from './data-form-doubts.ts'

test('counts full years to the day, and marks ages under 18 and over 70 as doubtful', () => {
  expect(ageOn('2026-11-22', '2008-11-22')).toBe(18)
  expect(ageOn('2026-11-21', '2008-11-22')).toBe(17)
  expect(ageOn('2026-11-22', '2026-11-01')).toBe(0)
  for (const none of ['', '1990--', '1990-02-30', '2026-11-23']) expect(ageOn('2026-11-22', none)).toBeNull()
  expect([17, 18, 70, 71].map(isAgeDoubtful)).toEqual([true, false, false, true])
})

test('marks an email address without a full domain as doubtful', () => {
  for (const mail of ['diego@correo', 'diego@correo.', '@correo.mx', 'a@@b.mx', 'a b@c.mx', 'a@.mx']) {
    expect([mail, isMailDoubtful(mail)]).toEqual([mail, true])
  }
  for (const mail of ['', 'diego', 'diego@correo.mx', ' d.v+1@mail.correo.com ', 'ñandú@ñ.mx']) {
    expect([mail, isMailDoubtful(mail)]).toEqual([mail, false])
  }
})

test('recognizes a month in the future', () => {
  const toCome = ['2026-12', '2027-01', '2026-11', '2026-', '-12', ''].map((m) =>
    isMonthToCome(m, '2026-11-22'),
  )
  expect(toCome).toEqual([true, true, false, false, false, false])
})

test('marks a starting age as doubtful when it is too low or above the current age', () => {
  const doubts = (age: number | null) =>
    ['5', '6', '24', '25', '71', '99', '', '1999'].map((start) => isStartDoubtful(start, age))
  expect(doubts(24)).toEqual([true, false, false, true, true, true, false, false])
  expect(doubts(null)).toEqual([true, false, false, false, true, true, false, false])
})
