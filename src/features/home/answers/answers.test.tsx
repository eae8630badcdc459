import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples as approvals } from '#contract/approvals/approvals.examples.ts'
import { listAsked } from '#contract/approvals/approvals.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { examples as login } from '#contract/identity/login.examples.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { examples as kardex } from '#contract/time/kardex.examples.ts'
import { readKardex } from '#contract/time/kardex.ts'
import { examples as savings } from '#contract/savings/savings.examples.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Answers } from './answers.tsx'
import { NextUp } from './next-up.tsx'
import { SavingsPicture } from './savings-picture.tsx'

let fund: Partial<typeof savings.readSavings.response.data>
let notifications: object[]
let periods: object[]
let asked: object[]
let vacation: object | null
let savingsAnswer: (() => Response) | null
const ready = vi.fn()

beforeEach(() => {
  fund = {}
  notifications = []
  periods = []
  asked = []
  vacation = null
  savingsAnswer = null
  ready.mockClear()
  const [user] = login.readUser.response.datosLogin
  if (!user) throw new Error('the example has no user')
  openSessionHere(user)
  const answer = async (input: Request | URL | string) => {
    if (!(input instanceof Request)) return Response.json({})
    const { pathname } = new URL(input.url)
    if (pathname === listPayslips.path) return Response.json({ status: 'OK', data: periods })
    if (pathname.includes('/caja/datos-por-empleado/')) {
      if (savingsAnswer !== null) return savingsAnswer()
      const { response } = savings.readSavings
      return Response.json({ ...response, data: { ...response.data, ...fund } })
    }
    if (pathname === listAsked.path) return Response.json({ status: 'OK', data: asked, total: asked.length })
    const { Opcion } = (await input.json()) as { Opcion?: number }
    if (pathname === readKardex.path && vacation !== null)
      return Response.json({ ...kardex.readKardex.response, vacaciones: vacation })
    if (pathname === listNotifications.path && Opcion === listNotifications.opcion)
      return Response.json({ status: 'OK', notificaciones: notifications })
    throw new TypeError('Failed to fetch')
  }
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show() {
  const page = renderHere(<Answers onReady={ready} hasSavings />)
  await vi.waitFor(() => expect(ready).toHaveBeenCalled())
  return page.container
}

test('shows savings and debt only after a tap, with bars of one scale', async () => {
  const page = await show()
  expect(await screen.findByRole('heading', { name: 'Ahorro y préstamo' })).toBeTruthy()
  const bars = () =>
    [...page.querySelectorAll<HTMLElement>('dd[aria-hidden] > span')].map(({ style }) => style.width)
  expect(page.textContent).not.toMatch(/\$\d/)
  expect(bars()).toEqual(['', ''])
  expect(page.textContent).toContain('Ya pagaste 38 % de tu préstamo.')
  screen.getByRole('button', { name: 'Ver tu ahorro y lo que debes' }).click()
  expect(await screen.findByText('$11,500.00')).toBeTruthy()
  expect(screen.getByText('$3,692.25')).toBeTruthy()
  expect(bars()).toEqual(['100%', '32.1%'])
  expect(screen.getByRole('link', { name: 'Ver mi ahorro' }).getAttribute('href')).toBe('#/CajaAhorro')
})

test('says that a member without a loan owes nothing', async () => {
  fund = { restante: 0, total_prestamo: 0 }
  await show()
  expect(await screen.findByText('No debes ningún préstamo.')).toBeTruthy()
})

test.each([
  ['never joined', { existe: 0 }],
  ['left the fund', { baja: 1 }],
])('shows no picture to a person who %s', async (_, change) => {
  fund = change
  const page = await show()
  expect(page.textContent).toBe('')
})

const signInPage = () =>
  new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } })
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['a network’s sign-in page', signInPage],
  ['no network', noNetwork],
])('says that savings could not be fetched behind %s, and shows them after a retry', async (_, answer) => {
  savingsAnswer = answer
  await show()
  expect(await screen.findByText('No pudimos ver si tienes ahorro o préstamo.')).toBeTruthy()
  savingsAnswer = null
  screen.getByRole('button', { name: 'Intentar otra vez' }).click()
  expect(await screen.findByText('Ya pagaste 38 % de tu préstamo.')).toBeTruthy()
  expect(screen.queryByText('No pudimos ver si tienes ahorro o préstamo.')).toBeNull()
})

