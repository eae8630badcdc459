import { expect, test } from 'vitest'
import { choose } from '#domain/polls/answers.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import { entryOf } from './entry-of.ts'
import { isFormer, validAnswers } from './kept.ts'
import { rowsToDelete, stateOf } from './use-own-polls.ts'

const option = (id: number) => ({ id, respuesta: `Opción ${id}` })
const routes = routesPoll(
  [
    { id: 10, pregunta: '¿Usas?', respuestas: [option(53), option(54)] },
    { id: 11, pregunta: '¿Cuál?', respuestas: [] },
    { id: 12, pregunta: '¿Qué tan seguido?', respuestas: [option(70)] },
  ],
  [{ id: 1, DescRuta: 'Ruta Norte' }],
)
const all: Answers = {
  10: { options: [53], text: '' },
  11: { options: [1], text: '' },
  12: { options: [70], text: '' },
}

test('keeps only the stored answers to questions that are still asked', () => {
  expect(validAnswers(routes, null)).toEqual({})
  expect(validAnswers(routes, { answers: all })).toEqual(all)
  expect(validAnswers(routes, { answers: { ...all, 11: { options: [9], text: '' } } })).toEqual({
    10: all[10],
    12: all[12],
  })
  expect(validAnswers(routes, { answers: { ...all, 99: { options: [1], text: '' } } })).toEqual(all)
  expect(validAnswers(routes, { answers: { ...all, 10: { options: [54], text: '' } } })).toEqual({
    10: { options: [54], text: '' },
  })
})

test('BENE-22, RUTA-09: sends each poll with its own operation', () => {
  expect(entryOf('rutas', routes, all)).toMatchObject({
    operation: { id: 'BEN-13' },
    input: {
      proyecto: 2,
      respuestas: [
        { id: 10, respuesta: 53 },
        { id: 11, respuesta: 1 },
        { id: 12, respuesta: 70 },
      ],
    },
  })
  const [first] = routes.questions
  if (!first) throw new Error('no question')
  const none = choose(routes, all, first, 54).answers
  expect(entryOf('rutas', routes, none).input).toEqual({
    proyecto: 2,
    respuestas: [{ id: 10, respuesta: 54 }],
  })
  const own: Poll = {
    questions: [{ id: 4, kind: 'text', text: '¿Qué?', page: 1, options: [], isRequired: false }],
  }
  expect(entryOf('7', own, { 4: { options: [], text: ' Fruta ' } })).toMatchObject({
    operation: { id: 'P-152' },
    input: { id: 7, respuestas: [{ pregunta: 4, opciones: [], texto: 'Fruta' }] },
  })
  expect(entryOf('beneficios', own, {})).toMatchObject({
    operation: { id: 'BEN-10' },
    input: { proyecto: 1 },
  })
})

test('removes the records of counted answers, and keeps refused and queued ones', () => {
  const row = (form: string, step: string, state: 'draft' | 'queued' | 'synced' | 'rejected') => ({
    form,
    step,
    state,
  })
  const refused = [
    row('encuesta-beneficios', 'respuestas', 'draft'),
    row('encuesta-beneficios', 'x', 'rejected'),
  ]
  const counted = [row('encuesta-rutas', 'respuestas', 'synced'), row('encuesta-rutas', 'x', 'synced')]
  const waiting = row('encuesta-7', 'x', 'queued')
  expect(rowsToDelete([...refused, ...counted, waiting], ['beneficios', 'rutas', '7'])).toEqual(counted)
  expect(rowsToDelete(counted, [])).toEqual([])
})

test('opens a poll again in a later year, although this device sent the answers of the earlier one', () => {
  const form = 'encuesta-beneficios'
  const counted = [{ form, step: 'solicitud', state: 'synced' as const, at: 1_000_000 }]
  const said = (isPending: boolean, at: number | null) => stateOf('beneficios', { isPending, at }, counted)
  // In the first three cases the state is older than the answers or was read while the server counts them. In
  // the last case the server has counted them.
  expect([said(true, null), said(true, 900_000), said(true, 1_005_000), said(false, 2_000_000)]).toEqual([
    'done',
    'done',
    'done',
    'done',
  ])
  expect(said(true, 2_000_000)).toBe('open')
  const waiting = [{ form, step: 'solicitud', state: 'queued' as const, at: 1 }]
  expect(stateOf('beneficios', { isPending: true, at: 2_000_000 }, waiting)).toBe('queued')
})

test('recognizes stored answers of an earlier edition of a poll', () => {
  expect(isFormer({ folio: '7' }, '8')).toBe(true)
  // Cases: same edition, stored answers without an edition, host without editions, nothing stored.
  expect([
    isFormer({ folio: '8' }, '8'),
    isFormer({}, '8'),
    isFormer({ folio: '7' }, ''),
    isFormer(null, '8'),
  ]).toEqual([false, false, false, false])
})

test('sends the edition of the poll when it is known', () => {
  expect(entryOf('rutas', routes, all, '12').input).toMatchObject({ proyecto: 2, encuesta: 12 })
  expect(entryOf('rutas', routes, all).input).not.toHaveProperty('encuesta')
})

test('lets the person correct refused answers only while the same edition is open', () => {
  const refused = { form: 'encuesta-rutas', step: 'solicitud', state: 'rejected', at: 1, folio: '7' } as const
  const now = (isPending: boolean, folio: string) => stateOf('rutas', { isPending, at: 2, folio }, [refused])
  expect([now(true, '7'), now(false, '7'), now(true, '8'), now(true, '')]).toEqual([
    'rejected',
    'over',
    'open',
    'rejected',
  ])
})
