import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'CERO PESOS 00/100 M.N.'],
  [5, 'CERO PESOS 05/100 M.N.'],
  [100, 'UN PESO 00/100 M.N.'],
  [150, 'UN PESO 50/100 M.N.'],
  [200, 'DOS PESOS 00/100 M.N.'],
  [1_600, 'DIECISÉIS PESOS 00/100 M.N.'],
  [2_100, 'VEINTIÚN PESOS 00/100 M.N.'],
  [3_100, 'TREINTA Y UN PESOS 00/100 M.N.'],
  [10_000, 'CIEN PESOS 00/100 M.N.'],
  [10_100, 'CIENTO UN PESOS 00/100 M.N.'],
  [54_321, 'QUINIENTOS CUARENTA Y TRES PESOS 21/100 M.N.'],
  [100_000, 'MIL PESOS 00/100 M.N.'],
  [100_100, 'MIL UN PESOS 00/100 M.N.'],
  [241_166, 'DOS MIL CUATROCIENTOS ONCE PESOS 66/100 M.N.'],
  [2_100_000, 'VEINTIÚN MIL PESOS 00/100 M.N.'],
  [3_112_199, 'TREINTA Y UN MIL CIENTO VEINTIÚN PESOS 99/100 M.N.'],
  [10_000_000, 'CIEN MIL PESOS 00/100 M.N.'],
  [100_000_000, 'UN MILLÓN DE PESOS 00/100 M.N.'],
  [100_000_100, 'UN MILLÓN UN PESOS 00/100 M.N.'],
  [2_100_000_000, 'VEINTIÚN MILLONES DE PESOS 00/100 M.N.'],
  [
    999_999_999_999,
    'NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.',
  ],
])('%i centavos are %s', (centavos, words) => {
  expect(amountInWords(centavos)).toBe(words)
})

test.each([-1, 1.5, Number.NaN, 1e15])('%d is refused', (centavos) => {
  expect(() => amountInWords(centavos)).toThrow(RangeError)
})
