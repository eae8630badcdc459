import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPoll, newQuestion, type PollValues } from './poll-values.ts'
import { type Saver, startSaver, type Work } from './saver.ts'

const values = (titulo: string): PollValues => ({ ...emptyPoll(), titulo })
const start = (part: Partial<Work> = {}): Work => ({
  id: null,
  revision: 0,
  values: values(''),
  isSaved: true,
  isFixed: false,
  unheard: null,
  ...part,
})

/** Fake server with one draft. A response may be lost; an operation id takes effect once. */
let server: { revision: number; titulo: string; done: Map<string, object>; drafts: number }
let fault: 'none' | 'lost' | 'away'
let kept: Work | null
let forgotten: number
let numbers: number[]
let saver: Saver

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = { revision: 0, titulo: '', done: new Map(), drafts: 0 }
  fault = 'none'
  kept = null
  forgotten = 0
  numbers = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (fault === 'away') throw new TypeError('Failed to fetch')
    const body = (await request.json()) as {
      id: number | null
      revision: number
      encuesta: { titulo: string }
      idOperacion: string
    }
    let answer = server.done.get(body.idOperacion)
    if (!answer) {
      if (body.revision !== server.revision) {
        return Response.json({ status: 'CAMBIO', mensaje: 'Alguien más la cambió.' })
      }
      if (body.id === null) server.drafts += 1
      server.revision += 1
      server.titulo = body.encuesta.titulo
      answer = { status: 'OK', id: 7, revision: server.revision }
      server.done.set(body.idOperacion, answer)
    }
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})
afterEach(() => {
  saver.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(work: Work): void {
  saver = startSaver(work, {
    keep: (next) => {
      kept = next
    },
    forget: () => {
      forgotten += 1
      kept = null
    },
    onNumber: (id) => numbers.push(id),
  })
}

test('saves after a pause in typing, reports the draft’s id once and removes the device’s copy', async () => {
  begin(start())
  saver.change(values('Un'))
  saver.change(values('Uniforme'))
  expect(saver.view().state).toBe('typed')
  expect(kept?.values.titulo).toBe('Uniforme')
  expect(server.drafts).toBe(0)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server).toMatchObject({ titulo: 'Uniforme', drafts: 1 })
  expect(saver.view()).toMatchObject({ state: 'saved', work: { id: 7, revision: 1, isSaved: true } })
  expect([numbers, forgotten, kept]).toEqual([[7], 1, null])
})

test('creates no second draft and no conflict after a lost response', async () => {
  begin(start())
  saver.change(values('Uniforme'))
  fault = 'lost'
  await vi.advanceTimersByTimeAsync(2000)
  expect(saver.view().state).toBe('failed')
  expect(kept?.unheard).not.toBeNull()
  saver.stop()
  const again = kept
  if (!again) throw new Error('the device stored no work')
  begin(again)
  saver.change(values('Uniforme azul'))
  fault = 'none'
  expect(await saver.save()).toBe(true)
  expect(server).toMatchObject({ titulo: 'Uniforme azul', drafts: 1, revision: 2 })
})

test('retries a failed save automatically', async () => {
  begin(start())
  fault = 'away'
  saver.change(values('Uniforme'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(saver.view().state).toBe('failed')
  fault = 'none'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(saver.view().state).toBe('saved')
})

test('overwrites another person’s version only on request', async () => {
  begin(start({ id: 7, revision: 1 }))
  server.revision = 4
  server.titulo = 'De la otra mano'
  saver.change(values('Lo mío'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(saver.view().state).toBe('taken')
  saver.change(values('Lo mío, más largo'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.titulo).toBe('De la otra mano')
  expect(kept?.values.titulo).toBe('Lo mío, más largo')
  expect(await saver.replace(4)).toBe(true)
  expect(server.titulo).toBe('Lo mío, más largo')
})

test('does not send an incomplete date or too long a text, and keeps the date on the device', async () => {
  begin(start({ id: 7, revision: 0 }))
  saver.change({ ...values('Uniforme'), hasta: '2099-02-' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(saver.view().state).toBe('saved')
  expect([forgotten, kept?.values.hasta]).toEqual([0, '2099-02-'])
  const question = { ...newQuestion([], 'una'), pregunta: 'a'.repeat(401) }
  saver.change({ ...values('Uniforme'), preguntas: [question] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(saver.view().state).toBe('long')
  expect(server.revision).toBe(1)
})

test('saves the draft when the person leaves, without reporting its id', async () => {
  begin(start())
  saver.change(values('Uniforme'))
  saver.stop()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.titulo).toBe('Uniforme')
  expect(numbers).toEqual([])
})
