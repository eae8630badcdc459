import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboundKey, Webhook } from '#contract/outbound/connections.ts'
import { setSession } from '#core/session/session-state.ts'
import { outboundScreens } from './outbound-screens.tsx'

const { connections: ConnectionsScreen, rows: RowsScreen } = outboundScreens

const common = {
  empresa: '00100',
  clases: ['incidencia' as const],
  creada: '2026-11-20T15:00:00.000Z',
  creo: '',
}
const key: OutboundKey = { ...common, id: 3, nombre: 'Nómina', termina: 'x7Qa', usada: '', revocada: '' }
const hook: Webhook = {
  ...common,
  id: 2,
  nombre: 'Reloj',
  direccion: 'https://nomina.example.com/avisos',
  pendientes: 4,
  ultima: '2026-11-27T18:04:00.000Z',
  respuesta: 503,
  problema: 'estado',
  fallaDesde: '2026-11-26T18:04:00.000Z',
  apagada: '',
  secretoAnterior: '',
}
const row = {
  id: '6f0c1c1e-3f0d-4d53-9a77-0f6f6f1f2b11',
  clase: 'tiempo_extra',
  hecho: 'anulado',
  empresa: '00100',
  empleado: '100101',
  folio: 482,
  fecha: '2026-11-27T18:04:00.000Z',
  desde: '2026-11-28',
  hasta: '2026-11-28',
  detalle: { horas: 2 },
  anterior: 'x',
  nombre: 'GUADALUPE RAMOS ORTEGA',
  departamento: 'PRENSAS',
}

type Body = Record<string, unknown>
let answers: Record<string, (body: Body) => unknown>
let asked: { path: string; body: Body }[]
let isOffline: boolean

beforeEach(() => {
  asked = []
  isOffline = false
  answers = {
    '/api/portal/salidas/lista': () => ({ status: 'OK', data: [row], total: 1 }),
    '/api/portal/salidas/conexiones': () => ({
      status: 'OK',
      llaves: [key],
      webhooks: [hook],
      companias: [{ clave: '00100', nombre: 'Metalmecánica' }],
    }),
    '/api/portal/salidas/llaves/crear': () => ({ status: 'OK', id: 4, llave: 'turno_sal_secreta' }),
    '/api/portal/salidas/webhooks/probar': () => ({ status: 'OK', respuesta: 0, problema: 'tiempo' }),
    '/api/portal/salidas/webhooks/cambiar': () => ({ status: 'OK', secreto: '' }),
  }
  const profile = { user: { Id_Usuario: 9, Folio: '100501' }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (isOffline) throw new TypeError('no network')
    const { pathname } = new URL(request.url)
    const body = (await request.json()) as Body
    asked.push({ path: pathname, body })
    return Response.json(answers[pathname]?.(body) ?? { status: 'ERROR', message: 'unknown' })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(Screen: typeof RowsScreen) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <main>
        <h1 tabIndex={-1}>Salidas</h1>
        <Screen />
      </main>
    </QueryClientProvider>,
  )
}

test('lists decisions with their kind, event and days, and asks again for another kind', async () => {
  open(RowsScreen)
  expect(await screen.findByText('1 decisión')).toBeTruthy()
  expect(screen.getByText(/^Tiempo extra · Se anuló · 2 horas · 28\/11\/2026$/)).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'caja' } })
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ clases: ['caja'], pagina: 1 }))
})

test('says that decisions need internet when there is no network', async () => {
  isOffline = true
  open(RowsScreen)
  expect(await screen.findByText('Conéctate para ver las salidas')).toBeTruthy()
})

test('makes a key for the chosen kinds, and shows it once', async () => {
  open(ConnectionsScreen)
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar llave' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crear llave' }))
  expect(await within(dialog).findByText('Escribe un nombre de 3 letras o más.')).toBeTruthy()
  expect(within(dialog).getByText('Elige al menos una.')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText(/^Nombre del programa/), { target: { value: 'Semanal' } })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Vacaciones' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crear llave' }))
  expect(await screen.findByText('turno_sal_secreta')).toBeTruthy()
  const made = asked.find(({ path }) => path.endsWith('/llaves/crear'))
  expect(made?.body).toMatchObject({ nombre: 'Semanal', empresa: '00100', clases: ['vacaciones'] })
  fireEvent.click(screen.getByRole('button', { name: 'Ya la guardé' }))
  await waitFor(() => expect(screen.queryByText('turno_sal_secreta')).toBeNull())
})

test('requires an https address for a webhook', async () => {
  open(ConnectionsScreen)
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar aviso' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText(/^Nombre del programa/), { target: { value: 'Semanal' } })
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Vacaciones' }))
  fireEvent.change(within(dialog).getByLabelText(/^Dirección del programa/), {
    target: { value: 'http://a.mx' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crear aviso' }))
  expect(await within(dialog).findByText('Escribe una dirección que empiece con https://.')).toBeTruthy()
  expect(asked.some(({ path }) => path.endsWith('/webhooks/crear'))).toBe(false)
})

test('shows how a webhook fails, tries it, and asks before removing it', async () => {
  open(ConnectionsScreen)
  expect(await screen.findByText(/respondió con error 503$/)).toBeTruthy()
  expect(screen.getByText('Falta mandar 4 decisiones')).toBeTruthy()
  expect(screen.getByText(/^Falla desde /)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Probar Reloj' }))
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/probar'))).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Reloj' }))
  const question = await screen.findByText(/^¿Quitar Reloj\?/)
  expect(asked.some(({ path }) => path.endsWith('/cambiar'))).toBe(false)
  const dialog = question.closest('[role="alertdialog"],[role="dialog"]') as HTMLElement
  fireEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }))
  await waitFor(() => expect(asked.some(({ body }) => body.accion === 'quitar')).toBe(true))
})
