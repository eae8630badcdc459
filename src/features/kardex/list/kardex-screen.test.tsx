import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/time/kardex.examples.ts'
import type { KardexRow, KardexSummary } from '#contract/time/kardex.ts'
import { setSession } from '#core/session/session-state.ts'
import { closeAlert, useAlert } from '#hooks/operations/alert.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { KardexScreen } from './kardex-screen.tsx'

const profile = { user: { Id_Usuario: 1, Folio: '100101' }, menu: null, company: '00100' } as never
const none = { Totales: 0, EsteAnio: 0, EsteMes: 0 }
const summary: KardexSummary = {
  faltasAdmin: none,
  faltasInjust: { Totales: 3, EsteAnio: 2, EsteMes: 1 },
  incapacidades: none,
  vacaciones: { Totales: 14, EsteAnio: 9, EsteMes: 0 },
  permisos: none,
  tarjetas: { Totales: 6, EsteAnio: 5, EsteMes: 4 },
}
const cards: KardexRow[] = [1, 2, 3, 4, 5].map((estatus) => ({
  fechaInconformidad: `202${estatus}-03-15`,
  maquina: `Prensa ${estatus}`,
  tipoTarjeta: 'Preventiva',
  estatus,
  Comentarios: 'Guarda floja',
}))

/** Answers by the Opcion of the kardex service. A number is an HTTP status without a body. */
type Answers = Record<number, unknown>
let answers: Answers
let width = 328

