import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney, moneyOnScreen, toCentavos, toDecimal, withPlainMinus } from './money.ts'

test.each([
  [0, '$0.00'],
  [123_456_789, '$1,234,567.89'],
  [600_000 - 100_000, '$5,000.00'],
  [600_000 - 600_000, '$0.00'],
  [100_000 - 7_692, '$923.08'],
  [520_000 - 10_000, '$5,100.00'],
  [-2000, '-$20.00'],
  [5, '$0.05'],
])('%i centavos are shown as %s', (centavos, text) => {
  expect(formatMoney(centavos)).toBe(text)
})

test('uses the minus sign U+2212 on screen, and converts it to the hyphen of BR-34', () => {
  expect([-2000, 0, 2000].map(moneyOnScreen)).toEqual(['−$20.00', '$0.00', '$20.00'])
  expect(withPlainMinus('Retiro −$20.00, −$1,500.00')).toBe('Retiro -$20.00, -$1,500.00')
})

test.each([
  ['1234567.891', 123_456_789],
  ['1234.5', 123_450],
  [1234.5, 123_450],
  ['0', 0],
  ['0.005', 1],
  ['0.0049', 0],
  ['-0.005', -1],
  ['-0.001', 0],
  ['1.995', 200],
  ['9999999999.99', 999_999_999_999],
  [' 12.30 ', 1230],
])('%j is %i centavos', (decimal, centavos) => {
  expect(toCentavos(decimal)).toBe(centavos)
})

test.each(['', '.', '1.', '.5', '1,234.50', '$5', '1e3', 'NaN', '--1', '99999999999999999'])(
  'rejects %j',
  (text) => {
    expect(() => toCentavos(text)).toThrow(RangeError)
  },
)

test('converts between decimal text and centavos without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (centavos) => {
      expect(toCentavos(toDecimal(centavos))).toBe(centavos)
    }),
  )
  expect(toDecimal(-5)).toBe('-0.05')
  expect(toDecimal(0)).toBe('0.00')
  expect(toDecimal(123_450)).toBe('1234.50')
})
