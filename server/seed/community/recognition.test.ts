import { expect, test } from 'vitest'
import { companyDate } from '#domain/time/dates.ts'
import { timeOf } from './recognition.ts'
import { recognitionWords } from './recognition-words.es.ts'

const MONTERREY = '-06:00'
const days = recognitionWords.map(([daysAgo]) => daysAgo)

test.each([
  ['2026-12-01T00:05', 4],
  ['2026-12-01T10:00', 4],
  ['2026-02-14T23:59', 4],
  ['2026-11-30T12:00', 4],
])('the month of %s has %i recognitions, in their order and not in the future', (time, count) => {
  const now = new Date(`${time}:00${MONTERREY}`)
  const times = days.map((daysAgo) => timeOf(daysAgo, now).getTime())
  const months = times.map((at) => companyDate(at).slice(0, 7))
  expect(months.filter((month) => month === time.slice(0, 7))).toHaveLength(count)
  expect([...times].sort((a, b) => a - b)).toEqual(times)
  expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
})

test('late in a month, a recognition is as old as it says', () => {
  const now = new Date(`2026-11-25T12:00:00${MONTERREY}`)
  expect(timeOf(19, now).toISOString()).toBe('2026-11-06T18:00:00.000Z')
})
