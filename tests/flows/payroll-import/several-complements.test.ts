import { describe, expect, test } from 'vitest'
import { placesFor } from '#domain/cfdi/payslip-place.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { writeCfdi, writeTogether as together } from '#tests/support/files/cfdi-writer.ts'
import { inventOnce, inventReceipt, plainPayee as payee } from '#tests/support/files/payroll-receipts.ts'

/**
 * Several payroll complements in one receipt, imported as one payment with parts. The SAT's payroll guide
 * allows them for an ordinary and an extraordinary payment, or for two periods at once.
 */

const week = inventReceipt({ payee, endDate: '2026-11-15', days: 7, periodicity: '02' })
const before = inventReceipt({ payee, endDate: '2026-11-08', days: 7, periodicity: '02', variant: 'before' })
const bonus = inventOnce({ payee, endDate: '2026-12-31', days: 365, periodicity: '99' }, ['002'])

const read = (xml: string) => readReceipt(readXml(Buffer.from(xml)))

describe('a receipt with several payroll complements', () => {
  test.each([
    ['the ordinary one first', [week, bonus]],
    ['the extraordinary one first', [bonus, week]],
  ])('is one ordinary payment with all lines: %s', (_, both) => {
    const { receipt, faults } = read(together(...both))
    expect(faults).toEqual([])
    expect(receipt).toMatchObject({
      kind: 'ordinary',
      startDate: week.startDate,
      endDate: week.endDate,
      paidDate: week.paidDate,
      daysPaid: week.daysPaid,
      totals: { total: week.totals.total + bonus.totals.total },
      parts: both.map(({ kind, startDate, endDate }) => ({ kind, startDate, endDate })),
    })
    expect(receipt?.perceptions.map(({ key, part }) => [key, part])).toEqual(
      both.flatMap(({ perceptions }, part) => perceptions.map(({ key }) => [key, part])),
    )
  })

  test('of two periods spans both, and counts the days of both', () => {
    const { receipt, faults } = read(together(before, week))
    expect(faults).toEqual([])
    expect(receipt).toMatchObject({
      startDate: before.startDate,
      endDate: week.endDate,
      daysPaid: '14.000',
    })
  })

  test('keeps the end-of-contract node of each complement', () => {
    const ends = (['025', '022'] as const).map((satType, at) => ({
      ...inventOnce({ payee, endDate: `2026-12-3${at}`, days: 1, periodicity: '99' }, [satType]),
      severance: { years: 3 + at, lastMonthlySalary: 900_000 + at, accumulable: 100 + at, nonAccumulable: 0 },
    }))
    const { receipt, faults } = read(together(...ends))
    expect(faults).toEqual([])
    expect(receipt?.parts?.map(({ severance }) => severance)).toEqual(ends.map(({ severance }) => severance))
  })

  test('has the totals of each complement and of the document checked', () => {
    const xml = together(week, bonus)
    const wrong = xml.replace(/(TotalPercepciones=")[^"]*(?!.*TotalPercepciones=")/s, '$11.00')
    expect(read(wrong).faults).toMatchObject([
      { place: 'Nomina 2@TotalPercepciones', code: 'sum', isSum: true },
    ])
    const less = xml.replace(/ Total="[^"]*"/, ' Total="1.00"')
    expect(read(less).faults).toMatchObject([{ place: 'Comprobante@Total', code: 'sum' }])
  })

  test('of two people is refused', () => {
    const colleague = inventOnce(
      { payee: { ...payee, number: '100102' }, endDate: '2026-11-15', days: 7, periodicity: '99' },
      ['002'],
    )
    expect(read(together(week, colleague)).faults).toMatchObject([{ place: 'Nomina', code: 'severalPeople' }])
  })
})

test('reports only the missing complement of a receipt without a complement', () => {
  const xml = writeCfdi(week).replace(/<nomina12:Nomina .*<\/nomina12:Nomina>/s, '')
  expect(read(xml).faults).toEqual([{ place: 'Nomina', code: 'missing', values: [] }])
})

describe('an ordinary receipt with end-of-contract payments', () => {
  const [salary] = week.perceptions
  if (!salary) throw new Error('the week has no salary')
  const without = (satType: string) => ({
    ...week,
    perceptions: week.perceptions.map((line, at) => (at === 0 ? { ...line, satType } : line)),
  })
  const beside = (satType: string, regime = '02') => ({
    ...week,
    worker: { ...week.worker, regime },
    perceptions: [
      ...week.perceptions,
      { ...salary, satType, key: 'Q1', concept: 'QUINQUENIO', overtime: [] },
    ],
  })

  test('is a settlement or severance by its SAT types, or when the regime says that the contract ended', () => {
    expect(placesFor(week, true)[0]).toMatchObject({ payroll: '1', type: 1 })
    expect(placesFor(without('022'), true)[0]).toMatchObject({ payroll: '1', type: 1 })
    expect(placesFor(without('023'), true)[0]).toMatchObject({ payroll: '2', type: 1 })
    expect(placesFor(without('025'), true)[0]).toMatchObject({ payroll: '3', type: 1 })
    expect(placesFor(beside('022', '13'), true)[0]).toMatchObject({ payroll: '2', type: 1 })
    expect(placesFor(beside('025', '13'), true)[0]).toMatchObject({ payroll: '3', type: 1 })
  })

  test('stays regular pay with a small seniority bonus, but not with small separation pay or severance', () => {
    const place = (receipt: typeof week) => placesFor(receipt, true)[0]
    const isSmall = (satType: string) => {
      const { perceptions, ...rest } = beside(satType)
      return {
        ...rest,
        perceptions: perceptions.map((line) =>
          line.key === 'Q1' ? { ...line, taxed: 5000, exempt: 0 } : line,
        ),
      }
    }
    expect(place(isSmall('022'))).toMatchObject({ payroll: '1', type: 1 })
    expect(place(isSmall('023'))).toMatchObject({ payroll: '2', type: 1 })
    expect(place(isSmall('025'))).toMatchObject({ payroll: '3', type: 1 })
  })
})
