import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countApprovals } from '#contract/approvals/approval-count.ts'
import { examples as approvals } from '#contract/approvals/approvals.examples.ts'
import { listToDecide } from '#contract/approvals/approvals.ts'
import { examples as incidents } from '#contract/approvals/incident-decisions.examples.ts'
import { listIncidentsToDecide } from '#contract/approvals/incident-decisions.ts'
import { countIncidents } from '#contract/approvals/incidents.ts'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type DeskWorkCount, readDeskToday, type SetUp } from '#contract/portal-health/desk-today.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { readDeskSummary } from '#contract/requests/request-desk.ts'
import {
  healthPaths,
  importPaths,
  improvementPaths,
  jobPaths,
  rolePaths,
  staffPaths,
} from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { setWaitingApprovals } from '#models/approvals/waiting-count.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { shellAlone } from '../../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Work } from './work.tsx'

const summary = {
  status: 'OK',
  abiertas: 6,
  respondidas: 0,
  motivos: [],
  edades: [] as { nombre: string; abiertas: number }[],
  medianaHoras: null,
  nivelPromedio: null,
}

/** Answer of P-248; null while offline. */
let today: ResponseOf<typeof readDeskToday> | null

beforeEach(() => {
  today = null
  summary.edades = []
  openSessionHere({ Id_Usuario: 9, Folio: '100301' }, '00300')
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    if (pathname === countDataChanges.path)
      return Response.json({ status: 'OK', porVer: 2, documentos: 0, personas: 0 })
    if (pathname === readDeskSummary.path) return Response.json(summary)
    if (pathname === readDeskToday.path && today !== null) return Response.json(today)
    throw new TypeError('Failed to fetch')
  })
})

afterEach(() => {
  cleanup()
  setWaitingApprovals(0)
  vi.unstubAllGlobals()
})

function show(desks: string[], onReady: () => void = () => {}) {
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, canOpen: (path) => desks.includes(path) }}>
      <Work onReady={onReady} />
    </ShellPartsProvider>,
  )
}

test('lists changed personal data among the daily work of human resources', async () => {
  show([paths.dataChanges, paths.documentReview])
  expect(await screen.findByRole('heading', { name: 'Por atender hoy' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Revisa 2 cambios de datos/ }).getAttribute('href')).toBe(
    `#${paths.dataChanges}`,
  )
})

test('tells how many requests have waited for more than three days', async () => {
  summary.edades = [
    { nombre: '2-3', abiertas: 4 },
    { nombre: '8+', abiertas: 2 },
  ]
  show([paths.requestDesk])
  expect(await screen.findAllByText('2 llevan más de 3 días')).toHaveLength(2)
})

test('links each kind of request to its own list', async () => {
  show([paths.requestDesk])
  const disputes = await screen.findByRole('link', { name: /Responde 6 inconformidades/ })
  expect(disputes.getAttribute('href')).toBe('#/AtencionNomina?tipo=inconformidad')
  const clarifications = screen.getByRole('link', { name: /Responde 6 aclaraciones/ })
  expect(clarifications.getAttribute('href')).toBe('#/AtencionNomina?tipo=aclaracion')
})

test('offers a guard a link to the gate', async () => {
  show([paths.gate])
  const gate = await screen.findByRole('link', { name: /Marca entradas y salidas/ })
  expect(gate.getAttribute('href')).toBe(`#${paths.gate}`)
})

const administrator = [paths.people, rolePaths.roles, importPaths.people, healthPaths.health]
const allDone: SetUp = { compania: true, roles: true, personas: true, nomina: true, respaldo: true }

function answer(data: DeskWorkCount[], inicio = allDone) {
  today = { status: 'OK', data, inicio }
}

test('lists failures first, then what is late, each with its number and its screen', async () => {
  answer([
    { que: 'roles', cuantos: 2, fallan: 0, tarde: 0 },
    { que: 'personas', cuantos: 1, fallan: 0, tarde: 1 },
    { que: 'respaldo-viejo', cuantos: 1, fallan: 1, tarde: 0 },
    { que: 'unknown', cuantos: 1, fallan: 1, tarde: 0 },
  ])
  show(administrator)
  await screen.findByText('Falta el respaldo de anoche')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Falta el respaldo de anocheMira el disco y los respaldos', '#/Marcha'],
    ['1 archivo de personas en espera1 lleva más de 3 días', '#/Importar'],
    ['Decide 2 cambios de rolLo propuso otro administrador', '#/Roles'],
  ])
})

test('says that a file failed when some failed and others wait', async () => {
  answer([{ que: 'personas', cuantos: 3, fallan: 2, tarde: 0 }])
  show(administrator)
  expect(await screen.findByText('2 archivos de personas fallaron')).toBeTruthy()
})

