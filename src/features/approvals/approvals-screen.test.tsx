import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppConfig } from '#contract/protocol/app-config.ts'
import { decideApproval, type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { examples } from '#contract/approvals/approvals.examples.ts'
import { examples as incidentExamples } from '#contract/approvals/incident-decisions.examples.ts'
import {
  authorizeIncidents,
  decideIncident,
  listIncidentsToDecide,
} from '#contract/approvals/incident-decisions.ts'
import { listPendingVacancies } from '#contract/approvals/vacancies.ts'
import { listPendingVisits } from '#contract/approvals/visits.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import * as appConfig from '#hooks/operations/app-config.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { type Asked, keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { ApprovalsScreen } from './approvals-screen.tsx'
import { ItemPane } from './item-pane.tsx'

const ownHost = { deliveryKey: {} } as AppConfig
let config: AppConfig
let isOnline: boolean
let answers: Record<string, () => Response | null>
let calls: Asked[]
beforeEach(async () => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  config = ownHost
  vi.spyOn(appConfig, 'useAppConfig').mockImplementation(() => config)
  answers = {
    [keyOf(listIncidentsToDecide)]: () => Response.json({ status: 'Ok', incidenciasPorAutorizar: [] }),
    [keyOf(listPendingVacancies)]: () => Response.json({ status: 'OK', respuesta: [] }),
    [keyOf(listPendingVisits)]: () => Response.json({ status: 'OK', respuesta: [] }),
    [keyOf(listToDecide)]: () => Response.json({ status: 'OK', data: [] }),
  }
  calls = serviceHere(({ key }) => answers[key]?.() ?? null)
  await openWorkHere()
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const inClient = (what: React.ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {what}
  </QueryClientProvider>
)

const lost = () => null
const strangePage = () => new Response('<html></html>')

test('shows the empty message once every list has arrived', async () => {
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByText('No hay registros')
})

test.each([
  ['incidents', listIncidentsToDecide],
  ['visits', listPendingVisits],
])('does not show the empty message while the list of %s is missing', async (_, list) => {
  answers[keyOf(list)] = lost
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByRole('alert')
  expect(screen.queryByText('No hay registros')).toBeNull()
})

test('shows the empty message on a host that implements only the contract’s calls', async () => {
  answers[keyOf(listToDecide)] = strangePage
  config = { ...ownHost, deliveryKey: undefined }
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByText('No hay registros')
})

test('tells that the app is older, instead of the empty message, when a request of a newer kind waits', async () => {
  const data = examples.listToDecide.response.data.slice(0, 1).map((row) => ({ ...row, clase: 'mascota' }))
  answers[keyOf(listToDecide)] = () => Response.json({ status: 'OK', data })
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByText('Tu app es anterior: actualízala para ver esto')
  expect(screen.getByText('Falta 1 renglón de esta lista.')).toBeTruthy()
  expect(screen.queryByText('No hay registros')).toBeNull()
})

test.each([
  ['refuses', { status: 'ERROR', message: 'No se pudo.' }],
  ['returns an invalid response', { status: 'OK' }],
])('shows an error instead of the empty message when our own list %s', async (_, answer) => {
  answers[keyOf(listToDecide)] = () => Response.json(answer)
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByRole('alert')
  expect(screen.queryByText('No hay registros')).toBeNull()
})

function onPhone(): void {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
}

function incidents(count: number): void {
  const [row] = incidentExamples.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
  const some = Array.from({ length: count }, (_, at) => ({ ...row, id_incidencia: at + 1 }))
  answers[keyOf(listIncidentsToDecide)] = () => Response.json({ status: 'Ok', incidenciasPorAutorizar: some })
}

test('opens the only item that waits, on a phone', async () => {
  onPhone()
  incidents(1)
  window.location.hash = '#/Autorizaciones'
  render(inClient(<ApprovalsScreen params={{}} />))
  await waitFor(() => expect(window.location.hash).toBe('#/Autorizaciones/incidencia/1'))
})

test('authorizes an incident of the list with one confirmation, on a phone', async () => {
  onPhone()
  incidents(2)
  window.location.hash = '#/Autorizaciones'
  answers[keyOf(decideIncident)] = () => Response.json(incidentExamples.decideIncident.response)
  render(inClient(<ApprovalsScreen params={{}} />))
  const [first] = await screen.findAllByRole('button', { name: /^Autorizar: / })
  fireEvent.click(first as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('¿Realmente deseas autorizar esta incidencia?')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Autorizar' }))
  await waitFor(() => {
    const sent = calls.find(({ key }) => key === keyOf(decideIncident))
    expect(sent?.body).toMatchObject({ idIncidencia: 1, estatus: 2 })
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toBe('#/Autorizaciones')
})

function openFromInicio(): void {
  onPhone()
  incidents(2)
  window.location.hash = '#/Autorizaciones/incidencia/1?autorizar'
  render(inClient(<ApprovalsScreen params={{ clase: 'incidencia', id: '1' }} />))
}

test('opens an incident from Inicio with the question of the spec, which Autorizar answers at once', async () => {
  answers[keyOf(decideIncident)] = () => Response.json(incidentExamples.decideIncident.response)
  openFromInicio()
  await screen.findByText('¿Realmente deseas autorizar esta incidencia?')
  expect(screen.getByRole('heading', { level: 2, name: 'Juan Perez' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.some(({ key }) => key === keyOf(decideIncident))).toBe(false)
  await waitFor(() => expect(window.location.hash).toBe('#/Autorizaciones/incidencia/1'))
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
    const sent = calls.find(({ key }) => key === keyOf(decideIncident))
    expect(sent?.body).toMatchObject({ idIncidencia: 1, estatus: 2 })
  })
})

test('asks before it rejects an incident that was opened from Inicio', async () => {
  openFromInicio()
  await screen.findByText('¿Realmente deseas autorizar esta incidencia?')
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
    screen.getByRole('dialog', { name: '¿Realmente deseas rechazar esta incidencia?' })
  })
  expect(calls.some(({ key }) => key === keyOf(decideIncident))).toBe(false)
})

test('asks nothing at once while offline, and says that a decision needs the network', async () => {
  isOnline = false
  openFromInicio()
  await screen.findByText(/^Para decidir necesitas internet/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps the question open with the reason when the server refuses, and then refreshes the list', async () => {
  onPhone()
  incidents(2)
  answers[keyOf(decideIncident)] = () =>
    Response.json({ status: 'ERROR', message: 'Ya la autorizó otra persona.' })
  render(inClient(<ApprovalsScreen params={{}} />))
  const [first] = await screen.findAllByRole('button', { name: /^Autorizar: / })
  fireEvent.click(first as HTMLElement)
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Autorizar' }))
  expect(await screen.findByText('Ya la autorizó otra persona.')).toBeTruthy()
  const before = calls.filter(({ key }) => key === keyOf(listIncidentsToDecide)).length
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ver la lista' }))
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === keyOf(listIncidentsToDecide)).length).toBeGreaterThan(before),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['one incident', decideIncident, /^Autorizar: /],
  ['all incidents', authorizeIncidents, 'Autorizar Todo'],
])(
  'refreshes the list when the question about %s is closed after a lost answer',
  async (_, operation, name) => {
    onPhone()
    incidents(2)
    answers[keyOf(operation)] = lost
    render(inClient(<ApprovalsScreen params={{}} />))
    const [button] = await screen.findAllByRole('button', { name })
    fireEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /^Autorizar/ }))
    await dialog.findByText('No llegó la respuesta')
    const before = calls.filter(({ key }) => key === keyOf(listIncidentsToDecide)).length
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() =>
      expect(calls.filter(({ key }) => key === keyOf(listIncidentsToDecide)).length).toBeGreaterThan(before),
    )
  },
)

