import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { IncidentRow } from '#contract/approvals/incidents.ts'
import { readKardex } from '#contract/time/kardex.ts'
import { readDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { prepareUpdate } from '#core/store/update-readiness.ts'
import { newRequestForms, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { setSession } from '#core/session/session-state.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { OverHome } from './incidents-screen.tsx'

const MID_MONTH = new Date('2026-12-10T18:00:00Z')

type Body = { Opcion: number } & Record<string, unknown>
let rows: IncidentRow[]
let asked: Body[]
let answer: unknown
let folio = 0

function row(id: number, day: string, more: Partial<IncidentRow> = {}): IncidentRow {
  return {
    descIncidencia: 'Trabajo en casa',
    FLARGA: `día ${id}`,
    estatusDesc: 'Pendiente',
    fechaInIncidencia: day,
    fechaFiIncidencia: day,
    idIncidencia: id,
    ...more,
  }
}

beforeEach(() => {
  setOpenStore(null)
  // Each test uses another person, so no draft carries over.
  folio += 1
  const profile = { user: { Id_Usuario: 1, Folio: `F${folio}` }, menu: null, company: '00100' } as never
  rows = []
  asked = []
  answer = { status: 'Ok' }
  setCurrentToken('t')
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (new URL(request.url).pathname === readKardex.path) throw new TypeError('Failed to fetch')
    const body = (await request.json()) as Body
    asked.push(body)
    if (body.Opcion === 4) return Response.json({ status: 'Ok', incidencias: rows })
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  setCurrentToken(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function AtAddress() {
  const [path] = useHashPath()
  return <OverHome path={path} onClose={() => undefined} />
}

async function open(address = '#/Incidencias') {
  window.location.hash = address
  renderHere(<AtAddress />)
  return within(await screen.findByRole('dialog'))
}

function onPhone(isPhone: boolean): void {
  const media = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
}

const sent = () => asked.filter(({ Opcion }) => Opcion === 6)

test('INCD-02: shows five rows per page', async () => {
  onPhone(true)
  rows = [1, 2, 3, 4, 5, 6, 7].map((id) => row(id, `2026-0${id}-01`))
  const dialog = await open()
  const shown = async () =>
    (await dialog.findAllByRole('listitem')).map((item) => item.textContent?.match(/día \d/)?.[0])
  expect(await shown()).toEqual(['día 1', 'día 2', 'día 3', 'día 4', 'día 5'])
  expect(dialog.getByText('Página 1 de 2')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Siguiente' }))
  expect(await shown()).toEqual(['día 6', 'día 7'])
})

test('INCD-01, INCD-03: labels a swap with "Descansa" and "Trabaja", other kinds with "Inicio" and "Fin"', async () => {
  onPhone(false)
  rows = [
    row(1, '2026-05-04', { descIncidencia: 'Tiempo por tiempo', fechaFiIncidencia: '2026-05-12' }),
    row(2, '2026-06-01'),
  ]
  const dialog = await open()
  const tables = await dialog.findAllByRole('table')
  const textOf = (table: HTMLElement) => [...table.querySelectorAll('th, td')].map((cell) => cell.textContent)
  expect(tables.map(textOf)).toEqual([
    [
      'Incidencia',
      'Descansa',
      'Trabaja',
      'Estatus',
      'Tiempo por tiempodía 1',
      '04/05/2026',
      '12/05/2026',
      'Pendiente',
    ],
    [
      'Incidencia',
      'Inicio',
      'Fin',
      'Estatus',
      'Trabajo en casadía 2',
      '01/06/2026',
      '01/06/2026',
      'Pendiente',
    ],
  ])
})

test('shows a leader’s own incidents first, apart from those to decide', async () => {
  onPhone(true)
  rows = [row(1, '2026-05-04', { nombre: 'ELENA' }), row(2, '2026-05-11')]
  const dialog = await open()
  expect(await dialog.findByText('día 2')).toBeTruthy()
  expect(dialog.queryByText('ELENA')).toBeNull()
  expect(dialog.queryByRole('link')).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'De otros (1)' }))
  expect(dialog.getByText('ELENA')).toBeTruthy()
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  const way = dialog.getByRole('link', { name: 'Decidir sobre 1 incidencia' })
  expect(way.getAttribute('href')).toBe('#/Autorizaciones')
})

test('shows the link to the approvals at once to a leader without own incidents', async () => {
  rows = [row(1, '2026-05-04', { nombre: 'ELENA' })]
  const dialog = await open()
  expect(await dialog.findByRole('link', { name: 'Decidir sobre 1 incidencia' })).toBeTruthy()
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Pedir un día'])
})

type Scope = ReturnType<typeof within>

function boxesOf(dialog: Scope, legend: string) {
  return within(dialog.getByRole('group', { name: legend }))
}

function dayOf(dialog: Scope, legend: string): HTMLElement {
  return boxesOf(dialog, legend).getByLabelText('Día')
}

async function fill(kind: string, from: string, to: string) {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: 'Pedir un día' }))
  await dialog.findByRole('button', { name: 'Enviar solicitud' })
  fireEvent.click(dialog.getByRole('button', { name: 'Escribir la fecha' }))
  const isSwap = kind === 'Tiempo por tiempo'
  if (kind !== '') fireEvent.click(dialog.getByRole('radio', { name: kind }))
  // A whole date can be pasted into any part of its field.
  fireEvent.change(dayOf(dialog, isSwap ? 'Descansa' : 'Inicio'), { target: { value: from } })
  fireEvent.change(dayOf(dialog, isSwap ? 'Trabaja' : 'Fin'), { target: { value: to } })
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  return dialog
}