test('keeps the savings fetched before when a later response is a network’s sign-in page', async () => {
  const client = new QueryClient()
  const page = () => renderHere(<SavingsPicture />, client)
  page()
  expect(await screen.findByText('Ya pagaste 38 % de tu préstamo.')).toBeTruthy()
  cleanup()
  savingsAnswer = signInPage
  page()
  await client.refetchQueries()
  expect(screen.getByText('Ya pagaste 38 % de tu préstamo.')).toBeTruthy()
})

test('lists an unread decision and the next payment, each with its own link', async () => {
  notifications = [
    {
      id: 8,
      color: 'green',
      icono: 'mdi-check',
      titulo: 'Autorizaron tu solicitud',
      subtitulo: 'Permiso con goce de sueldo',
      tipo: 'approval-authorized',
      abierta: false,
    },
  ]
  const preview = { stamped: false, prenomina: true, idtimbrado: null, pdf_receipt: '', payroll: 1, type: 1 }
  periods = [{ ...preview, year: 2999, period: 1, paid_date: '2999-01-11', end_date: '2999-01-06' }]
  await show()
  expect(await screen.findByRole('heading', { name: 'Qué sigue' })).toBeTruthy()
  const decision = screen.getByRole('link', { name: /Autorizaron tu solicitud/ })
  expect(decision.getAttribute('href')).toBe('#/Notificaciones/8')
  expect(decision.textContent).toContain('Permiso con goce de sueldo')
  const pay = screen.getByRole('link', { name: /Tu próximo pago/ })
  expect(pay.getAttribute('href')).toMatch(/^#\/Recibos\//)
  expect(pay.textContent).toContain('11/01/2999 · Ya está tu prenómina')
})

test('lists an authorized day with its dates, and leads to the requests', async () => {
  const [example] = approvals.listAsked.response.data
  const detalle = {
    clase: 'incidencia',
    tipo: 'Permiso con goce de sueldo',
    dia: '2999-01-07',
    diaFin: '2999-01-08',
  }
  asked = [{ ...example, clase: 'incidencia', estado: 'authorized', detalle }]
  renderHere(<NextUp hasRequests />)
  const day = await screen.findByRole('link', { name: /Permiso con goce de sueldo/ })
  expect(day.textContent).toContain('Autorizado · 07/01 al 08/01/2999')
  expect(day.textContent).toContain('07ene')
  expect(day.getAttribute('href')).toBe('#/Solicitudes')
})

test('does not fetch own requests from a host that has no such list', async () => {
  asked = approvals.listAsked.response.data
  await show()
  const calls = vi.mocked(fetch).mock.calls.map(([input]) => (input instanceof Request ? input.url : ''))
  expect(calls.some((url) => url.endsWith(listAsked.path))).toBe(false)
})

test('shows the vacation days left with a link to the kardex, and no row when none are left', async () => {
  const page = () => renderHere(<NextUp hasRequests />)
  vacation = kardex.readKardex.response.vacaciones ?? null
  page()
  const link = await screen.findByRole('link', { name: /Te quedan 6 días de vacaciones/ })
  expect(link.getAttribute('href')).toBe('#/Kardex')
  expect(link.textContent).toContain('6 vencen el 09/09/2027.')
  cleanup()
  vacation = { ...vacation, quedan: 0 }
  const { container } = page()
  await vi.waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(3))
  expect(container.textContent).not.toContain('vacaciones')
})
