import { describe, expect, it, test } from 'vitest'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import {
  countKinds,
  filterRows,
  foldPreviews,
  formatMegabytes,
  groupRows,
  latestRows,
  type PayslipRow,
  periodsOf,
  type RowWords,
  toRow,
  withStart,
} from './payslip-rows.ts'
import { texts as en } from '../texts.en.ts'
import { es } from '../texts.es.ts'

const words: RowWords = { ...es, stamped: es.stampedKind }
const base: PayslipPeriod = {
  paid_date: '2025-11-21',
  stamped: true,
  idtimbrado: 7,
  pdf_receipt: '',
  payroll: 1,
  year: 2025,
  period: 46,
  type: 1,
  prenomina: false,
  end_date: '2025-11-16',
}
const row = (change: Partial<PayslipPeriod> = {}, weekly = true) =>
  toRow({ ...base, ...change }, weekly, words)

test('separates previews from paid payslips and keeps the list’s order', () => {
  const row = (period: number, prenomina: boolean) =>
    ({ key: String(period), kind: prenomina ? 'prepayroll' : 'regular' }) as PayslipRow
  const { previews, paid } = foldPreviews([row(49, true), row(48, true), row(47, false), row(46, false)])
  expect([previews, paid].map((rows) => rows.map(({ key }) => key))).toEqual([
    ['49', '48'],
    ['47', '46'],
  ])
})

describe('a row of the list', () => {
  it('names a week with its days and shows the pay date as dd/mm/yyyy (PAY-08)', () => {
    const week = row({ start_date: '2025-11-10' })
    expect(week).toMatchObject({ title: 'Semana 46', range: '10/11 al 16/11/2025', paidOn: '21/11/2025' })
    expect(row().tile).toEqual({ day: '21', month: 11 })
  })

  it('names a fortnight when the pay group is not weekly', () => {
    const fortnight = row({ period: 22, start_date: '2025-11-16', end_date: '2025-11-30' }, false)
    expect(fortnight).toMatchObject({ title: 'Quincena 22', range: '16/11 al 30/11/2025' })
  })

  it('writes both years of a week that crosses New Year', () => {
    const week = row({ start_date: '2025-12-29', end_date: '2026-01-04', period: 1 })
    expect(week.range).toBe('29/12/2025 al 04/01/2026')
  })

  it('shows the first day that the receipt names; without one, only the last day', () => {
    expect(row({ start_date: '2025-11-14' })).toMatchObject({
      title: 'Semana 46',
      range: '14/11 al 16/11/2025',
    })
    const month = { period: 10, start_date: '2025-10-01', end_date: '2025-10-31' }
    expect(row(month, false)).toMatchObject({ title: 'Periodo 10', range: '01/10 al 31/10/2025' })
    expect(row()).toMatchObject({ title: 'Semana 46', range: 'Termina el 16/11/2025' })
  })

  it('takes name and days from the receipt once it is known, and keeps its period', () => {
    const listed = row({ period: 10, end_date: '2025-10-31' }, false)
    expect(listed).toMatchObject({ title: 'Quincena 10', range: 'Termina el 31/10/2025' })
    const known = withStart(listed, '2025-10-01', false, words)
    expect(known).toMatchObject({ title: 'Periodo 10', range: '01/10 al 31/10/2025' })
    expect(known.period).toBe(listed.period)
    expect(withStart(listed, '', false, words)).toBe(listed)
  })

  it.each([
    [{ prenomina: true, stamped: false }, 'Prenómina', 'Semana 46'],
    [{ type: 2, stamped: false }, 'Nómina extraordinaria', 'Nómina extraordinaria'],
    [{ type: 2 }, 'Nómina extraordinaria Timbrada', 'Nómina extraordinaria'],
    [{ stamped: false }, 'Nómina', 'Semana 46'],
    [{}, 'Nómina Timbrada', 'Semana 46'],
    [{ payroll: 2 }, 'Finiquito Timbrada', 'Finiquito'],
    [{ payroll: 3, stamped: false }, 'Liquidación', 'Liquidación'],
    [{ payroll: 4 }, 'Aguinaldo Timbrada', 'Aguinaldo'],
    [{ period: 220 }, 'Aguinaldo Timbrada', 'Aguinaldo'],
    [{ period: '0 Q' }, 'PTU Timbrada', 'PTU'],
    [{ period: 230, stamped: false }, 'Fondo de ahorro', 'Fondo de ahorro'],
  ])('labels %o as %s (PAY-09 … PAY-20)', (change, label, title) => {
    expect(row(change)).toMatchObject({ label, title })
  })

  it('shows no date range for a payment that covers no week', () => {
    expect(row({ payroll: 4, end_date: '2025-12-19' }).range).toBeNull()
  })

  it('uses the end date for year and month when the pay date is empty', () => {
    expect(row({ paid_date: '' })).toMatchObject({ tile: null, year: 2025, month: 11, paidOn: '' })
  })
})

