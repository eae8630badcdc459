import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { type PayslipPeriod, payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { week2025 as last } from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { toRow } from '../rows/payslip-rows.ts'
import { es } from '../texts.es.ts'
import { PayPicture } from './pay-picture.tsx'

const before: PayslipPeriod = { ...last, period: 45, paid_date: '2025-11-14', end_date: '2025-11-09' }

beforeEach(() => {
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere({ ...user, GrupoPago: 1 })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(periods: PayslipPeriod[], gap: string | null = null) {
  const words = { ...es, stamped: es.stampedKind }
  return renderHere(<PayPicture rows={periods.map((period) => toRow(period, true, words))} gap={gap} />)
    .container
}

test('draws the latest payments masked, and leads to the last one', () => {
  const page = show([last, before])
  expect(screen.getByRole('region', { name: 'Tus últimos pagos' })).toBeTruthy()
  expect(page.querySelectorAll('[data-net-bars] > :last-child > span')).toHaveLength(2)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`#${paths.payslip(payslipKey(last))}`)
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows the table of the bars after a tap', async () => {
  show([last, before])
  screen.getByRole('button', { name: 'Ver tus últimos pagos' }).click()
  const table = await screen.findByRole('table', { name: 'Lo que recibiste en tus últimos 2 pagos' })
  expect(table.querySelectorAll('tbody tr')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Ocultar tus últimos pagos' })).toBeTruthy()
})

test.each([
  ['one payment', [last], null],
  ['one payment after a gap', [last, before], before.end_date],
])('draws nothing for %s', (_, periods, gap) => {
  expect(show(periods, gap).textContent).toBe('')
})
