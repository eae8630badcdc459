import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { setSession } from '#core/session/session-state.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { ClarificationsDialog } from './clarifications-screen.tsx'
import { requestAt } from '../feature.ts'

type Body = { Opcion?: number } & Record<string, unknown>
let asked: Body[]
let answers: Record<number, unknown>
let folio = 0
const onClose = vi.fn()

const LIST = 'Solicitudes de aclaración de nómina'
const FORM = 'Solicitar aclaración'
const toRate = {
  ID: 3,
  Emplid: '100101',
  fechaRegistro: '2026-11-15',
  FIN_CADPER: '2026046',
  periodo: '46 / 2026',
  motivo: 'Motivo 3',
  estatus: 'Cerrada',
  nivelSatisfaccion: 0,
  comentarioGral: '',
  comentarioNominas: '',
}
const Periodos = [
  { end_date: '2026-11-08', period: 45 },
  { end_date: '2026-11-15', period: 46 },
  { end_date: '2026-01-04', period: 1 },
  { end_date: '2025-12-28', period: 52 },
]

beforeEach(() => {
  folio += 1
  const user = { Id_Usuario: 1, Folio: `L${folio}`, GrupoPago: 1 }
  const profile = { user, menu: null, company: '00100' } as never
  setCurrentToken('t')
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  onClose.mockClear()
  asked = []
  answers = { 4: { status: 'PERIODOVACIO' }, 9: { status: 'OK', data: [] }, 11: { status: 'VACIO' } }
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Body
    asked.push(body)
    const answer = body.Opcion === undefined ? { status: 'OK', Periodos } : answers[body.Opcion]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCurrentToken(null)
})

function visit(path = '/Aclaraciones') {
  const place = requestAt(path)
  if (!place) throw new Error('the address opens no request')
  renderHere(<ClarificationsDialog place={place} onClose={onClose} />)
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = (opcion: number) => asked.filter(({ Opcion }) => Opcion === opcion)

function stampedOf(code: string) {
  return { FIN_CADPER: code, periodo: '', end_date: '2026-11-08', period: 45 }
}

test.each([
  [{ status: 'OK', nominasMostrar: [stampedOf('2026045'), stampedOf('202601')] }, ['45', '1']],
  // Without a stamped period, all known periods are offered.
  [{ status: 'OK', nominasMostrar: [stampedOf('20260220')] }, ['46', '45', '1', '52']],
  [{ status: 'OK', nominasMostrar: [] }, ['46', '45', '1', '52']],
  [{ status: 'PERIODOVACIO' }, ['46', '45', '1', '52']],
  [503, ['46', '45', '1', '52']],
  ['offline', ['46', '45', '1', '52']],
])('CLARF-12, K-18: for the response %j offers the weeks %j', { tags: ['whole'] }, async (answer, weeks) => {
  answers[4] = answer
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await form.findByRole('option', { name: /^Semana 45/ })
  const options = within(form.getByLabelText('Periodo')).getAllByRole('option').slice(1)
  expect(options.map(({ textContent }) => /^Semana (\d+)/.exec(textContent)?.[1])).toEqual(weeks)
  expect(sent(4)).toMatchObject([{ formulario: 'aclaracion', gPago: 1 }])
})

test('offers a retry after a service failure, and announces an automatic retry without a network', async () => {
  answers[11] = 503
  visit()
  const list = await dialogOf(LIST)
  const again = await list.findByRole('button', { name: 'Intentar otra vez' })
  expect(list.queryByText('Cuando haya internet las buscamos.')).toBeNull()
  answers[11] = { status: 'OK', data: [toRate] }
  fireEvent.click(again)
  expect(await list.findByText('Motivo 3')).toBeTruthy()
  cleanup()
  answers[11] = 'offline'
  visit()
  expect(await (await dialogOf(LIST)).findByText('Cuando haya internet las buscamos.')).toBeTruthy()
})

test('shows the first line of an answer on its card, and none for an open clarification', async () => {
  const answered = { ...toRate, comentarioNominas: ' Se paga el jueves.\nRevisa tu recibo. ' }
  answers[11] = {
    status: 'OK',
    data: [answered, { ...answered, ID: 4, estatus: 'Abierta', comentarioNominas: 'Aún no' }],
  }
  visit()
  expect(await (await dialogOf(LIST)).findByText('Se paga el jueves.')).toBeTruthy()
  expect(screen.getAllByText('Respuesta de nómina')).toHaveLength(1)
  expect(screen.queryByText(/Revisa tu recibo|Aún no$/)).toBeNull()
})

test('prefetches what the form needs after the list has loaded', async () => {
  visit()
  await (await dialogOf(LIST)).findByText('No hay registros')
  expect(sent(9)).toEqual([])
  await waitFor(() => expect(sent(9)).toHaveLength(1))
  expect(sent(4)).toHaveLength(1)
  expect(asked.filter(({ Opcion }) => Opcion === undefined)).toHaveLength(1)
})

/** Browsers send an unhandled Esc to the latest CloseWatcher. */
function pressEscape(): void {
  const isFree = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  if (isFree) act(() => void watchers.at(-1)?.dispatchEvent(new Event('close')))
}

let watchers: EventTarget[] = []
class Watcher extends EventTarget {
  constructor() {
    super()
    watchers.push(this)
  }
  destroy(): void {
    watchers = watchers.filter((each) => each !== this)
  }
}

test('CLAR-25: closes only the rating on Esc; on the list Esc asks for ratings before leaving', async () => {
  watchers = []
  vi.stubGlobal('CloseWatcher', Watcher)
  answers[11] = { status: 'OK', data: [toRate], numNoEvaluados: 1 }
  visit()
  const list = await dialogOf(LIST)
  fireEvent.click(await list.findByRole('button', { name: 'Calificar: Motivo 3' }))
  await dialogOf('Satisfacción con la atención')
  pressEscape()
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Satisfacción con la atención' })).toBeNull(),
  )
  await list.findByRole('button', { name: 'Regresar' })
  expect(list.queryByText(/^Antes de salir, califica/)).toBeNull()
  pressEscape()
  expect(await list.findByText(/^Antes de salir, califica/)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  pressEscape()
  expect(onClose).toHaveBeenCalledOnce()
})
