import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/recognition/recognition.examples.ts'
import { examples as given } from '#contract/recognition/recognition-give.examples.ts'
import { recognise } from '#contract/recognition/recognition-give.ts'
import { countRecognitions, listPrinciples, readWall } from '#contract/recognition/recognition.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { writeDraft } from '#core/outbox/drafts.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { draftId } from '#core/store/work-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { RECOGNITION_FORM, REQUEST_STEP, TYPED_STEP } from '#domain/requests/request-forms.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import {
  answerConfirmed,
  openWorkHere,
  putQueued,
  putRefused,
} from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { GiveScreen } from './give-screen.tsx'
import { WallScreen } from './wall-screen.tsx'

const VALUES_FAILED = 'Ha ocurrido un error al cargar los valores.'
const NOT_SAVED = 'ERROR. No pudimos guardar tu información'
const GONE = 'No encontramos a esa persona. Elige a otra.'
const SAVED = 'Valor asignado con éxito.'
const typed = {
  principle: 'Ayudar al equipo',
  colleague: { EMPLID: '100103', NAME: 'BRENDA SOTO LUNA', Area: 'PRODUCCIÓN' },
  reason: 'Apoyó al equipo.',
}

let answers: Record<string, () => Response | object>
let work: Awaited<ReturnType<typeof openWorkHere>>
let snacks: ReturnType<typeof watchSnacks>