describe('search and kind', () => {
  const rows = [
    row({ prenomina: true, stamped: false, period: 47, end_date: '2025-11-23', paid_date: '2025-11-28' }),
    row(),
    row({ payroll: 3, period: 40, end_date: '2025-10-05', paid_date: '2025-10-10' }),
  ]
  const titles = (text: string, kind: 'all' | 'regular' | 'severance' = 'all') =>
    filterRows(rows, { text, kind }, words).map((found) => found.title)

  it.each([
    ['prenomina', ['Semana 47']],
    ['LIQUIDACION', ['Liquidación']],
    ['semana 46', ['Semana 46']],
    ['46 semana', ['Semana 46']],
    ['21/11/2025', ['Semana 46']],
    ['16/11', ['Semana 46']],
    ['octubre', ['Liquidación']],
    ['timbrada', ['Semana 46', 'Liquidación']],
    ['  ', ['Semana 47', 'Semana 46', 'Liquidación']],
    ['semana 99', []],
  ])('finds %j', (text, found) => {
    expect(titles(text)).toEqual(found)
  })

  it('filters by kind and counts the kinds that occur', () => {
    expect(titles('', 'severance')).toEqual(['Liquidación'])
    expect(titles('46', 'severance')).toEqual([])
    expect(countKinds(rows)).toEqual([
      { kind: 'prepayroll', count: 1 },
      { kind: 'regular', count: 1 },
      { kind: 'severance', count: 1 },
    ])
  })

  it('finds English words when the app is in English', () => {
    const english: RowWords = { ...en, stamped: en.stampedKind }
    const rows = [toRow(base, true, english)]
    expect(filterRows(rows, { text: 'week 46 november', kind: 'all' }, english)).toHaveLength(1)
  })
})

it('groups by the year and month of the payment, newest first, and loses no row', () => {
  const years = groupRows([
    row({ paid_date: '2025-01-02', end_date: '2024-12-29' }),
    row(),
    row({ paid_date: '2024-12-27' }),
    row({ paid_date: '2025-11-28', period: 47 }),
  ])
  expect(
    years.map(({ year, months }) => [year, months.map(({ month, rows }) => [month, rows.length])]),
  ).toEqual([
    [
      2025,
      [
        [11, 2],
        [1, 1],
      ],
    ],
    [2024, [[12, 1]]],
  ])
})

it('counts all rows of completely loaded years, rendered or not; other years get no count', () => {
  const rows = [
    row({ paid_date: '2026-01-02' }),
    row(),
    row({ paid_date: '2025-11-14' }),
    row({ paid_date: '2024-12-27' }),
  ]
  const counts = (lacksUpTo: number | null) =>
    groupRows(rows, 2, lacksUpTo).map(({ year, count }) => [year, count])
  expect(counts(null)).toEqual([
    [2026, 1],
    [2025, 2],
  ])
  expect(counts(2025)).toEqual([
    [2026, 1],
    [2025, null],
  ])
  expect(counts(2024)).toEqual([
    [2026, 1],
    [2025, 2],
  ])
})

it('returns the latest paid payslips without previews', () => {
  const rows = [row({ prenomina: true }), row({ period: 46 }), row({ period: 45 }), row({ period: 44 })]
  expect(latestRows(rows, 2).map((latest) => latest.title)).toEqual(['Semana 46', 'Semana 45'])
})

it('treats a sentence in place of a list as no periods (PAY-05)', () => {
  expect(periodsOf('No se encontraron datos.')).toEqual([])
  expect(periodsOf([base])).toEqual([base])
})

it('writes sizes in megabytes', () => {
  expect(formatMegabytes(314_573)).toBe('0.3 MB')
  expect(formatMegabytes(900)).toBe('0.1 MB')
})
