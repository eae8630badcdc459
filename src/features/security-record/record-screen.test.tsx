import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RecordedEvent } from '#contract/identity/security-record.ts'
import { setSession } from '#core/session/session-state.ts'
import { SECURITY_EVENTS } from '#domain/identity/security-events.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { sentenceOf } from './event-words.ts'
import { RecordScreen } from './record-screen.tsx'
import { texts as en } from './texts.en.ts'
import { es } from './texts.es.ts'

const profile = { user: { Id_Usuario: 9, Folio: '100401' }, menu: null, company: '00100' } as never
const maricela = { clave: 'u6', nombre: 'MARICELA QUINTANILLA REYES', numero: '100301' }
const lupita = { clave: 'u1', nombre: 'GUADALUPE RAMOS ORTEGA', numero: '100101' }
const today = companyDate(Date.now())

function event(id: number, change: Partial<RecordedEvent> = {}): RecordedEvent {
  return {
    id,
    clase: 'document-accepted',
    fecha: today,
    hora: '14:32:07',
    autor: maricela,
    persona: lupita,
    direccion: '10.20.4.18',
    detalles: { document: 'INE' },
    ...change,
  }
}

type Body = Record<string, unknown>
let answers: Record<string, (body: Body) => unknown>
let asked: { path: string; body: Body }[]
let width = 1000

beforeEach(() => {
  width = 1000
  asked = []
  const refused = { clase: 'sign-in-refused', autor: null, detalles: { times: 64 } } as const
  const first = [event(9), event(8, { ...refused, fecha: addDays(today, -1) })]
  const days = Array.from({ length: 30 }, (_, at) => ({
    dia: addDays(today, at - 29),
    rechazos: at === 20 ? 288 : 1,
    consultas: at % 7,
  }))
  answers = {
    '/api/portal/registro/lista': ({ despues }) =>
      despues === undefined
        ? { status: 'OK', data: first, siguiente: '1.8' }
        : {
            status: 'OK',
            data: [event(2, { fecha: '2026-01-05', clase: 'of-a-newer-server' })],
            siguiente: null,
          },
    '/api/portal/registro/dias': () => ({ status: 'OK', dias: days }),
    '/api/portal/registro/personas': () => ({ status: 'OK', data: [lupita, maricela] }),
  }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = new URL(request.url).pathname
    const body = (await request.json()) as Body
    asked.push({ path, body })
    const answer = answers[path]?.(body)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(id?: string) {
  renderHere(<RecordScreen params={id === undefined ? {} : { id }} />)
}
const listed = () => asked.filter(({ path }) => path.endsWith('/lista')).map(({ body }) => body)

test('groups events by day with sentence, time and network address, and loads older ones on request', async () => {
  open()
  const now = await screen.findByRole('list', { name: 'Hoy' })
  const row = within(now).getByRole('link')
  const sentence = 'Maricela Quintanilla Reyes aceptó el documento INE de Guadalupe Ramos Ortega'
  expect(row.textContent).toContain(sentence)
  expect(row.textContent).toContain('14:32 · 10.20.4.18')
  expect(within(row).getByText('Maricela Quintanilla Reyes').tagName).toBe('B')
  const yesterday = screen.getByRole('list', { name: 'Ayer' })
  expect(yesterday.textContent).toContain('no pudo entrar como Guadalupe Ramos Ortega, 64 veces en una hora')
  fireEvent.click(screen.getByRole('button', { name: 'Ver más antiguos' }))
  expect((await screen.findByRole('list', { name: '5 ene 2026' })).textContent).toContain('no reconoce')
  expect(listed().at(-1)).toMatchObject({ despues: '1.8' })
  expect(screen.getByText('No hay más movimientos.')).toBeTruthy()
})

test('filters by group and by a person chosen with the keyboard; rejects an inverted date range', async () => {
  open()
  await screen.findByRole('list', { name: 'Hoy' })
  fireEvent.click(screen.getByRole('button', { name: 'Expedientes' }))
  await waitFor(() => expect(listed().at(-1)).toMatchObject({ grupo: 'papers' }))
  const field = screen.getByRole('combobox', { name: 'Sobre quién' })
  fireEvent.change(field, { target: { value: 'ra' } })
  await screen.findAllByRole('option')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(listed().at(-1)).toEqual({ grupo: 'papers', persona: 'u1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar: Sobre quién, Guadalupe Ramos Ortega' }))
  expect(await screen.findByRole('combobox', { name: 'Sobre quién' })).toBeTruthy()
  // A second fetch would be recorded, so none is made.
  const before = listed().length
  const dayOf = (name: string) => within(screen.getByRole('group', { name })).getByLabelText('Día')
  fireEvent.change(dayOf('Desde'), { target: { value: '9' } })
  expect(listed()).toHaveLength(before)
  fireEvent.change(dayOf('Hasta'), { target: { value: '2026-01-01' } })
  fireEvent.change(dayOf('Desde'), { target: { value: '2026-01-09' } })
  expect(screen.getByText('El primer día no puede ser después del último.')).toBeTruthy()
  // An invalid search is not sent and thus not recorded.
  expect(
    listed()
      .slice(before)
      .some((body) => 'desde' in body),
  ).toBe(false)
})

test('charts thirty days with a table of the numbers, and opens the events of the peak day', async () => {
  open()
  const wave = addDays(today, -9)
  const said = await screen.findByText(/hubo 288 intentos rechazados/)
  expect(screen.getByRole('img', { name: /En 30 días: 317 intentos rechazados/ })).toBeTruthy()
  expect(document.querySelectorAll('tbody tr')).toHaveLength(30)
  expect(said).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ver ese día' }))
  await waitFor(() => expect(listed().at(-1)).toEqual({ desde: wave, hasta: wave }))
})

test('shows the details of an event and lists what else its actor did', async () => {
  open('9')
  const pane = await screen.findByRole('region', { name: /aceptó el documento INE/ })
  expect(pane.textContent).toContain('núm. 100301')
  expect(pane.textContent).toContain('14:32:07')
  expect(pane.textContent).toContain('DocumentoINE')
  fireEvent.click(within(pane).getByRole('button', { name: 'Ver lo que hizo esta persona' }))
  await waitFor(() => expect(listed().at(-1)).toEqual({ autor: 'u6' }))
})

test('asks to connect when the record cannot be fetched, and shows it after a retry', async () => {
  const answer = answers['/api/portal/registro/lista']
  answers['/api/portal/registro/lista'] = () => 'offline'
  open()
  expect(await screen.findByText('Conéctate para leer el registro')).toBeTruthy()
  if (answer) answers['/api/portal/registro/lista'] = answer
  fireEvent.click(screen.getByRole('button', { name: 'Intentar otra vez' }))
  expect(await screen.findByRole('list', { name: 'Hoy' })).toBeTruthy()
})

test('has a unique sentence for every event kind in both languages, complete also without names', () => {
  const seen = new Set<string>()
  for (const clase of SECURITY_EVENTS) {
    for (const words of [es, en]) {
      const whole = sentenceOf(event(1, { clase }), words)
      expect(whole).not.toContain('null')
      expect(seen.has(whole)).toBe(false)
      seen.add(whole)
      const bare = sentenceOf(event(1, { clase, autor: null, persona: null, detalles: {} }), words)
      expect(bare).not.toMatch(/null|undefined| de $|documento $/)
    }
  }
})