beforeEach(async () => {
  openSessionHere({ Id_Usuario: 9, Folio: '100101' })
  work = await openWorkHere()
  snacks = watchSnacks()
  answers = {
    [keyOf(listPrinciples)]: () => examples.listPrinciples.response,
    [keyOf(countRecognitions)]: () => examples.countRecognitions.response,
  }
  serviceHere(({ key }) => answers[key]?.() ?? null)
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function open(Screen = GiveScreen) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderHere(<Screen />, client)
  return client
}
function keepNothing() {
  const make = async () => null
  setOpenStore(null, { name: 'work', find: async () => work, make, close: () => undefined })
  setCurrentToken('t')
}
async function put(state: 'queued' | 'rejected') {
  const step = REQUEST_STEP
  const entry = { operation: 'VAL-05', form: RECOGNITION_FORM, step, values: typed }
  await (state === 'queued' ? putQueued(work, entry) : putRefused(work, { ...entry, message: '' }))
}
async function end(state: 'synced' | 'draft' | 'rejected', message = '') {
  const form = RECOGNITION_FORM
  const content = await work.seal('drafts', draftId(form, REQUEST_STEP), { values: typed, message })
  await work.db.outbox.clear()
  await work.db.drafts.where({ form, step: REQUEST_STEP }).modify({ state, content, at: serverNow() })
  await act(async () => noteWorkChange())
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reconocer a Brenda' }))

test.each([
  ['refused', () => ({ status: 'ERROR' })],
  ['unavailable', () => new Response('', { status: 500 })],
])(
  'RECO-10: shows the spec’s error with a retry button when the company values are %s',
  async (_, failed) => {
    answers[keyOf(listPrinciples)] = failed
    open()
    expect(await screen.findByText(VALUES_FAILED)).toBeTruthy()
    answers[keyOf(listPrinciples)] = () => examples.listPrinciples.response
    fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
    expect(await screen.findByText('Ayudar al equipo')).toBeTruthy()
    expect(screen.queryByText(VALUES_FAILED)).toBeNull()
  },
)

test('keeps the open form while the count of the month is retried', async () => {
  answers[keyOf(countRecognitions)] = () => new Response('', { status: 503 })
  const client = open()
  const reason = await screen.findByLabelText(/^Cuenta qué hizo/)
  answers[keyOf(countRecognitions)] = () => new Promise<Response>(() => undefined)
  act(() => void client.refetchQueries({ type: 'active' }))
  await waitFor(() => expect(client.isFetching()).toBeGreaterThan(0))
  expect(reason.isConnected).toBe(true)
})

test.each<[string, before: () => void, after: () => unknown]>([
  [
    'the server does not answer and the device cannot store anything',
    () => {
      keepNothing()
      answers[keyOf(recognise)] = () => new Response('', { status: 503 })
    },
    () => undefined,
  ],
  ['the server refuses without a reason', () => undefined, () => answerConfirmed(work, '')],
  [
    'the device has no room',
    () => vi.spyOn(work, 'seal').mockRejectedValue(new DOMException('full', 'QuotaExceededError')),
    () => undefined,
  ],
])('RECO-12: reports that nothing was saved and keeps the typed text when %s', async (_, before, after) => {
  await writeDraft(RECOGNITION_FORM, TYPED_STEP, typed)
  open()
  const button = await screen.findByRole('button', { name: 'Reconocer a Brenda' })
  before()
  fireEvent.click(button)
  await after()
  expect(await screen.findByText(NOT_SAVED)).toBeTruthy()
  expect(snacks).toEqual([])
  expect(await screen.findByDisplayValue('Apoyó al equipo.')).toBeTruthy()
})

test('RECO-12: shows the rejection of a queued recognition in the form, with its text', async () => {
  await put('rejected')
  open()
  expect(await screen.findByText(NOT_SAVED)).toBeTruthy()
  expect(screen.getByDisplayValue('Apoyó al equipo.')).toBeTruthy()
})

test('RECO-01, RECO-11: sends all values and shows «Valor asignado con éxito.» once after the response', async () => {
  await writeDraft(RECOGNITION_FORM, TYPED_STEP, typed)
  open()
  await send()
  await waitFor(async () => expect(await work.db.outbox.count()).toBe(1))
  expect(snacks).toEqual([])
  expect(await answerConfirmed(work, null)).toMatchObject({
    valorado: '100103',
    razon: 'Apoyó al equipo.',
    valor: 'Ayudar al equipo',
  })
  await waitFor(() => expect(snacks).toEqual([{ text: SAVED, tone: 'success' }]))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(snacks).toHaveLength(1)
  expect(screen.queryByDisplayValue('Apoyó al equipo.')).toBeNull()
})

test('RECO-11: shows the success message after the response on a device without storage', async () => {
  await writeDraft(RECOGNITION_FORM, TYPED_STEP, typed)
  answers[keyOf(recognise)] = () => given.recognise.response
  open()
  const button = await screen.findByRole('button', { name: 'Reconocer a Brenda' })
  keepNothing()
  fireEvent.click(button)
  await waitFor(() => expect(snacks).toEqual([{ text: SAVED, tone: 'success' }]))
})

test('RECO-11: shows the success message when a queued recognition has been sent', async () => {
  await put('queued')
  open()
  expect(await screen.findByText('Falta enviar')).toBeTruthy()
  expect(snacks).toEqual([])
  await end('synced')
  await waitFor(() => expect(snacks).toEqual([{ text: SAVED, tone: 'success' }]))
})

test('restores the text without a success message when another tab withdraws the queued recognition', async () => {
  await put('queued')
  open()
  expect(await screen.findByText('Falta enviar')).toBeTruthy()
  await end('draft')
  expect(await screen.findByDisplayValue('Apoyó al equipo.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reconocer a Brenda' })).toBeTruthy()
  expect(snacks).toEqual([])
})

test('restores the text of a recognition withdrawn before the screen opens', async () => {
  await put('queued')
  await end('draft')
  open()
  expect(await screen.findByDisplayValue('Apoyó al equipo.')).toBeTruthy()
})

test('shows no message when the session ends while a recognition is queued', async () => {
  await put('queued')
  open()
  expect(await screen.findByText('Falta enviar')).toBeTruthy()
  await act(async () => setOpenStore(null))
  await waitFor(() => expect(screen.queryByText('Falta enviar')).toBeNull())
  expect(snacks).toEqual([])
})

test('restores the text of a rejected queued recognition, and shows the error at the colleague field', async () => {
  await writeDraft(RECOGNITION_FORM, TYPED_STEP, typed)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await send()
  expect(await screen.findByText('Falta enviar')).toBeTruthy()
  expect(snacks).toEqual([])
  await act(() => answerConfirmed(work, GONE))
  expect((await screen.findAllByText(GONE)).length).toBeGreaterThan(0)
  expect(await screen.findByDisplayValue('Apoyó al equipo.')).toBeTruthy()
  expect(document.getElementById('a-quien-error')?.textContent).toBe(GONE)
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar' }))
  await waitFor(() => expect(document.getElementById('a-quien-error')).toBeNull())
})

const wall = { isThere: true, reads: 0 }
const serveWall = () => {
  Object.assign(wall, { isThere: true, reads: 0 })
  answers[keyOf(readWall)] = () => {
    wall.reads += 1
    if (!wall.isThere) throw new TypeError('Failed to fetch')
    return { ...examples.readWall.response, data: [], total: 0 }
  }
}

test('lists a queued recognition as «Falta enviar», then as «Enviado» until the wall is read', async () => {
  serveWall()
  await put('queued')
  const client = open(WallScreen)
  const waiting = await screen.findByRole('link', { name: /Brenda Soto Luna/ })
  expect(waiting.textContent).toContain('Falta enviar')
  await waitFor(() => expect(wall.reads).toBe(1))
  wall.isThere = false
  await end('synced')
  await waitFor(() => expect(wall.reads).toBe(2))
  const delivered = await screen.findByRole('link', { name: /Brenda Soto Luna/ })
  expect(delivered.textContent).toContain('Enviado')
  expect(screen.queryByText('Falta enviar')).toBeNull()
  wall.isThere = true
  await act(() => client.refetchQueries({ queryKey: [readWall.id] }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Brenda Soto Luna/ })).toBeNull())
})

test('lists a delivered recognition offline, also when the wall was never read', async () => {
  serveWall()
  wall.isThere = false
  await put('queued')
  await end('synced')
  open(WallScreen)
  const delivered = await screen.findByRole('link', { name: /Brenda Soto Luna/ })
  expect(delivered.textContent).toContain('Enviado')
})

test('does not call a list empty while a recognition waits on this device', async () => {
  serveWall()
  open(WallScreen)
  expect(await screen.findByText('Todavía no hay reconocimientos aquí')).toBeTruthy()
  expect(screen.getByText('0 reconocimientos')).toBeTruthy()
  cleanup()
  await put('queued')
  open(WallScreen)
  expect(await screen.findByRole('link', { name: /Brenda Soto Luna/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Cargando el muro')).toBeNull())
  expect(screen.queryByText('Todavía no hay reconocimientos aquí')).toBeNull()
  expect(screen.queryByText('0 reconocimientos')).toBeNull()
})
