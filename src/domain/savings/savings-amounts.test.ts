import { describe, expect, test } from 'vitest'
import { hasForeignSeparators, readTypedAmount, readAmount, savingRule } from './savings-amounts.ts'

/** Applies BR-05 and SAVR-01 … SAVR-05. */

function verdict(payGroup: number, typed: string): 'accepted' | 'refused' {
  const { least, most } = savingRule(payGroup)
  const amount = readAmount(typed)
  return amount !== null && amount >= least && amount <= most ? 'accepted' : 'refused'
}

describe('the amount saved each period', () => {
  test.each([
    [1, '50', 'accepted'],
    [1, '49.99', 'refused'],
    [9, '50', 'accepted'],
    [8, '50.5', 'accepted'],
    [2, '99.99', 'refused'],
    [7, '100', 'accepted'],
    [10, '1000', 'accepted'],
    [8, '', 'refused'],
    [5, '2000', 'accepted'],
    [3, 'cien', 'refused'],
    [3, '100.005', 'refused'],
    [3, '-100', 'refused'],
    [3, '99999.99', 'accepted'],
    [3, '100000', 'refused'],
    [11, '99', 'refused'],
    [11, '100', 'accepted'],
  ])('for pay group %i, the amount "%s" is %s', (payGroup, typed, wanted) => {
    expect(verdict(payGroup, typed)).toBe(wanted)
  })

  test.each([1, 8, 9, 10])('group %i saves weekly', (payGroup) => {
    expect(savingRule(payGroup)).toMatchObject({
      least: 5000,
      presets: [5000, 10_000, 25_000, 50_000, 75_000, 100_000],
    })
  })

  test.each([2, 3, 4, 5, 6, 7])('group %i saves fortnightly', (payGroup) => {
    expect(savingRule(payGroup)).toMatchObject({
      least: 10_000,
      presets: [10_000, 20_000, 50_000, 100_000, 150_000, 200_000],
    })
  })

  test('drops presets below the fund’s minimum, and keeps the presets of BR-05 above it', () => {
    expect(savingRule(1, 10_000)).toMatchObject({
      least: 10_000,
      presets: [10_000, 25_000, 50_000, 75_000, 100_000],
    })
    expect(savingRule(2, 30_050)).toMatchObject({
      least: 30_050,
      presets: [50_000, 100_000, 150_000, 200_000],
    })
    expect(savingRule(2, 2000)).toMatchObject({ least: 2000, presets: savingRule(2).presets })
  })

  test('offers only presets within the limits', () => {
    for (const [group, minimum] of [[1], [2], [1, 40_000], [2, 40_000]] as const) {
      const { least, most, presets } = savingRule(group, minimum)
      expect(presets.every((amount) => amount >= least && amount <= most)).toBe(true)
    }
  })
})

test.each([
  [200, 20_000],
  [0.01, 1],
  ['1.5', 150],
  [' 7 ', 700],
  [0, null],
  ['0.00', null],
  [0.001, null],
  [1e21, null],
  ['1e3', null],
  ['1,000', null],
  [Number.NaN, null],
])('%s is read as %s centavos', (given, centavos) => {
  expect(readAmount(given)).toBe(centavos)
})

describe('typed amounts', () => {
  test.each([
    ['1250.50', 125_050],
    ['$1,250.50', 125_050],
    ['1 250.5', 125_050],
    ['1,250', 125_000],
    ['12.50', 1250],
    ['1,250,000.00', 125_000_000],
  ])('«%s» is %i centavos', (text, centavos) => {
    expect(readTypedAmount(text)).toBe(centavos)
    expect(hasForeignSeparators(text)).toBe(false)
  })

  test.each([
    '12,50',
    '12,5',
    '200.000',
    '1.250,00',
    '1.250',
    '1,25,000',
    '1250,50',
    ',5 0',
    '12.',
    '$12,50',
  ])('rejects «%s» as an amount', (text) => {
    expect(readTypedAmount(text)).toBeNull()
  })

  test.each(['12,50', '12,5', '200.000', '1.250,00', '1250,50', '$12,50'])(
    'finds foreign separators in «%s»',
    (text) => {
      expect(hasForeignSeparators(text)).toBe(true)
    },
  )

  test.each(['', 'mucho', '0', '0.00', '-5', '12'])('finds no foreign separators in «%s»', (text) => {
    expect(hasForeignSeparators(text)).toBe(false)
  })

  test('never reads a wrong decimal separator as an amount a hundred times as large', () => {
    for (let centavos = 1; centavos < 40_000_000; centavos += 12_347) {
      const plain = (centavos / 100).toFixed(2)
      expect(readTypedAmount(plain)).toBe(centavos)
      expect(readTypedAmount(plain.replace('.', ','))).toBeNull()
    }
  })
})
