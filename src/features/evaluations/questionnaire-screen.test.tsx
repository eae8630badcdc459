import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listStaff } from '#contract/evaluations/temporary-staff.ts'
import { readDraft, writeDraft } from '#core/outbox/drafts.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { WorkStore } from '#core/store/work-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { ANSWERS_STEP, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { nothingTyped, type Typed } from '#models/evaluations/answers.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { OwnSurveysScreen } from './own-surveys-screen.tsx'
import { QuestionnaireScreen } from './questionnaire-screen.tsx'

const FORM = 'evaluacion-301'
const CLOSED = { status: 'ERROR', message: 'Esta evaluación ya cerró. Gracias de todos modos.' }
const survey = {
  idEncuesta: 301,
  idEvaluacion: 12,
  idTipo: 1,
  tipo: 'Par',
  numero: '20011',
  nombre: 'LUIS DIAZ',
  puesto: 'AUXILIAR',
  departamento: 'ALMACEN',
  foto: '',
  vence: '2099-04-20',
  terminada: false,
  preguntas: 2,
  contestadas: 0,
}
const question = (id: number, respuesta: number | null) => ({
  id,
  nombre: `Pregunta ${id}`,
  respuesta,
  momento: respuesta && 1000,
  medallas: [],
})

type Answer = object | (() => Response)
/** Answers by call. The host lacks every call without an entry. */
let host: { list?: Answer; read?: Answer; keep?: Answer; send?: Answer }
let asked: { name: keyof typeof host; body: Record<string, unknown> }[]
const sent = (name: keyof typeof host) => asked.filter((one) => one.name === name).map(({ body }) => body)
let work: WorkStore

function nameOf(url: string, body: Record<string, unknown>): keyof typeof host {
  if (url.endsWith('/mias')) return 'list'
  if (url.endsWith('/guardar')) return 'keep'
  return body.Opcion === 5 ? 'read' : 'send'
}

beforeEach(async () => {
  asked = []
  host = {
    list: { status: 'OK', data: [survey], tieneResultado: false },
    read: {
      status: 'OK',
      encuestador: { id: '20012' },
      categorias: [{ id: 1, nombre: 'Equipo', preguntas: [question(1, null), question(2, null)] }],
      fortaleza: '',
      oportunidad: '',
    },
    keep: { status: 'OK' },
    send: { status: 'OK', Puntos: 6 },
  }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const body = (await request.json()) as Record<string, unknown>
    const name = nameOf(request.url, body)
    asked.push({ name, body })
    const answer = host[name]
    if (answer === undefined) return Response.json({ message: 'Not Found' }, { status: 404 })
    return typeof answer === 'function' ? (answer as () => Response)() : Response.json(answer)
  })
  vi.stubGlobal('scrollTo', () => undefined)
  setCurrentToken('t')
  openSessionHere({ Id_Usuario: 1 })
  work = await openWorkHere()
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  setCurrentToken(null)
  window.location.hash = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let client: QueryClient
function show(children = <QuestionnaireScreen params={{ idEncuesta: '301' }} />) {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderHere(children, client)
}
const medal = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const given = (points: 1 | 2 | 3 | 4, at: number, isSent = false) => ({ points, at, isSent })
const typed = (more: Partial<Typed>): Typed => ({ ...nothingTyped, ...more })

test('sends an answer after a tap, and shows "Guardado en el portal" once the server has it', async () => {
  show()
  fireEvent.click(await medal('Oro'))
  await screen.findByText('Guardado en este dispositivo')
  await screen.findByText('Guardado en el portal')
  expect(sent('keep')).toMatchObject([{ idEncuesta: 301, respuestas: [{ id: 1, respuesta: 3 }] }])
  await waitFor(async () => expect((await readDraft(FORM, ANSWERS_STEP))?.state).toBe('synced'))
})

