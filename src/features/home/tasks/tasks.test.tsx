import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPtuDays } from '#contract/notifications/reminders.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { type ShellParts, ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { openWorkHere, putRefused } from '../../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen as AllTasks } from './all-tasks.tsx'
import { Tasks } from './tasks.tsx'
import { useTasks } from './use-tasks.ts'

const ptu = {
  dias_ejercicio: 365,
  faltas: 0,
  permisos_sin_goce: 0,
  incapacidad: 0,
  permisos_con_goce: 0,
  total: 365,
  dias_periodo: 365,
  ejercicio: 2025,
}

let answers: Record<string, unknown>

beforeEach(() => {
  answers = {
    '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php 10': { status: 'VACIO', bandera: 3 },
    '/Incidencias/ws-incidencias-autorizacion.php 5': { status: 'Ok', count: 2 },
    '/api/get-solicitudes-express-emplid': { status: 'OK', data: [{ DESCR: 'GRÚA', puesto: 'GRUERO' }] },
    '/General/ws-general.php 27': { status: 'OK', ptu: [ptu] },
    '/api/get-encuesta-pendiente-gptw/100102': { status: 'OK', data: { pendiente: 1 } },
  }
  openSessionHere({ Id_Usuario: 1, Folio: '100102' }, '00300')
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const { pathname } = new URL(request instanceof URL ? request : request.url)
    if (request instanceof URL) return Response.json({})
    const body = request.method === 'POST' ? ((await request.json()) as { Opcion?: number }) : {}
    const answer = answers[body.Opcion === undefined ? pathname : `${pathname} ${body.Opcion}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(await Promise.resolve(answer))
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(tree: React.ReactNode) {
  const client = new QueryClient()
  const parts = { canOpen: () => false } as unknown as ShellParts
  renderHere(<ShellPartsProvider value={parts}>{tree}</ShellPartsProvider>, client)
  return client
}

function TasksHere() {
  return <Tasks tasks={useTasks().tasks} />
}

const rows = () => screen.queryAllByRole('link').filter((link) => link.closest('li'))
const titles = () => rows().map((row) => row.textContent)

test('shows the first three tasks with their minutes, and a link to all of them', async () => {
  show(<TasksHere />)
  await screen.findByText('Tienes 4 pendientes')
  expect(titles()).toEqual([
    'Completa tus datosVas en el paso 3 de 7 · 15 min',
    'Revisa 1 certificación exprésDuran 1 semana · 2 min',
    'Revisa tus días de PTUReparto de utilidades · 1 min',
  ])
  expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('#/Pendientes')
})

test('lists all tasks, each with a link to where it is done', async () => {
  show(<AllTasks />)
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(rows().map((row) => row.getAttribute('href'))).toEqual([
    '#/ActualizacionDatos',
    '#/CertificacionExpress',
    '#/Ptu',
    '#/EncuestaSatisfaccion',
  ])
})

test('asks a candidate without answers to fill in the form', async () => {
  openSessionHere({ Id_Usuario: 2, Folio: 'candidato' }, 'CANDIDATO')
  const check = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php 10'
  answers = { [check]: { status: 'VACIO' } }
  show(<AllTasks />)
  await waitFor(() => expect(titles()).toEqual(['Completa tus datosSon 7 pasos cortos · 21 min']))
})

test('creates no task from a failed request, and says that none is pending', async () => {
  answers = {}
  show(<AllTasks />)
  expect(await screen.findByText('No tienes pendientes')).toBeTruthy()
})

test('shows no task before every source has answered', async () => {
  const check = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php 10'
  let answerForm = (): void => undefined
  answers[check] = new Promise((resolve) => {
    answerForm = () => resolve({ status: 'VACIO', bandera: 3 })
  })
  const client = show(<AllTasks />)
  await waitFor(() => expect(client.getQueryData([readPtuDays.id, {}])).toBeDefined())
  expect(rows()).toHaveLength(0)
  expect(screen.queryByText('No tienes pendientes')).toBeNull()
  answerForm()
  await waitFor(() => expect(rows()).toHaveLength(4))
})

test('lists each kind of rejected request once, but no rejected rating', async () => {
  answers = {}
  const work = await openWorkHere()
  const forms = [
    'aclaracion-uno',
    'aclaracion-dos',
    'inconformidad-uno',
    'calificacion-aclaracion-7',
    'dia-libre-uno',
    'solicitud-por-autorizar-uno',
  ]
  for (const form of forms) {
    await putRefused(work, { operation: 'x', form, step: 'solicitud', values: {}, message: 'No' })
  }
  show(<AllTasks />)
  await waitFor(() =>
    expect(titles()).toEqual([
      'Corrige tu aclaraciónNo se registró · 2 min',
      'Corrige tu inconformidadNo se registró · 2 min',
      'Corrige el día que pedisteNo se registró · 2 min',
      'Corrige tu solicitudNo se registró · 2 min',
    ]),
  )
  setOpenStore(null)
})

test.each([
  ['moves away within 200 ms', false, 1],
  ['disappears at once under reduced motion', true, 0],
])('a finished task %s', async (_name, isStill, stays) => {
  const media = { matches: isStill, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
  const client = show(<AllTasks />)
  await waitFor(() => expect(rows()).toHaveLength(4))
  vi.useFakeTimers()
  const reviewed = { value: { status: 'OK', ptu: [{ ...ptu, revisado: 1 }] }, at: 1 }
  await act(async () => {
    client.setQueryData([readPtuDays.id, {}], reviewed)
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(document.querySelectorAll('li[data-leaving]')).toHaveLength(stays)
  expect(rows()).toHaveLength(3 + stays)
  await act(() => vi.advanceTimersByTimeAsync(199))
  expect(rows()).toHaveLength(3)
})