test('sends a request for a day once, and refetches the list', async () => {
  const dialog = await fill('Tiempo por tiempo', '2026-05-04', '2026-05-12')
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Ver lo que pedí' }))
  expect(await dialog.findByText('No tienes incidencias pendientes')).toBeTruthy()
  expect(sent()).toEqual([
    {
      Opcion: 6,
      tipo: 'Tiempo por tiempo',
      fechaInIncidencia: '2026-05-04',
      fechaFiIncidencia: '2026-05-12',
      idOperacion: expect.any(String),
      token: 't',
    },
  ])
  expect(asked.filter(({ Opcion }) => Opcion === 4).length).toBeGreaterThan(1)
})

test('INCD-04, INCD-05: rejects a third day of a week with the rule’s text, before sending anything', async () => {
  rows = [row(1, '2026-05-04'), row(2, '2026-05-05'), row(3, '2026-05-06', { nombre: 'ELENA' })]
  const dialog = await fill('Trabajo en casa', '2026-05-07', '2026-05-07')
  expect(await dialog.findByText(weekRuleText)).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each([
  ['', '2026-05-04', '2026-05-04', 'Elige qué quieres pedir.', '¿Qué quieres pedir?'],
  ['Trabajo en casa', '', '2026-05-04', 'Campo obligatorio.', 'Inicio'],
  ['Tiempo por tiempo', '2026-05-04', '', 'Campo obligatorio.', 'Trabaja'],
  ['Tiempo por tiempo', '', '2026-05-04', 'Campo obligatorio.', 'Descansa'],
  ['Trabajo en casa', '2026-02-30', '2026-05-04', 'Escribe una fecha válida.', 'Inicio'],
  ['Trabajo en casa', '2026-05-05', '2026-05-04', 'La fecha final no puede ser antes de la inicial.', 'Fin'],
  [
    'Tiempo por tiempo',
    '2026-05-05',
    '2026-05-05',
    'El día que descansas y el que trabajas deben ser distintos.',
    'Trabaja',
  ],
])(
  'rejects «%s» from %s to %s before sending, once and beside its field, which gets the focus',
  { tags: ['whole'] },
  async (kind, from, to, text, field) => {
    const dialog = await fill(kind, from, to)
    const group = dialog.getByRole(kind === '' ? 'radiogroup' : 'group', {
      name: new RegExp(field.replace('?', '\\?')),
    })
    expect(within(group).getByText(text)).toBeTruthy()
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(dialog.queryByRole('alert')).toBeNull()
    expect(group.contains(document.activeElement)).toBe(true)
    expect(sent()).toEqual([])
  },
)

test('clears the error when the field changes', async () => {
  const dialog = await fill('', '2026-05-04', '2026-05-04')
  expect(await dialog.findByText('Elige qué quieres pedir.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'Trabajo en casa' }))
  expect(dialog.queryByText('Elige qué quieres pedir.')).toBeNull()
})

test('clears the error of the week rule as soon as the days comply', async () => {
  rows = [row(1, '2026-05-04'), row(2, '2026-05-05')]
  const dialog = await fill('Trabajo en casa', '2026-05-07', '2026-05-08')
  expect(await dialog.findByText(weekRuleText)).toBeTruthy()
  fireEvent.change(dayOf(dialog, 'Fin'), { target: { value: '2026-05-07' } })
  expect(dialog.getByText(weekRuleText)).toBeTruthy()
  fireEvent.change(dayOf(dialog, 'Inicio'), { target: { value: '2026-05-11' } })
  fireEvent.change(dayOf(dialog, 'Fin'), { target: { value: '2026-05-11' } })
  expect(dialog.queryByText(weekRuleText)).toBeNull()
})

test('reports a missing network at once, and restores the typed values when the dialog reopens', async () => {
  answer = 'offline'
  const dialog = await fill('Trabajo en casa', '2026-05-04', '2026-05-05')
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Sin internet no se puede enviar. Lo que escribiste sigue aquí.',
  )
  cleanup()
  const again = await open('#/Incidencias/nueva')
  await again.findByRole('button', { name: 'Enviar solicitud' })
  expect(again.getByText('Elegiste del lunes 4 de mayo al martes 5 de mayo: 2 días.')).toBeTruthy()
  fireEvent.click(again.getByRole('button', { name: 'Escribir la fecha' }))
  const value = (field: HTMLElement) => (field as HTMLInputElement).value
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Trabajo en casa' }).checked).toBe(true)
  for (const [legend, day] of [
    ['Inicio', '04'],
    ['Fin', '05'],
  ] as const) {
    const boxes = boxesOf(again, legend)
    expect(['Día', 'Mes', 'Año'].map((name) => value(boxes.getByLabelText(name)))).toEqual([
      day,
      '05',
      '2026',
    ])
  }
  answer = { status: 'ERROR', message: 'Ya pediste uno de esos días.' }
  fireEvent.click(again.getByRole('button', { name: 'Enviar solicitud' }))
  await waitFor(() => expect(again.getByRole('alert').textContent).toBe('Ya pediste uno de esos días.'))
})

test('sends a day off after three taps in the form: kind, day, send', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MID_MONTH })
  const dialog = await open('#/Incidencias/nueva')
  fireEvent.click(await dialog.findByRole('radio', { name: 'Permiso con goce de sueldo' }))
  fireEvent.click(dialog.getByRole('button', { name: /, hoy/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  expect(await dialog.findByRole('heading', { name: 'Enviado' })).toBeTruthy()
  const today = companyDate(serverNow())
  expect(sent()).toMatchObject([
    { tipo: 'Permiso con goce de sueldo', fechaInIncidencia: today, fechaFiIncidencia: today },
  ])
})

test('opens a swap with its kind chosen, and does not fill in its second day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MID_MONTH })
  const dialog = await open('#/Incidencias/nueva/cambio')
  expect((await dialog.findByRole<HTMLInputElement>('radio', { name: 'Tiempo por tiempo' })).checked).toBe(
    true,
  )
  fireEvent.click(dialog.getByRole('button', { name: /, hoy/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  expect(dialog.getByRole('group', { name: '¿Qué días cambias?' }).textContent).toContain(
    'Campo obligatorio.',
  )
  fireEvent.click(dialog.getByRole('radio', { name: 'Trabajo en casa' }))
  // The address of a swap would choose it again after a reload.
  expect(location.hash).toBe('#/Incidencias/nueva')
  fireEvent.click(dialog.getByRole('button', { name: 'Enviar solicitud' }))
  await dialog.findByRole('heading', { name: 'Enviado' })
  const today = companyDate(serverNow())
  expect(sent()).toMatchObject([{ fechaInIncidencia: today, fechaFiIncidencia: today }])
})

test('closes the form to the list, also when an address opened the form', async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: 'Pedir un día' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Regresar a la lista' }))
  expect(await dialog.findByText('No tienes incidencias pendientes')).toBeTruthy()
  cleanup()
  const direct = await open('#/Incidencias/nueva')
  fireEvent.click(await direct.findByRole('button', { name: 'Regresar a la lista' }))
  expect(await direct.findByText('No tienes incidencias pendientes')).toBeTruthy()
})

test('says that the leader or human resources decides', async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: 'Pedir un día' }))
  expect(await dialog.findByText(/Los autoriza tu líder o Recursos Humanos\./)).toBeTruthy()
})

test('stores the typed request before an app update', async () => {
  await openWorkHere()
  const dialog = await fill('Trabajo en casa', '2026-05-04', '2026-05-03')
  await dialog.findByText('La fecha final no puede ser antes de la inicial.')
  await prepareUpdate()
  expect((await readDraft(newRequestForms.dayOff, REQUEST_STEP))?.values).toEqual({
    kind: 'Trabajo en casa',
    from: '2026-05-04',
    to: '2026-05-03',
  })
  setOpenStore(null)
})
