import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { OwnAlertsScreen } from './own-alerts-screen.tsx'
import { TeamScreen } from '../team/team-screen.tsx'

const profile = { user: { Id_Usuario: 5, Folio: '100201' }, menu: null, company: '00100' } as never
const today = companyDate(Date.now())
const ago = (days: number) => addDays(today, -days)

const alert = (
  daysAgo: number,
  horaEntrada: string,
  horaSalida: string | null,
  id: number,
  vista = true,
) => ({
  fechaAlerta: ago(daysAgo),
  horaEntrada,
  horaSalida,
  descripcion: id === 1 ? 'Sanitarios nave 2' : 'Comedor principal',
  idTipoInstalacion: id,
  tipoInstalacion: id === 1 ? 'Sanitario' : 'Comedor',
  vista,
})

let answers: Record<string, unknown>
let asked: string[]
let running = 0
let width = 700

beforeEach(() => {
  width = 700
  window.location.hash = '#/Equipo'
  asked = []
  answers = {
    'get-alertas-colaborador': {
      status: 'OK',
      data: [
        { emplid: '100201', ...alert(1, '13:00', '13:52', 2, false) },
        { emplid: '100201', ...alert(2, '10:02', '10:12', 1) },
        { emplid: '100201', ...alert(2, '16:20', null, 1) },
      ],
    },
    'get-alertas-por-colaborador-lider': {
      status: 'OK',
      data: [
        { EMPLID: '100214', nombreColaborador: 'SOFÍA TREVIÑO LUNA', alertas: [] },
        {
          EMPLID: '100213',
          nombreColaborador: 'MARTÍN OLVERA TORRES',
          alertas: [alert(0, '09:00', '09:18', 1)],
        },
        {
          EMPLID: '100211',
          nombreColaborador: 'RAÚL DOMÍNGUEZ ESQUIVEL',
          alertas: [
            alert(1, '09:42', '10:11', 1, false),
            alert(1, '12:05', '12:51', 2),
            alert(20, '08:00', '09:00', 2),
          ],
        },
      ],
    },
    'get-colaboradores-operativos-lider': { status: 'OK', cantidad: 3 },
    'set-visualizacion-alertas-por-dia': { status: 'OK' },
    'set-visualizacion-alertas-por-dia-lider': { status: 'OK' },
    'get-horario-comedor': 404,
    'config.json': {},
  }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL | string) => {
    const url = String(request instanceof Request ? request.url : request)
    const name = url.split('/').pop() ?? ''
    asked.push(name)
    running += 1
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    const answer = answers[name]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === '') return new Response('')
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => 600)
})

