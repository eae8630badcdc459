import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as login } from '#contract/identity/login.examples.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { week2025 as paid } from '../../../../tests/support/pay/payslip-periods.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { PayslipsScreen } from './payslips-screen.tsx'

const earlier = { ...paid, idtimbrado: 2, period: 45, paid_date: '2025-11-14', end_date: '2025-11-09' }
const toCome = { ...paid, idtimbrado: 3, period: 90, paid_date: '2999-01-01', end_date: '2998-12-30' }
const preview = {
  ...paid,
  idtimbrado: null,
  stamped: false,
  prenomina: true,
  period: 47,
  end_date: '2025-11-23',
}

let answer: (response: Response) => void
beforeEach(() => {
  const list = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', async (input: Request | URL | string) =>
    input instanceof Request && input.url.endsWith('/api/prerecibos-list')
      ? list
      : Response.json({ status: 'VACIO', data: [] }),
  )
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere({ ...user, GrupoPago: 1 })
  window.location.hash = `#${paths.latestPayslip}`
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  renderHere(<PayslipsScreen params={{ key: 'ultimo' }} />)
}

test('shows a loading message, then opens the latest paid payslip', async () => {
  open()
  expect(await screen.findByText('Abriendo el recibo…')).toBeTruthy()
  expect(window.location.hash).toBe(`#${paths.latestPayslip}`)
  answer(Response.json({ status: 'OK', data: [earlier, toCome, paid, preview] }))
  await waitFor(() => expect(window.location.hash).toBe(`#${paths.payslip(payslipKey(paid))}`))
})

test('keeps the request to print on the way to the latest payslip', async () => {
  window.location.hash = `#${paths.latestPayslipPrint}`
  answer(Response.json({ status: 'OK', data: [earlier, paid] }))
  open()
  await waitFor(() => expect(window.location.hash).toBe(`#${paths.payslipPrint(payslipKey(paid))}`))
})

test.each([
  ['there is no payslip', () => Response.json({ status: 'OK', data: [] })],
  ['no payslip can be fetched', () => new Response('', { status: 404 })],
])('opens the list when %s', async (_, response) => {
  open()
  answer(response())
  await waitFor(() => expect(window.location.hash).toBe(`#${paths.payslips}`))
})