beforeEach(() => {
  answers = { 6: { status: 'OK', infoKardex: summary } }
  for (const opcion of [1, 2, 3, 4, 5]) answers[opcion] = { status: 'VACIO', data: [] }
  answers[7] = { status: 'OK', data: cards }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { Opcion } = (await request.json()) as { Opcion: number }
    const answer = answers[Opcion]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Alert() {
  const alert = useAlert()
  return alert ? (
    <button type="button" data-testid="alert" onClick={() => closeAlert(alert.id)}>
      {alert.text}
    </button>
  ) : null
}

async function alertText(): Promise<string | null> {
  const alert = await screen.findByTestId('alert')
  const { textContent } = alert
  act(() => alert.click())
  return textContent
}

function open(tipo?: string) {
  const client = new QueryClient()
  const tree = (
    <QueryClientProvider client={client}>
      <ShellPartsProvider value={shellAlone}>
        <KardexScreen params={tipo === undefined ? {} : { tipo }} />
        <Alert />
      </ShellPartsProvider>
    </QueryClientProvider>
  )
  return { client, tree, ...render(tree) }
}

test('shows six cards in the spec’s order with their counts and buttons (KARD-01 … KARD-03)', async () => {
  open()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ver detalles' })).toHaveLength(6))
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual([
    'Tus últimos 90 días',
    'Faltas administrativas',
    'Faltas injustificadas',
    'Incapacidades',
    'Vacaciones',
    'Permisos',
    'Tarjetas preventivas y de bloqueo',
  ])
  const card = screen.getByRole('heading', { name: 'Faltas injustificadas' }).closest('li')
  expect([...(card?.querySelectorAll('dt, dd') ?? [])].map((part) => part.textContent)).toEqual([
    'Total',
    '3',
    'Este año',
    '2',
    'Este mes',
    '1',
  ])
  act(() =>
    within(card as HTMLElement)
      .getByRole('button')
      .click(),
  )
  expect(window.location.hash).toBe('#/Kardex/4')
})

test('shows a detail newest first, with its columns and five statuses (KARD-14 … KARD-18)', async () => {
  open('6')
  const dialog = await screen.findByRole('dialog', { name: 'Tarjetas preventivas y de bloqueo' })
  await within(dialog).findByText('15/03/2025')
  expect(
    within(dialog)
      .getAllByText(/^15\/03/)
      .map((date) => date.textContent),
  ).toEqual(['15/03/2025', '15/03/2024', '15/03/2023', '15/03/2022', '15/03/2021'])
  for (const status of ['Abierta', 'Contactando', 'Cerrada', 'Revisión', 'Reparación'])
    expect(within(dialog).getByText(status)).toBeTruthy()
  const [, first] = within(dialog).getAllByRole('listitem')
  expect([...(first?.querySelectorAll('dt') ?? [])].map((term) => term.textContent)).toEqual([
    'Máquina',
    'Tipo de tarjeta',
    'Estatus',
    'Comentarios',
  ])
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('shows the detail as a table on a wide screen', async () => {
  width = 700
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  open('6')
  const dialog = await screen.findByRole('dialog')
  const table = await within(dialog).findByRole('table', { name: 'Tarjetas preventivas y de bloqueo' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Fecha', 'Máquina', 'Tipo de tarjeta', 'Estatus', 'Comentarios'])
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5)
  width = 328
})

test('shows an empty detail without an alert when offline and the summary counts none', async () => {
  answers[1] = 'offline'
  open('1')
  expect(await screen.findByRole('heading', { name: 'Sin registros' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('KARD-13: shows an alert and a retry when a detail is empty but the summary counts records', async () => {
  open('2')
  expect(await alertText()).toBe('No se pudieron obtener los datos')
  expect(await screen.findByRole('heading', { name: 'No se pudieron obtener los datos' })).toBeTruthy()
  answers[2] = { status: 'OK', data: [{ Fecha: '2026-10-05', Estatus: 'Disfrutado' }] }
  act(() => screen.getByRole('button', { name: 'Buscar otra vez' }).click())
  expect(await within(screen.getByRole('dialog')).findByText('05/10/2026')).toBeTruthy()
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('shows an alert with the detail for a failed request and for a failed retry (GRAL-19)', async () => {
  for (const opcion of [1, 2, 3, 4, 5, 6, 7]) answers[opcion] = 503
  open()
  expect(await alertText()).toBe('Ocurrió un error: el portal no responde.')
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' })
  // The empty calendar adds no message.
  await waitFor(() =>
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Tu kardex todavía no está aquí',
    ]),
  )
  answers[6] = { status: 'ERROR', message: 'Folio ajeno' }
  act(() => again.click())
  expect(await alertText()).toBe('Ocurrió un error: Folio ajeno')
})

test('keeps an empty detail without an alert when the network is lost after it was read', async () => {
  const { client } = open('2')
  expect(await alertText()).toBe('No se pudieron obtener los datos')
  cleanup()
  for (const opcion of [1, 2, 3, 4, 5, 6, 7]) answers[opcion] = 'offline'
  renderHere(
    <ShellPartsProvider value={shellAlone}>
      <KardexScreen params={{ tipo: '2' }} />
      <Alert />
    </ShellPartsProvider>,
    client,
  )
  await act(() => client.refetchQueries())
  expect(await screen.findByRole('heading', { name: 'No se pudieron obtener los datos' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(screen.queryByTestId('alert')).toBeNull()
})

test.each([undefined, '2'])(
  'reports a missing network on the screen and not as an alert: %s',
  async (tipo) => {
    for (const opcion of [1, 2, 3, 4, 5, 6, 7]) answers[opcion] = 'offline'
    open(tipo)
    expect(await screen.findAllByText(/Cuando haya internet|Sin internet/)).not.toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(screen.queryByTestId('alert')).toBeNull()
  },
)

test('reports only the totals as missing when the calendar’s days were fetched', async () => {
  answers[6] = 'offline'
  open()
  expect(await screen.findByRole('heading', { name: 'Tus totales todavía no están aquí' })).toBeTruthy()
  expect(screen.getByText('Cuando haya internet los buscamos.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Tus últimos 90 días' })).toBeTruthy()
  expect(screen.queryByText('Tu kardex todavía no está aquí')).toBeNull()
})

test('keeps loaded rows after a failed refetch; shows the error in place, and none when offline', async () => {
  const { client } = open('6')
  await screen.findByText('15/03/2025')
  answers[7] = 503
  await act(() => client.refetchQueries())
  expect((await screen.findByRole('alert')).textContent).toContain('Ocurrió un error: el portal no responde.')
  expect(screen.getByText('15/03/2025')).toBeTruthy()
  answers[7] = 'offline'
  await act(() => client.refetchQueries())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText('15/03/2025')).toBeTruthy()
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('shows no alert for an expired session', async () => {
  for (const opcion of [1, 2, 3, 4, 5, 6, 7]) answers[opcion] = { status: 'EXPSESSION' }
  open()
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('names the kinds that the calendar could not fetch', async () => {
  answers[3] = 503
  open()
  expect(await screen.findByText('No pudimos cargar: Incapacidades.')).toBeTruthy()
  expect(screen.queryByTestId('alert')).toBeNull()
})

test('names the kinds of each day in the calendar’s table', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now())
  answers[2] = { status: 'OK', data: [{ Fecha: today, Estatus: 'Disfrutado' }] }
  answers[7] = { status: 'OK', data: [{ fechaInconformidad: today, estatus: 1 }] }
  open()
  const table = await screen.findByRole('table', { name: 'Tus últimos 90 días' })
  await waitFor(() => expect(within(table).getByRole('cell').textContent).toBe('Vacaciones, Tarjeta'))
  expect(screen.getByText('1 día marcado')).toBeTruthy()
})

test('opens the dates of a kind from the legend, and a month by one of its days', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now())
  answers[2] = { status: 'OK', data: [{ Fecha: today, Estatus: 'Disfrutado' }] }
  const { container } = open()
  const colour = await screen.findByRole('link', { name: /^V\s*Vacaciones|^Vacaciones/ })
  expect(colour.getAttribute('href')).toBe('#/Kardex/2')
  await screen.findByText('1 día marcado')
  fireEvent.click(container.querySelector(`[data-date="${today}"]`) as Element)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('listitem').textContent).toContain('Vacaciones')
  expect(dialog.getByText(String(Number(today.slice(8))))).toBeTruthy()
})

test('offers the way back to the kardex for an unknown detail type', async () => {
  open('9')
  const dialog = await screen.findByRole('dialog', { name: 'No encontramos ese registro' })
  expect(within(dialog).getByRole('button', { name: 'Ver mi kardex' })).toBeTruthy()
})

test('shows the vacation days left with the statement, also offline from the device', async () => {
  const vacaciones = examples.readKardex.response.vacaciones
  answers[6] = { status: 'OK', infoKardex: summary, vacaciones }
  const { client } = open()
  expect(await screen.findByRole('heading', { name: 'Te quedan 6 días de vacaciones' })).toBeTruthy()
  expect(screen.getByText('6 vencen el 09/09/2027. Desde el 10/03/2027: 16 días más.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Constancia de vacaciones' })).toBeTruthy()
  answers[6] = 'offline'
  await act(() => client.refetchQueries())
  expect(screen.getByRole('heading', { name: 'Te quedan 6 días de vacaciones' })).toBeTruthy()
})

test('shows no vacation days on a host that does not compute them', async () => {
  open()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ver detalles' })).toHaveLength(6))
  expect(screen.queryByRole('button', { name: 'Constancia de vacaciones' })).toBeNull()
})
