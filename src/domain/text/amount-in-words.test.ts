import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'cero pesos 00/100 M.N.'],
  [5, 'cero pesos 05/100 M.N.'],
  [100, 'un peso 00/100 M.N.'],
  [150, 'un peso 50/100 M.N.'],
  [200, 'dos pesos 00/100 M.N.'],
  [1_600, 'dieciséis pesos 00/100 M.N.'],
  [2_100, 'veintiún pesos 00/100 M.N.'],
  [3_100, 'treinta y un pesos 00/100 M.N.'],
  [10_000, 'cien pesos 00/100 M.N.'],
  [10_100, 'ciento un pesos 00/100 M.N.'],
  [54_321, 'quinientos cuarenta y tres pesos 21/100 M.N.'],
  [100_000, 'mil pesos 00/100 M.N.'],
  [100_100, 'mil un pesos 00/100 M.N.'],
  [241_166, 'dos mil cuatrocientos once pesos 66/100 M.N.'],
  [2_100_000, 'veintiún mil pesos 00/100 M.N.'],
  [3_112_199, 'treinta y un mil ciento veintiún pesos 99/100 M.N.'],
  [10_000_000, 'cien mil pesos 00/100 M.N.'],
  [100_000_000, 'un millón de pesos 00/100 M.N.'],
  [100_000_100, 'un millón un pesos 00/100 M.N.'],
  [2_100_000_000, 'veintiún millones de pesos 00/100 M.N.'],
  [
    999_999_999_999,
    'nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos 99/100 M.N.',
  ],
])('%i centavos are %s', (centavos, words) => {
  expect(amountInWords(centavos)).toBe(words)
})

test('writes different amounts differently, and combines thousands with the rest', () => {
  const amounts = Array.from({ length: 4000 }, (_, index) => index * 137)
  expect(new Set(amounts.map(amountInWords)).size).toBe(amounts.length)
  for (const thousands of [2, 15, 21, 40, 101, 999]) {
    const [head = ''] = amountInWords(thousands * 100_000).split(' pesos')
    expect(amountInWords(thousands * 100_000 + 4_305)).toBe(`${head} cuarenta y tres pesos 05/100 M.N.`)
  }
})

test.each([-1, 1.5, Number.NaN, 1e15])('rejects %d', (centavos) => {
  expect(() => amountInWords(centavos)).toThrow(RangeError)
})