const more = { ...examples.listToDecide.response.data[0], id: 7 } as ItemToDecide
const item = { kind: 'tiempo_extra', id: 7, more } as const

const nothing = () => undefined

function Pane({ item, onOld = nothing }: { item: Pending; onOld?: () => void }) {
  return <ItemPane listed={item} isBeside={false} isAsked={false} onDecided={nothing} onOld={onOld} />
}

test('keeps a decision open with the message about a lost answer when the network fails while sending', async () => {
  answers[keyOf(decideApproval)] = () => {
    isOnline = false
    return null
  }
  const onOld = vi.fn()
  render(inClient(<Pane item={item} onOld={onOld} />))
  const ask = () => fireEvent.click(screen.getAllByRole('button', { name: 'Autorizar' })[0] as HTMLElement)
  await waitFor(() => {
    ask()
    screen.getByRole('dialog')
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Autorizar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No llegó la respuesta')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onOld).toHaveBeenCalledOnce()
  ask()
  expect(screen.getByRole('dialog').textContent).toContain('No llegó la respuesta')
})

test('shows the person who decides what the law says about the week, without an alert', () => {
  render(inClient(<Pane item={item} />))
  expect(screen.getByText('La ley permite 9 horas extra por semana (LFT 66).')).toBeTruthy()
  expect(screen.getByText('Se pagan al doble 1 h y al triple 1 h.')).toBeTruthy()
  expect(screen.getByText('Días sin trabajar esa semana, según su kardex: 07/05/2024.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [6, 'Le quedan 6 días de vacaciones', 'Pide 4 días: le quedarían 2.'],
  [1.5, 'Le quedan 1.5 días de vacaciones', 'Pide 2.5 días más de los que tiene.'],
])('shows the vacation days left before and after a request, of %s', async (quedan, title, text) => {
  const [row] = incidentExamples.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
  const asked = { ...more, semana: null, vacaciones: { dias: 4, quedan } }
  const vacation = { kind: 'incidencia', id: 88, row, more: asked } as unknown as Pending
  render(inClient(<Pane item={vacation} />))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

const LONG = { tags: ['whole'] }
test(
  'counts and pages through 1000 incidents, and authorizes only the first 200 of them at once',
  LONG,
  async () => {
    const [row] = incidentExamples.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...row, id_incidencia: at + 1 }))
    answers[keyOf(listIncidentsToDecide)] = () =>
      Response.json({ status: 'Ok', incidenciasPorAutorizar: many })
    render(inClient(<ApprovalsScreen params={{}} />))
    await screen.findByText('1–5 de 1000')
    expect(screen.getByRole('radio', { name: /1000/ })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Cuántas por página'), { target: { value: '100' } })
    for (let page = 2; page <= 10; page += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(screen.getByText('901–1000 de 1000')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Autorizar Todo' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Solo se autorizan las primeras 200 de 1000.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Autorizar' }))
    await waitFor(() => {
      const sent = calls.find(({ key }) => key === keyOf(authorizeIncidents))
      expect(sent?.body.idIncidencia).toHaveLength(200)
    })
  },
)

test('saves a fit assessment only when it is complete, and restores its answers when the page reopens', async () => {
  const requisitos = [
    { clase: 'escolaridad', texto: 'Preparatoria', meses: null },
    { clase: 'experiencia', texto: 'Prensas', meses: 18 },
  ] as const
  const detalle = {
    clase: 'apego',
    vacante: 812,
    puesto: 'OPERADOR',
    nombre: 'SARA LUNA',
    requisitos,
  } as const
  const fit = {
    kind: 'apego',
    id: 8,
    more: { ...more, id: 8, clase: 'apego', detalle, sobre: null, semana: null } as unknown as ItemToDecide,
  } as const
  answers[keyOf(decideApproval)] = () => Response.json({ status: 'OK' })
  const { unmount } = render(inClient(<Pane item={fit} />))
  const save = async () =>
    fireEvent.click((await screen.findAllByRole('button', { name: 'Guardar' }))[0] as HTMLElement)
  const choose = (asked: RegExp, answer: string) => {
    const question = screen.getByRole('radiogroup', { name: asked })
    fireEvent.click(within(question).getByRole('radio', { name: answer }))
  }
  await screen.findByText('0 de 2 respondidos')
  choose(/^Preparatoria/, 'Sí')
  await waitFor(async () => {
    await save()
    expect(screen.getByRole('alert').textContent).toBe('Te falta 1 respuesta.')
  })
  expect(document.activeElement?.closest('[role=radiogroup]')?.textContent).toContain('1 año 6 meses')
  unmount()
  await flushDrafts()

  render(inClient(<Pane item={fit} />))
  await screen.findByText('1 de 2 respondidos')
  choose(/^Prensas/, 'En parte')
  await screen.findByRole('img', { name: 'Requisitos del puesto: 75 por ciento' })
  await save()
  await save()
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Sara Luna')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      key: keyOf(decideApproval),
      body: { decision: 'autorizar', apego: ['si', 'parcial'] },
    }),
  )
})

