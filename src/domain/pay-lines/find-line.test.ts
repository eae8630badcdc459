import { describe, expect, test } from 'vitest'
import { findLines, type LineAsked, namesLine } from './find-line.ts'

const lines = [
  { side: 'perception', concept: 'P001', description: 'SUELDO', satType: '001', amount: 250_000 },
  { side: 'perception', concept: 'P012', description: 'P. VACACIONAL', satType: '021', amount: 30_000 },
  { side: 'otherPayment', concept: 'O02', description: 'SUBS EMPLEO', satType: '002', amount: 30_000 },
  { side: 'deduction', concept: '045', description: 'I.S.R.', satType: '002', amount: 41_235 },
  { side: 'deduction', concept: 'D10', description: 'PTMO. CAJA DE AHORRO', satType: '004', amount: 30_000 },
  { side: 'deduction', concept: 'D11', description: 'PRESTAMO FONACOT', satType: '011', amount: 30_050 },
  { side: 'deduction', concept: '300', description: 'DESC. VARIOS', satType: '004', amount: 100 },
] as const

const found = (asked: Partial<LineAsked>) =>
  findLines(lines, { key: null, amount: null, words: '', side: null, ...asked }).map(
    (place) => lines[place]?.concept,
  )

describe('a line is found', () => {
  test('by the company’s key, however it is written', () => {
    expect(found({ key: 'p012' })).toEqual(['P012'])
    expect(found({ key: 'P 012' })).toEqual(['P012'])
    expect(found({ key: '45' })).toEqual([])
    expect(found({ key: 'P01' })).toEqual([])
  })

  test('by its exact amount, on the side that the question names', () => {
    expect(found({ amount: 30_000 })).toEqual(['P012', 'O02', 'D10'])
    expect(found({ amount: 30_000, side: 'taken' })).toEqual(['D10'])
    expect(found({ amount: 30_000, side: 'paid' })).toEqual(['P012', 'O02'])
    expect(found({ amount: 41_200 })).toEqual([])
  })

  test('by key and amount, when a number may be either', () => {
    expect(found({ key: '300', amount: 30_000, side: 'taken' })).toEqual(['D10', '300'])
  })

  test('by words of the description or of the same topic', () => {
    expect(found({ words: 'ISR' })).toEqual(['045'])
    expect(found({ words: 'Prima vacacional' })).toEqual(['P012'])
    expect(found({ words: 'fonacot' })).toEqual(['D11'])
    expect(found({ words: 'préstamo de caja de ahorro' })).toEqual(['D10'])
    expect(found({ words: 'subsidio al empleo' })).toEqual(['O02'])
    expect(found({ words: 'varios' })).toEqual(['300'])
    expect(found({ words: 'aguinaldo' })).toEqual([])
    expect(found({ words: 'préstamo de caja popular' })).toEqual([])
    expect(found({ words: 'fonacot doble' })).toEqual([])
    expect(found({})).toEqual([])
  })
})

test('recognizes only words that contain the name of a line', () => {
  for (const words of ['ISR', 'prima dominical', 'Fonacot', 'vales de despensa', 'comedor', 'comedor doble'])
    expect(namesLine(words), words).toBe(true)
  for (const words of ['', 'una aclaracion', 'el portal', 'mi dinero'])
    expect(namesLine(words), words).toBe(false)
})