afterEach(async () => {
  cleanup()
  // The last requests must not reach a real network.
  await vi.waitFor(() => expect(running).toBe(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(element: React.ReactElement) {
  const client = new QueryClient()
  return { client, ...renderHere(element, client) }
}
const openTeam = (params: Record<string, string> = {}) => show(<TeamScreen params={params} />)
const people = () =>
  screen.getAllByRole('rowheader').map((header) => header.querySelector('button')?.textContent ?? '')

test.each([
  ['own', OwnAlertsScreen, 'get-alertas-colaborador', 'set-visualizacion-alertas-por-dia'],
  [
    "the team's",
    () => <TeamScreen params={{}} />,
    'get-alertas-por-colaborador-lider',
    'set-visualizacion-alertas-por-dia-lider',
  ],
])(
  'reports %s alerts as seen only once when the response has no seen flag (TIME-07, TIME-08)',
  async (_name, Screen, list, mark) => {
    answers[list] = JSON.parse(
      JSON.stringify(answers[list], (key, value) => (key === 'vista' ? undefined : value)),
    )
    answers[mark] = ''
    show(<Screen />)
    await waitFor(() => expect(asked).toContain(mark))
    await waitFor(() => expect(asked.filter((name) => name === list)).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked.filter((name) => name === mark)).toHaveLength(1)
  },
)

test('groups own alerts by day, newest first, and compares their minutes with the limit (TIME-01)', async () => {
  show(<OwnAlertsScreen />)
  await screen.findByText('52 min')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    expect.stringContaining(formatDate(ago(1))),
    expect.stringContaining(formatDate(ago(2))),
  ])
  expect(screen.getByText('22 min más de los 30 permitidos')).toBeTruthy()
  expect(screen.getByText('Dentro de los 15 min permitidos')).toBeTruthy()
  expect(screen.getByText('Desde las 16:20, sin salida registrada')).toBeTruthy()
  expect(screen.getByText('Sin duración registrada')).toBeTruthy()
  expect(screen.getByText('3 alertas en 90 días')).toBeTruthy()
})

test('reports new alerts as seen only once, and keeps them marked while the screen is open (TIME-07)', async () => {
  const { client } = show(<OwnAlertsScreen />)
  await screen.findByText(/^Viste las nuevas hoy a las/)
  // The report is sent once, although the service keeps returning the alert as new.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(asked.filter((name) => name === 'set-visualizacion-alertas-por-dia')).toHaveLength(1)
  expect(screen.getAllByText('Nueva')).toHaveLength(1)
  const own = answers['get-alertas-colaborador'] as { data: { vista: boolean; horaEntrada: string }[] }
  for (const row of own.data) row.vista = true
  const [first] = own.data
  if (first) own.data.push({ ...first, horaEntrada: '07:00', vista: false })
  await act(() => client.refetchQueries())
  await waitFor(() =>
    expect(asked.filter((name) => name === 'set-visualizacion-alertas-por-dia')).toHaveLength(2),
  )
  expect(screen.getAllByText('Nueva')).toHaveLength(2)
})

test('reports nothing when there are no new alerts', async () => {
  answers['get-alertas-colaborador'] = {
    status: 'OK',
    data: [{ emplid: '100201', ...alert(1, '13:00', '13:52', 2) }],
  }
  show(<OwnAlertsScreen />)
  await screen.findByText('52 min')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).not.toContain('set-visualizacion-alertas-por-dia')
})

test('shows a message when there are no alerts', async () => {
  answers['get-alertas-colaborador'] = { status: 'VACIO', data: [] }
  show(<OwnAlertsScreen />)
  expect(await screen.findByRole('heading', { name: 'No tienes alertas de tiempo' })).toBeTruthy()
})

test('sorts the team by minutes and includes people without alerts (TIME-02, TIME-06)', async () => {
  openTeam()
  await screen.findByRole('grid', { name: 'Alertas por persona y día' })
  expect(people().map((text) => text.slice(2))).toEqual([
    'Raúl Domínguez Esquivel2 alertas · 75 min',
    'Martín Olvera Torres1 alerta · 18 min',
    'Sofía Treviño LunaSin alertas',
  ])
  const square = screen.getByRole('button', { name: /^Raúl Domínguez Esquivel, .*: 2 alertas: / })
  expect(square.getAttribute('aria-label')).toContain('Sanitario 1, Comedor 1, 1 nueva')
  await waitFor(() => expect(asked).toContain('set-visualizacion-alertas-por-dia-lider'))
  expect(asked).not.toContain('set-visualizacion-alertas-por-dia')
})

test('filters by kind, days and name, ignoring accents', async () => {
  openTeam()
  await screen.findByRole('grid')
  fireEvent.click(screen.getByRole('radio', { name: /^Comedor/ }))
  expect(people()[0]).toContain('1 alerta · 46 min')
  fireEvent.click(screen.getByRole('radio', { name: '30 días' }))
  expect(people()[0]).toContain('2 alertas · 106 min')
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'trevino' } })
  await waitFor(() => expect(people()).toHaveLength(1))
  fireEvent.change(search, { target: { value: 'nadie' } })
  expect(await screen.findByText('No encontramos a nadie con esos datos.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ver a todas' }))
  await waitFor(() => expect(people()).toHaveLength(3))
})