test('asks where a letter is picked up before it is ready, and keeps the typed place', async () => {
  const detalle = { clase: 'carta', para: 'otro', motivo: 'Trámite de pasaporte', sueldo: 'no' } as const
  const letter = {
    kind: 'carta',
    id: 9,
    more: { ...more, id: 9, clase: 'carta', detalle, sobre: null, semana: null } as ItemToDecide,
  } as const
  answers[keyOf(decideApproval)] = () => Response.json({ status: 'OK' })
  const { unmount } = render(inClient(<Pane item={letter} />))
  for (const text of ['Trámite de pasaporte', 'Sin sueldo', 'A quien corresponda']) screen.getByText(text)
  screen.getByText('Por preparar')
  expect(screen.queryByText('Por autorizar')).toBeNull()
  const open = async () => {
    await waitFor(() => {
      fireEvent.click(screen.getAllByRole('button', { name: 'Está lista' })[0] as HTMLElement)
      screen.getByRole('dialog', { name: '¿La carta ya está lista?' })
    })
    return within(screen.getByRole('dialog'))
  }
  let dialog = await open()
  expect(dialog.getByText('Quién')).toBeTruthy()
  expect(dialog.queryByText('Pidió')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Está lista' }))
  expect(dialog.getByText('Escribe dónde se recoge.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Dónde se recoge'), { target: { value: 'Recógela en caseta.' } })
  unmount()
  await flushDrafts()

  render(inClient(<Pane item={letter} />))
  dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'Está lista' }))
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      key: keyOf(decideApproval),
      body: { id: 9, decision: 'autorizar', comentario: 'Recógela en caseta.' },
    }),
  )
})
