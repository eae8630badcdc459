import { describe, expect, test } from 'vitest'
import type { LineAsked } from '#domain/pay-lines/find-line.ts'
import type { Locale } from '#i18n/locale.ts'
import { lineAsked } from './line-asked.ts'

const short = (asked: LineAsked | null) =>
  asked && [asked.key ?? asked.words, asked.amount === null ? null : asked.amount / 100, asked.side]
const read = (text: string, locale: Locale = 'es') => short(lineAsked(text, locale))

describe('a question about a line of the payslip', () => {
  test.each([
    ['¿qué es P012?', 'P012', null, null],
    ['que es el concepto 045', '045', null, null],
    ['q significa la clave d-4', 'D-4', null, null],
    ['que es 301', '301', 301, null],
    ['que es ISR en mi recibo', 'isr', null, null],
    ['que es eso de comedor en mi nomina', 'comedor', null, null],
    ['por qué me quitaron 300?', '', 300, 'taken'],
    ['xq me descontaron 412.35', '', 412.35, 'taken'],
    ['porque me quitaron trescientos pesos', '', 300, 'taken'],
    ['por que me quitaron 300 de isr', 'isr', 300, 'taken'],
    ['por que me pagaron 1,250', '', 1250, 'paid'],
    ['por que me cobran fonacot', 'fonacot', null, 'taken'],
    ['que es ese descuento de 180 pesos', '', 180, 'taken'],
    ['de que son los 250 que me descontaron', '', 250, 'taken'],
    ['que es la prima dominical', 'prima dominical', null, null],
    ['que es el prestamo de la caja en mi recibo', 'prestamo de la caja', null, null],
  ] as const)('is read from «%s»', (text, named, amount, side) => {
    expect(read(text)).toEqual([named, amount, side])
  })

  test.each([
    ['what is P012?', 'P012', null, null],
    ['what is ISR on my payslip', 'isr', null, null],
    ['why did they take 300', '', 300, 'taken'],
    ['why did they deduct 300 from my pay', '', 300, 'taken'],
    ['what is the 300 deduction', '300', 300, 'taken'],
    ['what is key 045', '045', null, null],
    ['¿qué es P012?', 'P012', null, null],
  ] as const)('is read in English from «%s»', (text, named, amount, side) => {
    expect(read(text, 'en')).toEqual([named, amount, side])
  })
})

describe('another sentence', () => {
  test.each([
    'por que me quitaron dinero',
    'xq me descontaron',
    'por que me descuentan tanto',
    'que es la caja de ahorro',
    'que es un prestamo de la caja',
    'que es ese retiro de 800',
    'por que me quitaron 300 de mi ahorro',
    'que es una aclaracion',
    'que me quiten 300',
    'quitenme 300 de mi ahorro',
    'quiero un prestamo de 300',
    'que es',
    '300',
  ])('is no such question: «%s»', (text) => {
    expect(lineAsked(text, 'es')).toBeNull()
  })
})
