import { describe, expect, test } from 'vitest'
import { catalogues } from './catalogues.ts'

const { perception, deduction, otherPayment, overtime, incapacity } = catalogues
const codesOf = (catalogue: (typeof catalogues)[keyof typeof catalogues]) => [...catalogue.types.keys()]

describe('the payroll catalogues of the SAT', () => {
  test('have every type of the spreadsheet, once', () => {
    expect(codesOf(perception)).toHaveLength(48)
    expect(codesOf(deduction)).toEqual(
      Array.from({ length: 115 }, (_, index) => String(index + 1).padStart(3, '0')),
    )
    expect(codesOf(otherPayment)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `00${index + 1}`),
      '999',
    ])
    expect(codesOf(overtime)).toEqual(['01', '02', '03'])
    expect(codesOf(incapacity)).toEqual(['01', '02', '03', '04'])
  })

  test('state a file, a revision and real dates for every type', () => {
    for (const { types } of Object.values(catalogues)) {
      for (const { description, validFrom, validTo, source } of types.values()) {
        expect(description).not.toBe('')
        expect(source.file).toBe('catNomina.xls')
        for (const date of [source.on, validFrom, validTo]) {
          if (date !== null) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
        }
        if (validFrom !== null && validTo !== null) expect(validFrom <= validTo).toBe(true)
      }
    }
  })
})

describe('the type that was in force on a day', () => {
  test.each([
    ['054', '2025-12-31', null],
    ['054', '2026-01-01', 'Días de descanso laborados'],
    ['055', '2026-01-01', 'Días de descanso obligatorios laborados'],
    ['056', '2025-12-17', 'Previsión social, Art 93 fracciones VIII y IX LISR'],
    ['057', '2026-06-11', null],
    ['001', '2016-10-31', null],
  ])('perception %s on %s', (code, date, description) => {
    expect(perception.typeOn(code, date)?.description ?? null).toBe(description)
  })

  test('ends with the last day of its validity', () => {
    expect(deduction.typeOn('063', '2026-03-01')).not.toBeNull()
    expect(deduction.typeOn('063', '2026-03-02')).toBeNull()
    expect(deduction.typeOn('072', '2018-10-15')).toBeNull()
  })

  test('is null for a type that the catalogue lacks', () => {
    for (const code of ['007', '058', '999', '', 'constructor'])
      expect(perception.typeOn(code, '2026-11-30')).toBeNull()
    expect(deduction.typeOn('116', '2026-11-30')).toBeNull()
  })

  test('has no dates where the catalogue states none', () => {
    expect(overtime.typeOn('02', '1990-01-01')?.description).toBe('Triples')
  })
})
