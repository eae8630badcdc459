import { expect, test } from 'vitest'
import { lawByDay, lawOn, withOwnRows } from '../law/law-on.ts'
import { judgeOvertime, judgeRestDay, noWorkFacts, refusingLimit } from './work-law.ts'

// The dated cases are in domain/law/law-cases.test.ts.

const FRIDAY = '2026-12-04'
const three = (day: string) => ({ day, hours: 3 })

test('says how much of each limit the week uses with the request', () => {
  const facts = { ...noWorkFacts, overtime: [three('2026-11-30'), { day: FRIDAY, hours: 1 }] }
  const { limits, split, day } = judgeOvertime({ day: FRIDAY, hours: 1.5 }, facts, lawOn)
  expect(limits.map(({ rule, used, value }) => [rule, used, value])).toEqual([
    ['dailyHours', 2.5, 3],
    ['days', 2, 3],
    ['weekHours', 5.5, 9],
  ])
  expect(split).toEqual({ double: 1.5, triple: 0, isConfirmed: true })
  expect(day).toBeNull()
})

test('a confirmed row refuses with its own article, and an unconfirmed one only informs', () => {
  const row = {
    rule: 'overtimeDailyHours',
    value: '2',
    from: '2026-12-01',
    until: null,
    article: 'Contrato 12',
    source: 'Contrato colectivo',
  } as const
  const refusing = (isConfirmed: boolean) =>
    refusingLimit(judgeOvertime(three(FRIDAY), noWorkFacts, lawByDay(withOwnRows([{ ...row, isConfirmed }]))))
  expect(refusing(true)).toMatchObject({ rule: 'dailyHours', value: 2, article: 'Contrato 12' })
  expect(refusing(false)).toBeNull()
})

test('judges no hours of a holiday or an asked rest day as overtime', () => {
  const facts = { ...noWorkFacts, restDays: ['2026-12-05'] }
  const rest = judgeOvertime({ day: '2026-12-05', hours: 8 }, facts, lawOn)
  expect(rest).toMatchObject({
    day: 'rest',
    split: null,
    limits: [],
    pay: [{ rule: 'restDayFactor', value: 2 }],
  })
  const other = { ...facts, overtime: [{ day: '2026-12-05', hours: 8 }] }
  expect(judgeOvertime(three(FRIDAY), other, lawOn).limits.some(({ isExceeded }) => isExceeded)).toBe(false)
})

test('names both ways to pay a Sunday, because not everybody rests on it', () => {
  const { day, pay, split } = judgeOvertime(three('2026-12-06'), noWorkFacts, lawOn)
  expect([day, split?.double]).toEqual(['sunday', 3])
  expect(pay.map(({ rule, article }) => [rule, article])).toEqual([
    ['restDayFactor', 'LFT 73 y 75'],
    ['sundayPremium', 'LFT 71'],
  ])
})

test('knows weekly rest days, except those that a swap makes workdays', () => {
  const facts = { ...noWorkFacts, weeklyRest: '06' }
  expect(judgeOvertime(three('2026-12-05'), facts, lawOn)).toMatchObject({ day: 'rest', split: null })
  const swapped = judgeOvertime(three('2026-12-05'), { ...facts, swapped: ['2026-12-05'] }, lawOn)
  expect([swapped.day, swapped.split?.double]).toEqual([null, 3])
  const sunday = judgeOvertime(three('2026-12-06'), { ...facts, weeklyRest: '2' }, lawOn)
  expect(sunday.pay.map(({ rule }) => rule)).toEqual(['sundayPremium'])
  // Hours of a rest day count for no limit of the week.
  const before = [three('2026-11-30'), three('2026-12-01'), three('2026-12-05')]
  const { limits } = judgeOvertime(three(FRIDAY), { ...facts, overtime: before }, lawOn)
  expect(limits.some(({ isExceeded }) => isExceeded)).toBe(false)
})

test('refuses a minor overtime, Sundays and holidays, and knows nothing of an unknown age', () => {
  const minor = { ...noWorkFacts, allowedFrom: '2026-12-15' }
  const rest = (day: string) => refusingLimit(judgeRestDay(day, minor, lawOn))?.rule ?? null
  expect(refusingLimit(judgeOvertime({ day: FRIDAY, hours: 0.5 }, minor, lawOn))).toMatchObject({
    rule: 'age',
    value: 18,
    article: 'LFT 178',
  })
  expect([rest('2026-12-06'), rest('2026-12-12')]).toEqual(['restAge', null])
  expect(refusingLimit(judgeRestDay('2026-12-06', noWorkFacts, lawOn))).toBeNull()
})

test('says nothing about hours for which no row applies', () => {
  expect(judgeOvertime(three('1960-12-02'), noWorkFacts, lawOn)).toEqual({
    day: null,
    split: null,
    limits: [],
    pay: [],
  })
})
