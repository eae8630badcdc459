import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, Fragment, type PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { REQUIRED_TYPES } from '#domain/documents/documents.ts'
import { countUnratedClarifications } from '#contract/requests/clarifications.ts'
import { SharedDeviceProvider } from '#ui/theme/shared-device.ts'
import * as reminders from '#features/reminders/feature.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import * as cameras from '#media/capture/use-camera-kind.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { HomeDialogs } from './home-dialogs.tsx'

let folio = 0
let answers: Record<string, unknown>
let pending: number[] | null

const DOCUMENTS = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
const POLLS = '/Compensaciones/ws-beneficios-flexibles.php'
const CERTIFICATIONS = '/api/get-solicitudes-express-emplid'

const PTU = '/General/ws-general.php 27'

function ptuDays(): object {
  const counts = { dias_ejercicio: 1, faltas: 0, permisos_sin_goce: 0, incapacidad: 0, permisos_con_goce: 0 }
  return { status: 'OK', ptu: [{ ...counts, total: 1, dias_periodo: 1, ejercicio: folio }] }
}

beforeEach(() => {
  folio += 1
  pending = null
  answers = {
    [CERTIFICATIONS]: { status: 'OK', data: [{ DESCR: 'GRÚA', puesto: 'GRUERO' }] },
    [PTU]: ptuDays(),
    [`/api/get-encuesta-pendiente-gptw/N${folio}`]: { status: 'OK', data: { pendiente: 1 } },
    [`${POLLS} 8`]: { status: 'Conestada', folio: 1 },
    '/api/portal/ptu/revisado': { status: 'OK' },
    [`${DOCUMENTS} 1`]: { status: 'OK', docs: [] },
    [`${DOCUMENTS} 20`]: {
      status: 'OK',
      data: { FormCompletado: 0, Completado: 0, Pendiente: 6, grupoPago: 1, vigilante: 2 },
    },
  }
  openSessionHere({ Id_Usuario: 1, Folio: `N${folio}` })
  window.location.hash = '#/Inicio'
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    const body =
      request.method === 'POST' ? ((await request.json()) as { Opcion?: number; proyecto?: number }) : {}
    if (pathname === POLLS && body.Opcion === 8 && pending !== null)
      return Response.json({
        status: pending.includes(body.proyecto ?? 0) ? 'Vacio' : 'Conestada',
        folio: '7',
      })
    const answer = answers[body.Opcion === undefined ? pathname : `${pathname} ${body.Opcion}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(async () => {
  cleanup()
  noteDeviceMode('personal')
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function visit(client = new QueryClient(), Around: ComponentType<PropsWithChildren> = Fragment) {
  return render(
    <Around>
      <QueryClientProvider client={client}>
        <Router hook={useHashPath}>
          <HomeDialogs />
        </Router>
      </QueryClientProvider>
    </Around>,
  )
}

const file = { documento: 'CURP', tipo_archivo: 'otro', extension: 'pdf', fechaCarga: '01/11/2026 08:00:00' }
const uploaded = (tipoArchivo: number) => ({ ...file, id: tipoArchivo, archivo: 'a.pdf', tipoArchivo })

async function theDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  return dialog
}

const fillsScreen = (dialog: HTMLElement) => dialog.hasAttribute('data-full-screen')

const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }))

async function nothingOpens(): Promise<void> {
  // Real time: no event shows that a dialog does not open.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.queryByRole('dialog')).toBeNull()
}

test('opens the dialog that the address names; closing returns to Inicio', { tags: ['whole'] }, async () => {
  window.location.hash = '#/Ptu'
  visit()
  press(await theDialog('Tus días de PTU'), 'Cerrar')
  await waitFor(() => expect(window.location.hash).toBe('#/Inicio'))
  await theDialog('Certificaciones exprés')
})

test.each([
  ['#/Ptu/', 'Tus días de PTU'],
  ['#/Ptu//?a=1', 'Tus días de PTU'],
  ['#/Inicio/', 'Certificaciones exprés'],
])('opens at the address %s the dialog «%s»', async (hash, name) => {
  window.location.hash = hash
  visit()
  await theDialog(name)
})

test('opens one dialog per visit, each once a day; the blocking documents dialog comes last', async () => {
  const turns: [string, string][] = [
    ['Certificaciones exprés', 'Entendido'],
    ['Tus días de PTU', 'Entendido'],
    ['Encuesta de satisfacción', 'Cerrar'],
    ['Aviso de actualización de datos', 'Actualizar'],
  ]
  for (const [name, button] of turns) {
    window.location.hash = '#/Inicio'
    visit()
    press(await theDialog(name), button)
    window.location.hash = '#/Inicio'
    await nothingOpens()
    cleanup()
  }
  visit()
  await theDialog('Mis documentos')
})

function watchBack() {
  const made = vi.fn()
  const watchers: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      made()
      watchers.push(this)
    }
    destroy() {
      watchers.splice(watchers.indexOf(this), 1)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  return { made, back: () => act(() => void watchers.at(-1)?.dispatchEvent(new Event('close'))) }
}

test('does not handle Back before the file of the dialog has loaded', async () => {
  const { made } = watchBack()
  const screenFile = await reminders.loadReminders()
  let finishLoading = () => undefined as void
  const fetched = new Promise<typeof screenFile>((resolve) => (finishLoading = () => resolve(screenFile)))
  const loadScreen = vi.fn(() => fetched)
  vi.spyOn(reminders as { loadReminders: unknown }, 'loadReminders', 'get').mockReturnValue(
    lazyPart(loadScreen),
  )
  visit()
  await waitFor(() => expect(loadScreen).toHaveBeenCalledOnce())
  await nothingOpens()
  expect(made).not.toHaveBeenCalled()
  finishLoading()
  await theDialog('Certificaciones exprés')
  await waitFor(() => expect(made).toHaveBeenCalledOnce())
})

const closable: [string, () => void][] = [
  ['Aviso de actualización de datos', () => undefined],
  ['Tus días de PTU', () => void (answers[PTU] = ptuDays())],
  [
    'Rutas de transporte',
    () => {
      pending = [2]
      const respuestas = [{ id: 53, respuesta: 'Sí' }]
      answers[`${POLLS} 9`] = { status: 'OK', preguntas: [{ id: 10, pregunta: '¿Usas?', respuestas }] }
      answers['/Login/ws-rutas.php 1'] = { status: 'OK', rutas: [{ id: 1, DescRuta: 'Ruta Norte' }] }
    },
  ],
  [
    'Mis documentos',
    () => {
      // An outdated document makes the dialog due; the dialog can then be closed.
      const old = { ...uploaded(1), fechaCarga: '01/11/2020 08:00:00' }
      answers[`${DOCUMENTS} 1`] = { status: 'OK', docs: [old, ...REQUIRED_TYPES.slice(1).map(uploaded)] }
      const data = { FormCompletado: 1, Completado: 6, Pendiente: 0, grupoPago: 1, vigilante: 2 }
      answers[`${DOCUMENTS} 20`] = { status: 'OK', data }
    },
  ],
]

async function closeByBack(name: string, prepare: () => void, back: () => void): Promise<void> {
  delete answers[CERTIFICATIONS]
  answers[PTU] = { status: 'OK', ptu: [] }
  delete answers[`/api/get-encuesta-pendiente-gptw/N${folio}`]
  prepare()
  visit()
  await theDialog(name)
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toBe('#/Inicio')
  await nothingOpens()
}

test.each(closable)(
  'Back closes the dialog «%s», and it does not open again in this visit',
  async (name, prepare) => closeByBack(name, prepare, watchBack().back),
)

const byWatcher = closable.flatMap(([name, prepare]) => [
  [name, 'without', prepare] as const,
  [name, 'with', prepare] as const,
])
test.each(byWatcher)(
  'Back in the history closes the dialog «%s» in a browser %s CloseWatcher',
  async (name, watcher, prepare) => {
    if (watcher === 'with') watchBack()
    const pushed = vi.spyOn(window.history, 'pushState')
    await closeByBack(name, prepare, () => {
      expect(pushed).toHaveBeenCalledOnce()
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    })
  },
)

test('explains at the first Back in the history why the documents dialog stays', async () => {
  delete answers[CERTIFICATIONS]
  noteDeviceMode('kiosk')
  watchBack()
  visit()
  const dialog = await theDialog('Mis documentos')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/falta/i)
})

test('shows five different dialogs to a person who visits once a day for five days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const headings: string[] = []
  for (let day = 0; day < 5; day++) {
    vi.setSystemTime(new Date('2026-11-20T18:00:00Z').getTime() + day * 86_400_000)
    visit()
    const dialog = await screen.findByRole('dialog')
    headings.push(within(dialog).getAllByRole('heading')[0]?.textContent ?? '')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    cleanup()
  }
  vi.useRealTimers()
  expect(new Set(headings).size).toBe(5)
})

test('SHELL-27, SHELL-38: opens the benefits poll full screen, and not again that day after it is closed', {
  tags: ['whole'],
}, async () => {
  delete answers[CERTIFICATIONS]
  answers[PTU] = { status: 'OK', ptu: [] }
  delete answers[`/api/get-encuesta-pendiente-gptw/N${folio}`]
  answers[`${POLLS} 8`] = { status: 'Vacio', folio: '10234' }
  const respuestas = [{ id: 1, respuesta: 'Sí' }]
  answers[`${POLLS} 9`] = { status: 'OK', preguntas: [{ id: 1, pregunta: '¿Sabes?', respuestas }] }
  visit()
  const dialog = await theDialog('Prestaciones flexibles')
  expect(await within(dialog).findByText('¿Sabes?')).toBeTruthy()
  expect(fillsScreen(dialog)).toBe(true)
  press(dialog, 'Cerrar')
  await nothingOpens()
  cleanup()
  answers[`${DOCUMENTS} 1`] = { status: 'OK', docs: REQUIRED_TYPES.map(uploaded) }
  visit()
  expect(await theDialog('Rutas de transporte')).toBeTruthy()
})

test('SHELL-28, SHELL-38: opens the routes poll only for a person who has not answered the poll', async () => {
  delete answers[CERTIFICATIONS]
  answers[PTU] = { status: 'OK', ptu: [] }
  delete answers[`/api/get-encuesta-pendiente-gptw/N${folio}`]
  answers[`${DOCUMENTS} 1`] = { status: 'OK', docs: REQUIRED_TYPES.map(uploaded) }
  answers[`${POLLS} 9`] = {
    status: 'OK',
    preguntas: [{ id: 10, pregunta: '¿Usas el transporte?', respuestas: [{ id: 53, respuesta: 'Sí' }] }],
  }
  answers['/Login/ws-rutas.php 1'] = { status: 'OK', rutas: [{ id: 1, DescRuta: 'Ruta Norte' }] }
  pending = [2]
  visit()
  // The loaded question proves that the dialog has finished loading.
  expect(await screen.findByText('¿Usas el transporte?')).toBeTruthy()
  const dialog = await theDialog('Rutas de transporte')
  expect(fillsScreen(dialog)).toBe(true)
  press(dialog, 'Cerrar')
  await nothingOpens()
  cleanup()
  folio += 1
  pending = []
  openSessionHere({ Id_Usuario: 1, Folio: `N${folio}` })
  visit()
  await theDialog('Aviso de actualización de datos')
})

test('on a kiosk opens no reminders, and the documents dialog only while documents are missing', async () => {
  noteDeviceMode('kiosk')
  visit()
  await theDialog('Mis documentos')
  cleanup()
  answers[`${DOCUMENTS} 1`] = { status: 'OK', docs: REQUIRED_TYPES.map(uploaded) }
  visit()
  await nothingOpens()
})

test('opens no documents dialog on a kiosk without a camera', async () => {
  noteDeviceMode('kiosk')
  visit(undefined, ({ children }) => (
    <SharedDeviceProvider value={{ dialogAside: null }}>{children}</SharedDeviceProvider>
  ))
  await nothingOpens()
})

test('opens no documents dialog on a kiosk until the camera check has ended', async () => {
  noteDeviceMode('kiosk')
  const kind = vi.spyOn(cameras, 'useCameraKind').mockReturnValue('looking')
  vi.spyOn(cameras, 'useLacksCamera').mockReturnValue(false)
  visit()
  await nothingOpens()
  cleanup()
  kind.mockReturnValue('live')
  visit()
  await theDialog('Mis documentos')
})

function leaveOnlyDocuments(): void {
  delete answers[CERTIFICATIONS]
  delete answers[PTU]
  answers[`/api/get-encuesta-pendiente-gptw/N${folio}`] = { status: 'VACIO' }
}

test('skips a dialog whose request fails and opens the next dialog', async () => {
  leaveOnlyDocuments()
  visit()
  await theDialog('Aviso de actualización de datos')
})

const PAYROLL = '/nominas/ws-nominas.php'

function blocked(): void {
  leaveOnlyDocuments()
  const when = { fechaRegistro: '2026-11-01', FIN_CADPER: '2026044', periodo: '44 / 2026' }
  const words = { motivo: 'Bono', comentarioGral: 'Falta', comentarioNominas: 'Ya está' }
  const data = [{ ID: 7, Emplid: '1', ...when, ...words, estatus: 'Cerrada', nivelSatisfaccion: 0 }]
  answers[`${PAYROLL} 17`] = { status: 'OK', numNoEvaluados: 1 }
  answers[`${PAYROLL} 11`] = { status: 'OK', data, numNoEvaluados: 1 }
}

const CLARIFICATIONS = 'Solicitudes de aclaración de nómina'

test('CLAR-23, CLAR-25: opens unrated clarifications before the documents dialog, without a close icon', async () => {
  blocked()
  visit()
  const dialog = await theDialog(CLARIFICATIONS)
  expect(await within(dialog).findByRole('button', { name: 'Calificar: Bono' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Regresar' }))
  expect(await within(dialog).findByText(/^Antes de salir, califica/)).toBeTruthy()
})

test('CLAR-23: without P-11, counts unrated rows of the list; if the list fails, opens the next dialog', async () => {
  blocked()
  answers[`${PAYROLL} 17`] = { status: 'ERROR', message: 'Opcion desconocida' }
  visit()
  await theDialog(CLARIFICATIONS)
  cleanup()
  answers[`${PAYROLL} 11`] = { status: 'ERROR', message: 'Sin servicio' }
  visit()
  press(await theDialog('Aviso de actualización de datos'), 'Actualizar')
})

test('opens no dialog on another screen', async () => {
  window.location.hash = '#/Recibos'
  visit()
  await nothingOpens()
})

test('does not open the rating from a cached count when the server does not answer', async () => {
  blocked()
  const client = new QueryClient()
  const cached = { value: { status: 'OK', numNoEvaluados: 1 }, at: 1 }
  client.setQueryData([countUnratedClarifications.id, {}], cached, { updatedAt: 0 })
  answers = {}
  visit(client)
  await nothingOpens()
})