test('pages back at most 90 days and forward at most to today', async () => {
  openTeam()
  await screen.findByRole('grid')
  const earlier = screen.getByRole('button', { name: 'Ver días anteriores' })
  const later = screen.getByRole('button', { name: 'Ver días siguientes' })
  expect(later.getAttribute('aria-disabled')).toBe('true')
  for (let step = 0; step < 20; step++) fireEvent.click(earlier)
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(new RegExp(`^${formatDate(ago(89)).slice(0, 5)}`))).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '90 días' }))
  expect(later.getAttribute('aria-disabled')).toBe('true')
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
})

test('has one tab stop that the arrow keys move; a square opens its day', async () => {
  openTeam()
  const grid = await screen.findByRole('grid')
  const stops = () =>
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toHaveLength(1)
  act(() => stops()[0]?.focus())
  fireEvent.keyDown(stops()[0] as HTMLElement, { key: 'End' })
  await waitFor(() => expect(document.activeElement?.id).toBe('team-0-7'))
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowLeft' })
  await waitFor(() => expect(document.activeElement?.id).toBe('team-0-6'))
  expect(stops().map(({ id }) => id)).toEqual(['team-0-6'])
  fireEvent.click(document.activeElement as HTMLElement)
  expect(window.location.hash).toBe(`#/Equipo/${encodeURIComponent(hideKey('100211'))}/${ago(1)}`)
})

test('shows the alerts of an open day in order of time', async () => {
  openTeam({ persona: hideKey('100211'), dia: ago(1) })
  const pane = await screen.findByRole('complementary')
  const minutes = within(pane)
    .getAllByRole('listitem')
    .map((item) => /\d+ min/.exec(item.textContent ?? '')?.[0])
  expect(minutes).toEqual(['29 min', '46 min'])
  expect(within(pane).getByRole('heading', { name: 'Raúl Domínguez Esquivel' })).toBeTruthy()
})

test('shows an open person’s alerts of the shown days, longest first', async () => {
  openTeam({ persona: hideKey('100211') })
  const pane = await screen.findByRole('complementary')
  const minutes = within(pane)
    .getAllByRole('listitem')
    .map((item) => /\d+ min/.exec(item.textContent ?? '')?.[0])
  expect(minutes).toEqual(['46 min', '29 min'])
})

test('shows a message for a person who is not in the team', async () => {
  openTeam({ persona: hideKey('100102') })
  expect(await screen.findByText('Esa persona no está en tu equipo')).toBeTruthy()
})

test('shows the grid’s figures as a table', async () => {
  openTeam()
  await screen.findByRole('grid')
  fireEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Persona', 'Alertas', 'Sanitario', 'Comedor', 'Minutos', 'La más larga', 'Nuevas'])
  const [, first] = within(table).getAllByRole('row')
  expect([...(first?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '2',
    '1',
    '1',
    '75',
    '46 min',
    '1',
  ])
})

test('opens a person as a dialog and shows no grid on a phone', async () => {
  width = 328
  openTeam({ persona: hideKey('100211') })
  expect(await screen.findByRole('dialog', { name: 'Raúl Domínguez Esquivel' })).toBeTruthy()
  expect(screen.queryByRole('grid')).toBeNull()
})

test('keeps the alerts after a failed refetch; reports a service failure but not a missing network', async () => {
  const { client } = openTeam()
  await screen.findByRole('grid')
  await waitFor(() => expect(asked).toContain('set-visualizacion-alertas-por-dia-lider'))
  answers['get-alertas-por-colaborador-lider'] = { status: 'ERROR', message: 'No se pudo' }
  await act(() => client.refetchQueries())
  expect(await screen.findByText('No pudimos actualizar las alertas.')).toBeTruthy()
  expect(people()).toHaveLength(3)
  answers['get-alertas-por-colaborador-lider'] = 'offline'
  await act(() => client.refetchQueries())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(people()).toHaveLength(3)
})

test('offers a retry when nothing is cached and there is no network', async () => {
  answers['get-alertas-por-colaborador-lider'] = 'offline'
  openTeam()
  expect(await screen.findByRole('heading', { name: 'Las alertas todavía no están aquí' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Intentar otra vez' })).toBeTruthy()
})
