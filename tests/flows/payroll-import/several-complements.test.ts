import { describe, expect, test } from 'vitest'
import { placesFor } from '#domain/cfdi/payslip-place.ts'
import { readReceipt } from '#domain/cfdi/read-receipt.ts'
import { readXml } from '#server/files/cfdi/xml-tree.mjs'
import { writeCfdi, writeTogether as together } from '#tests/support/files/cfdi-writer.ts'
import { inventOnce, inventReceipt, type Payee } from '#tests/support/files/payroll-receipts.ts'

/**
 * Several payroll complements in one receipt, imported as one payment with parts. The SAT's payroll guide
 * allows them for an ordinary and an extraordinary payment, or for two periods at once.
 */

const payee: Payee = {
  number: '100101',
  rfc: 'PEGJ850210AB1',
  curp: 'PEGJ850210HCLXRN09',
  nss: '12345678903',
  name: 'JUAN PÉREZ GARCÍA',
  issuerRfc: 'MTT940318Q71',
}
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

test('treats an ordinary receipt with end-of-contract payments as a settlement', () => {
  const settlement = (satType: string) => ({
    ...week,
    perceptions: week.perceptions.map((line, at) => (at === 0 ? { ...line, satType } : line)),
  })
  expect(placesFor(week, true)[0]).toMatchObject({ payroll: '1', type: 1 })
  expect(placesFor(settlement('022'), true)[0]).toMatchObject({ payroll: '2', type: 1 })
  expect(placesFor(settlement('025'), true)[0]).toMatchObject({ payroll: '3', type: 1 })
})
