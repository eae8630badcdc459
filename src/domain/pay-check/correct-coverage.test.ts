import { describe, expect, test } from 'vitest'
import { laterWeeks, line, payslip, resultOf, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import { hasAllImported, SETTLED_MS } from './coverage.ts'
import type { KardexFacts } from './facts.ts'
import { kardexFacts } from './sources.ts'

const empty = { asOf: '2026-12-31', unpaidDays: [], incapacities: [], vacations: [] }
const six = { daysPaid: 6, lines: [line('salary', 240_000), tax] }
const later = laterWeeks()

const results = (kardex: KardexFacts) => ({
  absences: resultOf('absences', withLines([line('absence', 40_000, 'deduction')], { kardex })),
  days: resultOf('days', payslip(six, { kardex })),
  'pay of the days': resultOf('days', payslip({ lines: [line('salary', 140_000), tax] }, { kardex })),
  overtime: resultOf(
    'overtime',
    payslip(
      {},
      { kardex, ...later, authorized: { overtime: [{ day: '2026-11-12', hours: 3 }], restDays: [] } },
    ),
  ),
  'rest days': resultOf(
    'restDays',
    payslip({}, { kardex, ...later, authorized: { overtime: [], restDays: ['2026-11-15'] } }),
  ),
  'Christmas bonus': resultOf(
    'christmasBonus',
    payslip(
      { kind: 'christmas-bonus', paid: '2026-12-18', lines: [line('christmasBonus', 400_000)] },
      { kardex, otherBonus: 0 },
    ),
  ),
})

describe('a kardex without data for the days proves nothing', () => {
  const records = (...absences: string[]) =>
    kardexFacts('2026-12-31', { absences, incapacities: [], permits: [], vacations: [] })

  test.each([
    ['no record at all', records()],
    ['no stated coverage', { ...empty, covered: null }],
    ['a last record before the period', records('2025-03-01', '2026-08-31')],
    ['a first record after the period', records('2026-12-30')],
    [
      'only a vacation after the period, because it was planned before',
      kardexFacts('2026-12-31', {
        absences: ['2025-03-01'],
        incapacities: [],
        permits: [],
        vacations: [{ day: '2026-12-28', status: 'Autorizada' }],
      }),
    ],
    ['a record of a day that has not come', records('2025-03-01', '2027-01-05')],
  ])('with %s', (_, kardex) => {
    for (const [name, result] of Object.entries(results(kardex))) {
      expect(result, name).toMatchObject({ state: 'unknown', missing: 'coverage' })
    }
  })

  const importedFor = (from: string, to: string, ...absences: string[]) =>
    kardexFacts('2026-12-31', {
      absences,
      incapacities: [],
      permits: [],
      vacations: [],
      imported: { from, to },
    })

  test.each([
    ['imports that begin too late', importedFor('2026-10-01', '2026-12-30')],
    ['imports that end too early', importedFor('2026-01-01', '2026-11-14')],
    [
      'a gap between own records and the imports',
      importedFor('2026-09-10', '2026-12-30', '2025-03-01', '2026-08-31'),
    ],
  ])('with %s', (_, kardex) => {
    const { 'rest days': restDays, overtime, ...longer } = results(kardex)
    for (const [name, result] of Object.entries(longer)) {
      expect(result, name).toMatchObject({ state: 'unknown', missing: 'coverage' })
    }
    expect([restDays, overtime].map((one) => one?.state)).not.toContain('ok')
  })

  test.each([
    ['the company’s imports', importedFor('2026-01-01', '2026-12-30')],
    [
      'imports that follow own records at once',
      importedFor('2026-09-01', '2026-12-30', '2025-03-01', '2026-08-31'),
    ],
    [
      'own records that follow the imports',
      importedFor('2025-12-01', '2026-11-15', '2026-11-16', '2026-12-30'),
    ],
  ])('but %s make the difference certain', (_, kardex) => {
    for (const [name, result] of Object.entries(results(kardex))) {
      expect(result, name).toMatchObject({ state: 'difference' })
    }
  })

  test('but records before and after the days make the difference certain', () => {
    for (const [name, result] of Object.entries(results(records('2025-03-01', '2026-12-30')))) {
      expect(result, name).toMatchObject({ state: 'difference' })
    }
  })

  test('imports also cover a newcomer, because nobody is absent before the first day of work', () => {
    const kardex = importedFor('2026-01-01', '2026-12-30')
    const { jobs } = payslip({})
    const hired = (hiredOn: string) => payslip(six, { kardex, jobs: { ...jobs, hiredOn } })
    expect(resultOf('days', hired('2026-11-02'))).toMatchObject({ state: 'difference', days: 1 })
    expect(resultOf('days', hired('2026-11-10'))?.state).toBe('unknown')
  })

  test.each([
    [-120_001, false],
    [-120_000, true],
    [0, true],
    [SETTLED_MS, true],
    [-SETTLED_MS, false],
  ])('lists read %i ms after the covered days have all imported records: %s', (after, isComplete) => {
    expect(hasAllImported(1_000_000_000 + after, 1_000_000_000)).toBe(isComplete)
  })
})
