import { describe, expect, test } from 'vitest'
import type { PayLine } from '#domain/payslips/pay-difference.ts'
import { barsOf, payChange, periodName, shortName } from './pay-change.ts'
import { es } from './texts.es.ts'

const line = (side: PayLine['side'], concept: string, amount: number): PayLine => ({
  side,
  concept,
  description: concept,
  amount,
})
const week45 = [line('perception', '001', 255_500), line('deduction', '301', 22_503)]
const week46 = [
  line('perception', '001', 255_500),
  line('perception', '012', 36_500),
  line('perception', '020', 9_125),
  line('deduction', '301', 28_913),
]

describe('the pay change', () => {
  test('returns line effects whose sum is the difference in net pay', () => {
    const change = payChange(week45, week46)
    expect(change).toMatchObject({ before: 232_997, after: 272_212, difference: 39_215 })
    expect(change.lines.map(({ concept, effect }) => [concept, effect])).toEqual([
      ['012', 36_500],
      ['020', 9_125],
      ['301', -6_410],
    ])
    expect(change.lines.reduce((sum, { effect }) => sum + effect, 0)).toBe(change.difference)
  })

  test('reverses every sign when the two payslips are swapped', () => {
    const [there, back] = [payChange(week45, week46), payChange(week46, week45)]
    expect(back.difference).toBe(-there.difference)
    expect(back.lines.map(({ effect }) => effect)).toEqual(there.lines.map(({ effect }) => -effect))
  })
})

describe('the two bars', () => {
  test('draws the larger amount at full length and the other in proportion', () => {
    expect(barsOf({ before: 150_000, after: 200_000 })).toEqual({
      before: 75,
      shared: 75,
      extra: 25,
      missing: 0,
    })
    expect(barsOf({ before: 200_000, after: 150_000 })).toEqual({
      before: 100,
      shared: 75,
      extra: 0,
      missing: 25,
    })
  })

  test('gives no length to zero or negative amounts', () => {
    expect(barsOf({ before: 0, after: 0 })).toEqual({ before: 0, shared: 0, extra: 0, missing: 0 })
    expect(barsOf({ before: 100, after: -50 })).toEqual({ before: 100, shared: 0, extra: 0, missing: 100 })
  })
})

describe('names of payslips', () => {
  const period = {
    paid_date: '2025-12-18',
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll: 1,
    year: 2025,
    period: 51,
    type: 1,
    prenomina: false,
    end_date: '2025-12-21',
  }
  test('includes the year of a week only when it differs', () => {
    expect(periodName(period, true, 2025, es)).toBe('la semana 51')
    expect(periodName(period, true, 2026, es)).toBe('la semana 51 de 2025')
    expect(periodName(period, false, 2025, es)).toBe('la quincena 51')
    expect(shortName(period, true, es)).toBe('Sem. 51')
  })

  test('names a one-off payment by its pay date', () => {
    expect(periodName({ ...period, payroll: 4 }, true, 2025, es)).toBe('el pago del 18/12/2025')
    expect(shortName({ ...period, payroll: 4 }, true, es)).toBe('18/12/2025')
  })
})
