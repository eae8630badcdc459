import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { NetBars, NetTable } from './net-bars.tsx'

const week = (period: number): PayslipPeriod => ({
  paid_date: `2026-11-${period - 30}`,
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: 2026,
  period,
  type: 1,
  prenomina: false,
  end_date: '2026-11-15',
})
const periods = [week(44), week(45), week(46)]
const nets = new Map([
  [payslipKey(week(44)), 100_000],
  [payslipKey(week(46)), 200_000],
])

function show(shown: boolean, isFetching = false) {
  const { container } = render(
    <>
      <NetBars periods={periods} nets={nets} weekly shown={shown} />
      <NetTable periods={periods} nets={nets} isFetching={isFetching} weekly shown={shown} />
    </>,
  )
  return container
}
const heights = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[data-net-bars] > :last-child > span')].map(
    ({ style }) => style.height,
  )

test('draws equal bars and no amount while money is masked', () => {
  const page = show(false)
  expect(heights(page)).toEqual(['', '', ''])
  expect(page.querySelector('[data-known]')).toBeNull()
  expect(page.textContent).not.toContain('$')
  expect(screen.queryByRole('table')).toBeNull()
})

test('draws each known payment in proportion, from the oldest to the last', () => {
  const page = show(true)
  expect(heights(page)).toEqual(['50%', '', '100%'])
  expect(page.querySelector('[data-net-bars] > :first-child')?.textContent).toBe('Sem. 44Sem. 46')
  expect(page.querySelector('[data-net-bars]')?.getAttribute('aria-hidden')).toBe('true')
})

test('lists the same payments in a table, newest first, and says which one is unknown', () => {
  show(true)
  const table = screen.getByRole('table', { name: 'Lo que recibiste en tus últimos 3 pagos' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    'Semana 4616/11/2026$2,000.00',
    'Semana 4515/11/2026Falta abrirlo con internet',
    'Semana 4414/11/2026$1,000.00',
  ])
})

test('says that a missing payment is being fetched until the search has ended', () => {
  show(true, true)
  expect(screen.getByRole('row', { name: /^Semana 45/ }).textContent).toContain('Lo estamos buscando')
})
