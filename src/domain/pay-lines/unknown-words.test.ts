import { describe, expect, test } from 'vitest'
import { catalogues } from '../sat/catalogues.ts'
import { explainLine } from './explain.ts'
import type { LineSide } from './pay-line.ts'

const sides = ['perception', 'otherPayment', 'deduction'] as const
const isQuoted = (side: LineSide, satType: string, description: string) =>
  explainLine({ side, satType, description })?.isQuoted

const alwaysQuoted = ['perception 038', 'perception 051', 'otherPayment 999', 'deduction 004']
const onlyOthers = alwaysQuoted.filter((type) => type !== 'perception 051')

const unknown = ['ZAFIRO', 'PLAN DIAMANTE', 'CONVENIO CTM', 'LIGA DE FUTBOL', 'TARJETA AZUL 2', 'BOLSA GRAL']

describe('every type of the catalogues', () => {
  test('is quoted when the words are not its own', () => {
    for (const side of sides)
      for (const code of catalogues[side].types.keys())
        for (const words of unknown)
          expect(isQuoted(side, code, words), `${side} ${code} ${words}`).toBe(true)
  })

  test('is explained by its own official description', () => {
    for (const side of sides)
      for (const { code, description } of catalogues[side].types.values())
        expect(isQuoted(side, code, description), `${side} ${code} ${description}`).toBe(
          alwaysQuoted.includes(`${side} ${code}`),
        )
  })

  test('is explained when the words say nothing', () => {
    for (const side of sides)
      for (const code of catalogues[side].types.keys())
        for (const words of ['', `C${code}`, 'CONCEPTO 12', 'QUINCENA 04'])
          expect(isQuoted(side, code, words), `${side} ${code} "${words}"`).toBe(
            onlyOthers.includes(`${side} ${code}`),
          )
  })
})

describe('overtime under unknown words', () => {
  const about = (description: string, ...kinds: string[]) =>
    explainLine({
      side: 'perception',
      satType: '019',
      description,
      facts: { overtime: kinds.map((kind) => ({ kind, days: 1, hours: 2, paid: 100 })) },
    })

  test('is double or triple only when the receipt says so', () => {
    expect(about('DOBLE TURNO')).toMatchObject({ topic: 'overtime', isQuoted: true })
    expect(about('DOBLE TURNO', '01')).toMatchObject({ topic: 'overtimeDouble', isQuoted: true })
    expect(about('HORAS DOBLES')).toMatchObject({ topic: 'overtimeDouble', isQuoted: false })
  })
})

describe('a correction', () => {
  test.each([
    ['043', 'AJUSTE PRIMA VACACIONAL', false],
    ['043', 'PRIMA VAC', false],
    ['043', 'AJUSTE', false],
    ['043', 'AJUSTE TIENDA', true],
    ['029', 'AJUSTE FDO AHORRO EMP', false],
    ['029', 'FONDO DE PENSIONES', true],
    ['099', 'AJUSTE SUELDO', false],
    ['099', 'AJUSTE BONO', true],
    ['081', 'VIATICOS NO COMPROBADOS', true],
  ] as const)('%s "%s" is quoted: %s', (satType, description, expected) => {
    expect(isQuoted('deduction', satType, description)).toBe(expected)
  })
})
