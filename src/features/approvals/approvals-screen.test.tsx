import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppConfig } from '#contract/app-config.ts'
import { type ItemToDecide, listToDecide } from '#contract/approvals.ts'
import { examples } from '#contract/approvals.examples.ts'
import { examples as incidentExamples } from '#contract/incident-decisions.examples.ts'
import { authorizeIncidents, listIncidentsToDecide } from '#contract/incident-decisions.ts'
import { listPendingVacancies } from '#contract/vacancies.ts'
import { listPendingVisits } from '#contract/visits.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import * as appConfig from '#hooks/operations/app-config.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { ApprovalsScreen } from './approvals-screen.tsx'
import { ItemPane } from './item-pane.tsx'

vi.mock('#core/transport/rpc.ts')
// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

const ownHost = { deliveryKey: {} } as AppConfig
const config = vi.spyOn(appConfig, 'useAppConfig')
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(async () => {
  isOnline.mockReturnValue(true)
  config.mockReturnValue(ownHost)
  await openWorkHere()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
})

const inClient = (what: React.ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {what}
  </QueryClientProvider>
)

const none = {
  [listIncidentsToDecide.id]: { incidenciasPorAutorizar: [] },
  [listPendingVacancies.id]: { respuesta: [] },
  [listPendingVisits.id]: { respuesta: [] },
  [listToDecide.id]: { status: 'OK', data: [] },
}
function answer(failing: Record<string, Failure> = {}) {
  vi.mocked(call).mockImplementation((async ({ id }: { id: string }) =>
    failing[id] ? { ok: false, failure: failing[id] } : { ok: true, value: none[id] }) as never)
}

test.each([listIncidentsToDecide.id, listPendingVisits.id])(
  'that nothing waits is not said while list %s has never come',
  async (id) => {
    answer({ [id]: { kind: 'offline' } })
    render(inClient(<ApprovalsScreen params={{}} />))
    await screen.findByRole('alert')
    expect(screen.queryByText('No hay registros')).toBeNull()
  },
)

test('a host that has only the contract’s calls: nothing waits is said by theirs alone', async () => {
  answer({ [listToDecide.id]: { kind: 'malformed', detail: '', isForeign: true } })
  config.mockReturnValue({ ...ownHost, deliveryKey: undefined })
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByText('No hay registros')
})

test.each<Failure>([
  { kind: 'rejected', code: 'ERROR', message: 'No se pudo.' },
  { kind: 'malformed', detail: 'P-94: data' },
])('a list of ours that fails is not taken for a host without one: %o', async (failure) => {
  answer({ [listToDecide.id]: failure })
  render(inClient(<ApprovalsScreen params={{}} />))
  await screen.findByRole('alert')
  expect(screen.queryByText('No hay registros')).toBeNull()
})

const more = { ...examples.listToDecide.response.data[0], id: 7 } as ItemToDecide
const item = { kind: 'tiempo_extra', id: 7, more } as const

function Pane({ item }: { item: Pending }) {
  const nothing = () => undefined
  return <ItemPane listed={item} isBeside={false} isAsked={false} onDecided={nothing} onOld={nothing} />
}

test('the network goes while the answer is waited for: it may be decided, and is asked again as the same', async () => {
  vi.mocked(call).mockImplementation((async () => {
    isOnline.mockReturnValue(false)
    return { ok: false, failure: { kind: 'offline' } }
  }) as never)
  render(inClient(<Pane item={item} />))
  const ask = () => fireEvent.click(screen.getAllByRole('button', { name: 'Autorizar' })[0] as HTMLElement)
  await waitFor(() => {
    ask()
    screen.getByRole('dialog')
  })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Autorizar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('No llegó la respuesta')
  // Closed, the button still leads somewhere: whoever repeats finds out.
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  ask()
  expect(screen.getByRole('dialog').textContent).toContain('No llegó la respuesta')
})

const LONG = { tags: ['whole'] }
test(
  'a thousand incidents: as many as are counted, all within reach, the first two hundred at once',
  LONG,
  async () => {
    const [row] = incidentExamples.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...row, id_incidencia: at + 1 }))
    vi.mocked(call).mockImplementation((async ({ id }: { id: string }) => ({
      ok: true,
      value: id === listIncidentsToDecide.id ? { incidenciasPorAutorizar: many } : none[id],
    })) as never)
    render(inClient(<ApprovalsScreen params={{}} />))
    await screen.findByText('1–5 de 1000')
    expect(screen.getByRole('radio', { name: /1000/ })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Cuántas se ven'), { target: { value: '100' } })
    for (let page = 2; page <= 10; page += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
    expect(screen.getByText('901–1000 de 1000')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Autorizar Todo' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Se autorizan las primeras 200 de 1000.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Autorizar' }))
    await waitFor(() => {
      const [, sent] = vi.mocked(call).mock.calls.find(([{ id }]) => id === authorizeIncidents.id) ?? []
      expect((sent as { idIncidencia: number[] }).idIncidencia).toHaveLength(200)
    })
  },
)

test('what somebody fulfils: saved once all is answered, and what was answered outlives the page', async () => {
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
  vi.mocked(call).mockResolvedValue({ ok: true, value: { status: 'OK' } } as never)
  const { unmount } = render(inClient(<Pane item={fit} />))
  const save = async () =>
    fireEvent.click((await screen.findAllByRole('button', { name: 'Guardar apego' }))[0] as HTMLElement)
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
  await screen.findByRole('img', { name: 'Apego al perfil: 75 por ciento' })
  await save()
  await save()
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Sara Luna')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar apego' }))
  await waitFor(() =>
    expect(vi.mocked(call)).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'P-95' }),
      expect.objectContaining({ decision: 'autorizar', apego: ['si', 'parcial'] }),
    ),
  )
})