test('shows one line when nothing waits', async () => {
  answer([])
  show(administrator)
  expect(await screen.findByText('Nada por atender hoy')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('does not say that nothing waits while the answer is missing', async () => {
  show(administrator)
  expect(await screen.findByText('No sabemos qué hay por atender hoy')).toBeTruthy()
  expect(screen.queryByText('Nada por atender hoy')).toBeNull()
})

test('shows the guard how many are expected, inside and overdue', async () => {
  answer([
    { que: 'llegan', cuantos: 3, fallan: 0, tarde: 0 },
    { que: 'adentro', cuantos: 2, fallan: 0, tarde: 0 },
  ])
  show([paths.gate])
  expect(await screen.findByText('Por llegar: 3. Adentro: 2.')).toBeTruthy()
  cleanup()
  answer([{ que: 'adentro', cuantos: 2, fallan: 0, tarde: 1 }])
  show([paths.gate])
  expect(await screen.findByText('1 ya debía salir')).toBeTruthy()
})

test('lists the five steps of the set-up with their progress until all are done', async () => {
  answer([], { ...allDone, nomina: false, respaldo: false })
  show(administrator)
  expect(await screen.findByText('3 de 5 pasos listos')).toBeTruthy()
  expect(screen.queryByText('Nada por atender hoy')).toBeNull()
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/Da los roles.*Paso listo/)).toBe('#/Roles')
  expect(hrefOf(/Pide que activen los respaldos.*Lo hace quien cuida el servidor/)).toBe('#/Marcha')
  // An administrator may not import payroll, but may give the role.
  expect(hrefOf(/Importa la nómina/)).toBe('#/Roles/dar')
  cleanup()
  answer([])
  show(administrator)
  await screen.findByText('Nada por atender hoy')
  expect(screen.queryByText('Pon en marcha tu portal')).toBeNull()
})

test('finishes the set-up on a server that makes no backups, and then shows a row that asks for backups', async () => {
  const withoutBackups = { ...allDone, respaldo: false, sinRespaldos: true }
  answer(
    [
      { que: 'respaldo-apagado', cuantos: 1, fallan: 0, tarde: 0 },
      { que: 'roles', cuantos: 1, fallan: 0, tarde: 1 },
    ],
    withoutBackups,
  )
  show(administrator)
  const row = await screen.findByRole('link', { name: /^Este servidor no hace respaldos/ })
  expect(row.textContent).toContain('Pide a quien cuida el servidor que los active')
  expect(screen.getAllByRole('link')[0]).toBe(row)
  expect(screen.queryByText('Pon en marcha tu portal')).toBeNull()
  cleanup()
  answer([], { ...withoutBackups, personas: false })
  show(administrator)
  expect(await screen.findByText('3 de 5 pasos listos')).toBeTruthy()
})

test('links what waits for human resources to its desks, late work first', async () => {
  answer([
    { que: 'ofertas', cuantos: 2, fallan: 0, tarde: 0 },
    { que: 'ideas', cuantos: 1, fallan: 0, tarde: 1 },
    { que: 'temporales', cuantos: 3, fallan: 0, tarde: 0 },
    { que: 'postulaciones', cuantos: 1, fallan: 0, tarde: 0 },
  ])
  show([staffPaths.specialStaff, paths.offers, jobPaths.desk, improvementPaths.administration])
  await screen.findByText('3 personas temporales van tarde')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 personas temporales van tardeYa pasó su fecha para evaluar o decidir', `#${staffPaths.specialStaff}`],
    ['Asigna 1 idea1 lleva más de 3 días', `#${improvementPaths.administration}`],
    ['Prepara 2 ofertasPara candidatos ya autorizados', `#${paths.offers}`],
    ['Revisa 1 postulaciónPor revisar por primera vez', `#${jobPaths.desk}`],
  ])
})

test('opens the form of a role from an unfinished set-up', async () => {
  answer([], { ...allDone, roles: false })
  show(administrator)
  const step = await screen.findByRole('link', { name: /Da los roles/ })
  expect(step.getAttribute('href')).toBe(`#${rolePaths.give}`)
})

test('shows nothing when an older server cannot count the work of desks', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ERROR', message: 'Esto todavía no está.' }))
  const ready = vi.fn<() => void>()
  show(administrator, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalled())
  expect(screen.queryByText('No sabemos qué hay por atender hoy')).toBeNull()
  expect(screen.queryByText('Nada por atender hoy')).toBeNull()
})

/** Answers with the incidents of a leader and their count, like a company's own host. */
function waits(count: number): void {
  const [row] = incidents.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
  const rows = Array.from({ length: count }, (_, at) => ({ ...row, id_incidencia: at + 1 }))
  const answers: Record<string, object> = {
    [keyOf(countIncidents)]: { status: 'Ok', count },
    [keyOf(listIncidentsToDecide)]: { status: 'Ok', incidenciasPorAutorizar: rows },
  }
  serviceHere(({ key }) => answers[key] ?? null)
  setWaitingApprovals(count)
}

test('gives letters a row of their own, which opens the oldest and is not counted as an authorization', async () => {
  const [item] = approvals.listToDecide.response.data
  const letter = (id: number, more = {}) => ({ ...item, id, clase: 'carta', ...more })
  const answers: Record<string, object> = {
    [keyOf(countApprovals)]: { status: 'OK', cuantas: 3 },
    [keyOf(countIncidents)]: { status: 'Ok', count: 3 },
    [keyOf(listToDecide)]: { status: 'OK', data: [letter(71), letter(72)] },
  }
  serviceHere(({ key }) => answers[key] ?? null)
  setWaitingApprovals(3)
  show([paths.documentReview])
  const row = await screen.findByRole('link', { name: /^Prepara 2 cartas/ })
  expect(row.textContent).toMatch(/La más antigua: .+ · 09\/05\/2024$/)
  expect(row.getAttribute('href')).toBe('#/Autorizaciones/carta/71')
  expect(await screen.findByRole('link', { name: /^Revisa 1 autorización/ })).toBeTruthy()
})

test('names a waiting incident, whose row opens its question', async () => {
  waits(1)
  show([])
  const row = await screen.findByRole('link', { name: /^Responde a Juan Perez/ })
  expect(row.textContent).toContain('Permiso con goce · 06/05/2024')
  expect(row.getAttribute('href')).toBe('#/Autorizaciones/incidencia/1?autorizar')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('names two of many incidents, and leads to the list of all of them', async () => {
  waits(5)
  show([])
  await screen.findAllByRole('link', { name: /^Responde a Juan Perez/ })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/Autorizaciones/incidencia/1?autorizar',
    '#/Autorizaciones/incidencia/2?autorizar',
    '#/Autorizaciones',
  ])
})