test('opens the next question after a tap, not after a choice by keyboard, and goes back on «Anterior»', async () => {
  show()
  fireEvent.click(await medal('Oro'))
  const tap = async (name: string) => fireEvent.click(await medal(name), { detail: 1 })
  await tap('Plata')
  await tap('Bronce')
  screen.getByRole('group', { name: 'Pregunta 1' })
  await screen.findByRole('group', { name: 'Pregunta 2' })
  press('Anterior')
  await screen.findByRole('group', { name: 'Pregunta 1' })
  expect((await medal('Bronce')).checked).toBe(true)
  await tap('Bronce')
  await screen.findByRole('group', { name: 'Pregunta 2' })
  await tap('Oro')
  await screen.findByText('Guardado en el portal')
  screen.getByRole('button', { name: 'Terminar encuesta' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('sends an answer that was tapped just before the page closes', async () => {
  const { unmount } = show()
  fireEvent.click(await medal('Plata'))
  unmount()
  await waitFor(() => expect(sent('keep')).toHaveLength(1))
  await waitFor(async () => expect((await readDraft(FORM, ANSWERS_STEP))?.state).toBe('synced'))
})

test('reports full storage until the server has the answer, and no unsaved work after that', {
  tags: ['whole'],
}, async () => {
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(work.db.drafts, 'put').mockRejectedValue(full)
  show()
  fireEvent.click(await medal('Oro'))
  await screen.findByText('No se guarda en este dispositivo')
  expect(await flushDrafts()).toBe(false)
  await screen.findByText('Guardado en el portal')
  expect(sent('keep')).toHaveLength(1)
  expect(await flushDrafts()).toBe(true)
})

test('keeps answers on the device and queues them as a whole when the host cannot save single ones', {
  tags: ['whole'],
}, async () => {
  delete host.keep
  show()
  fireEvent.click(await medal('Oro'))
  await waitFor(() => expect(sent('keep')).toHaveLength(1))
  await waitFor(() => expect(sent('read')).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await medal('Oro')).disabled).toBe(false)
  await screen.findByText('Guardado en este dispositivo')
  press('Siguiente')
  fireEvent.click(await medal('Oro'))
  press('Terminar encuesta')
  const box = within(await screen.findByRole('dialog', { name: 'Comentarios finales' }))
  fireEvent.change(box.getByLabelText('Su fortaleza'), { target: { value: ' Puntual ' } })
  fireEvent.click(box.getByRole('button', { name: 'Revisar' }))
  const button = await screen.findByRole('button', { name: 'Enviar' })
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(async () => expect(await work.db.outbox.count()).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await readDraft(FORM, ANSWERS_STEP)).toBeNull()
  expect(sent('keep')).toHaveLength(1)
})

test('marks the staff list stale after a questionnaire is sent', async () => {
  delete host.keep
  setOpenStore(null)
  show()
  client.setQueryData([listStaff.id, {}], { status: 'OK' })
  for (const next of ['Siguiente', 'Terminar encuesta']) {
    fireEvent.click(await medal('Oro'))
    press(next)
  }
  const box = within(await screen.findByRole('dialog', { name: 'Comentarios finales' }))
  fireEvent.click(box.getByRole('button', { name: 'Revisar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(sent('send')).toHaveLength(1))
  await waitFor(() => expect(client.getQueryState([listStaff.id, {}])?.isInvalidated).toBe(true))
})

test('shows why a closed questionnaire is disabled, and keeps its answers readable', {
  tags: ['whole'],
}, async () => {
  await writeDraft(
    FORM,
    ANSWERS_STEP,
    typed({
      answers: { 1: given(4, 5) },
      fortaleza: { text: 'Enseña a otros', at: 5, isSent: false },
    }),
  )
  show()
  expect((await medal('Bronce')).disabled).toBe(false)
  host.keep = CLOSED
  host.read = CLOSED
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ya no puedes contestarla')
  expect(alert.textContent).toContain(CLOSED.message)
  expect((await medal('Bronce')).disabled).toBe(true)
  press('Anterior')
  const platinum = await medal('Platino')
  expect([platinum.checked, platinum.disabled]).toEqual([true, true])
  press('Siguiente')
  press('Revisar')
  await screen.findByText('Enseña a otros')
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull()
  expect(await readDraft(FORM, ANSWERS_STEP)).not.toBeNull()
})

test('disables a questionnaire that another device sent, and says so', { tags: ['whole'] }, async () => {
  host.keep = { status: 'EXISTE', message: 'Ya enviaste esta evaluación.' }
  show()
  fireEvent.click(await medal('Oro'))
  expect((await screen.findByRole('alert')).textContent).toContain('Ya enviaste esta evaluación.')
  const gold = await medal('Oro')
  expect([gold.checked, gold.disabled]).toEqual([true, true])
})

test('keeps answers readable when the questionnaire leaves the list while it is open', async () => {
  show()
  fireEvent.click(await medal('Oro'))
  host.list = { status: 'OK', data: [], tieneResultado: false }
  await act(() => client.refetchQueries({ queryKey: ['P-123'] }))
  expect((await screen.findByRole('alert')).textContent).toContain('ya no está en tu lista')
  expect((await medal('Oro')).checked).toBe(true)
})

test('drops the stored answers of a questionnaire that is no longer in the server’s list, and says so', async () => {
  host.list = { status: 'OK', data: [], tieneResultado: false }
  await writeDraft(FORM, ANSWERS_STEP, typed({ answers: { 1: given(4, 5) } }))
  const message = CLOSED.message
  await putRefused(work, {
    operation: 'TMP-06',
    form: FORM,
    step: REQUEST_STEP,
    values: nothingTyped,
    message,
  })
  // Draft of another evaluation whose number begins with the same digits.
  await writeDraft('evaluacion-3010', ANSWERS_STEP, typed({ answers: { 1: given(4, 5) } }))
  show()
  await screen.findByText('Esta evaluación ya no está en tu lista.')
  await waitFor(async () => expect(await work.db.outbox.count()).toBe(0))
  await waitFor(async () =>
    expect((await work.db.drafts.toArray()).map(({ form }) => form)).toEqual(['evaluacion-3010']),
  )
})

test('keeps the answers and offers a retry when the list cannot be read', async () => {
  host.list = () => new Response('<html>Acepta</html>', { headers: { 'content-type': 'text/html' } })
  await writeDraft(FORM, ANSWERS_STEP, typed({ answers: { 1: given(4, 5) } }))
  show()
  await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.queryByText('Esta evaluación ya no está en tu lista.')).toBeNull()
  expect(await readDraft(FORM, ANSWERS_STEP)).not.toBeNull()
})

test('reports a questionnaire without questions as a malformed response', async () => {
  host.read = { status: 'OK', encuestador: { id: '1' }, categorias: [] }
  show()
  await screen.findByText('El portal no respondió bien. Intenta otra vez.')
})

test('leads to the correction of a rejected questionnaire from the list and from its own screen', async () => {
  const message = 'Contesta todas las preguntas antes de enviar.'
  const values = typed({ answers: { 2: given(4, 5) } })
  await putRefused(work, { operation: 'TMP-06', form: FORM, step: REQUEST_STEP, values, message })
  show(<OwnSurveysScreen />)
  const button = await screen.findByRole('button', { name: /^Error: toca para corregir/ })
  expect(button.closest('a')).toBeNull()
  fireEvent.click(button)
  expect(window.location.hash).toBe(`#${paths.evaluation(301)}`)
  cleanup()
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  await screen.findByRole('group', { name: 'Pregunta 1' })
  press('Siguiente')
  await screen.findByRole('group', { name: 'Pregunta 2' })
  press('Error: toca para corregir')
  await screen.findByRole('group', { name: 'Pregunta 1' })
})

test('shows a questionnaire sent on another device as sent, and drops its rejected entry', async () => {
  const done = { ...survey, terminada: true }
  host.list = { status: 'OK', data: [done], tieneResultado: false }
  const message = 'Ya enviaste esta evaluación.'
  await putRefused(work, {
    operation: 'TMP-06',
    form: FORM,
    step: REQUEST_STEP,
    values: nothingTyped,
    message,
  })
  show(<OwnSurveysScreen />)
  await screen.findByText('Enviado')
  await waitFor(async () => expect(await work.db.outbox.count()).toBe(0))
  expect(await work.db.drafts.count()).toBe(0)
})

test('shows that a questionnaire was started on this device instead of the server’s count', async () => {
  const list = (contestadas: number) => ({
    status: 'OK',
    data: [{ ...survey, contestadas }],
    tieneResultado: false,
  })
  host.list = list(1)
  const { unmount } = show(<OwnSurveysScreen />)
  await screen.findByText(/Llevas 1 de 2/)
  unmount()
  await writeDraft(FORM, ANSWERS_STEP, typed({ answers: { 1: given(3, 1), 2: given(4, 2) } }))
  show(<OwnSurveysScreen />)
  await screen.findByText(/Empezada en este dispositivo/)
  expect(screen.queryByText(/Llevas 1 de 2/)).toBeNull()
})

test('does not promise anonymity in a self-evaluation', async () => {
  host.list = { status: 'OK', data: [{ ...survey, tipo: 'Autoevaluación' }], tieneResultado: false }
  show()
  fireEvent.click(await medal('Oro'))
  press('Siguiente')
  fireEvent.click(await medal('Oro'))
  press('Terminar encuesta')
  const box = within(await screen.findByRole('dialog', { name: 'Comentarios finales' }))
  box.getByText('Son opcionales. Se guardan con tu autoevaluación.')
  expect(box.queryByText(/Nadie ve/)).toBeNull()
  expect(box.getByLabelText('Tu fortaleza')).toBeTruthy()
  expect(box.getByLabelText('Tu área de oportunidad')).toBeTruthy()
})
