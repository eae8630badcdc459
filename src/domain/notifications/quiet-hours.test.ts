import { describe, expect, test } from 'vitest'
import { isTimeOfDay, quietHoursOfShift, quietMinutesLeft } from './quiet-hours.ts'

describe('minutes until notifications may ring', () => {
  const night = { from: '21:00', to: '05:00' }
  test.each([
    [night, '20:59', 0],
    [night, '21:00', 480],
    [night, '23:59', 301],
    [night, '00:00', 300],
    [night, '04:59', 1],
    [night, '05:00', 0],
    [{ from: '08:00', to: '15:00' }, '07:59', 0],
    [{ from: '08:00', to: '15:00' }, '08:00', 420],
    [{ from: '08:00', to: '15:00' }, '15:00', 0],
    [{ from: '00:00', to: '08:00' }, '00:00', 480],
    [{ from: '00:00', to: '08:00' }, '23:59', 0],
    [{ from: '10:00', to: '10:00' }, '10:00', 0],
  ])('%j at %s: %i minutes left', (hours, time, minutes) => {
    expect(quietMinutesLeft(hours, time)).toBe(minutes)
  })

  test('never exceed the length of the quiet hours, and are 0 when the quiet hours end', () => {
    for (let minute = 0; minute < 1440; minute += 7) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16)
      const left = quietMinutesLeft(night, time)
      expect(left).toBeLessThanOrEqual(480)
      const then = new Date((minute + left) * 60_000).toISOString().slice(11, 16)
      expect(quietMinutesLeft(night, then)).toBe(0)
    }
  })
})

test('gives each shift its own quiet hours, and office staff those from 21:00 to 06:00', () => {
  expect([1, 2, 3].map((shift) => quietHoursOfShift(shift).from)).toEqual(['21:00', '00:00', '08:00'])
  expect(quietHoursOfShift(0)).toEqual({ from: '21:00', to: '06:00' })
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
  ['12:60', false],
  ['12:00 ', false],
  ['', false],
])('%s is a time of day: %s', (text, expected) => {
  expect(isTimeOfDay(text)).toBe(expected)
})
