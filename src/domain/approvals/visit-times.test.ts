import { expect, test } from 'vitest'
import { clockTime, visitDays } from './visit-times.ts'

const at = (day: string, time = '00:00:00.000000') => `${day} ${time}`

test('BR-31: shows one day, or a range with "al" when the last day differs', () => {
  const cases: [string, string, string][] = [
    [at('2024-05-10'), at('2024-05-12'), '10/05/2024 al 12/05/2024'],
    [at('2024-05-10'), at('2024-05-10'), '10/05/2024'],
    [at('2024-05-10'), '', '10/05/2024'],
    [at('2024-12-31'), at('2025-01-02'), '31/12/2024 al 02/01/2025'],
    [at('2024-05-10'), at('2024-05-10', '23:59:00.000000'), '10/05/2024'],
  ]
  for (const [first, last, shown] of cases) expect(visitDays(first, last, 'al')).toBe(shown)
})

test('BR-31: shows hours and minutes, truncated and not rounded', () => {
  const cases: [string, string][] = [
    [at('2024-05-10', '08:30:00.000000'), '08:30'],
    [at('2024-05-10', '17:00:59.999999'), '17:00'],
    [at('1900-01-01', '00:05:00.000000'), '00:05'],
    [at('2024-05-10', '23:59:59.000000'), '23:59'],
    [at('2024-05-10', '12:00:00'), '12:00'],
    ['', ''],
  ]
  for (const [moment, shown] of cases) expect(clockTime(moment)).toBe(shown)
})
