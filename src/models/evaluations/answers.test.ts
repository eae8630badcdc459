import { describe, expect, test } from 'vitest'
import type { Category, StoredAnswers } from '#contract/evaluations/questionnaire.ts'
import type { Points } from '#domain/temporary/score.ts'
import {
  afterSending,
  commentOf,
  firstOpen,
  type MedalAnswer,
  withMedal,
  isShared,
  isWhole,
  mergeTyped,
  nothingTyped,
  pointsOf,
  questionsOf,
  readTyped,
  type Typed,
  unsentOf,
  withComment,
} from './answers.ts'

const category = (id: number, answers: (number | null)[]): Category => ({
  id,
  nombre: `Categoría ${id}`,
  preguntas: answers.map((respuesta, at) => ({
    id: id * 10 + at,
    nombre: `¿${id}.${at}?`,
    respuesta,
    medallas: [],
  })),
})
const given = (points: Points, at: number, isSent: boolean): MedalAnswer => ({ points, at, isSent })
const written = (text: string, at: number, isSent = false) => ({ text, at, isSent })
const typed = (answers: Typed['answers'], more: Partial<Typed> = {}): Typed => ({
  ...nothingTyped,
  answers,
  ...more,
})

describe('the current answer to a question', () => {
  const categories = [category(1, [null, 2, 3])]

  test('is the unsent answer of this device, else the answer of the server', () => {
    const here = typed({ 10: given(4, 1, false), 11: given(1, 2, false), 12: given(1, 3, true) })
    expect([...pointsOf(categories, here)]).toEqual([
      [10, 4],
      [11, 1],
      [12, 3],
    ])
  })

  test('is the later answer of two devices, sent or not', () => {
    const [first] = categories
    if (!first) throw new Error('no category')
    const preguntas = first.preguntas.map((question) => ({
      ...question,
      momento: question.respuesta ? 50 : null,
    }))
    const here = typed({ 10: given(4, 1, true), 11: given(1, 49, false), 12: given(1, 51, true) })
    expect([...pointsOf([{ ...first, preguntas }], here)]).toEqual([
      [10, 4],
      [11, 2],
      [12, 1],
    ])
  })

  test('is the sent answer while the cached questionnaire does not contain it yet', () => {
    expect(pointsOf(categories, typed({ 10: given(2, 1, true) })).get(10)).toBe(2)
  })

  test('is missing for a question that has no answer', () => {
    expect(pointsOf(categories, nothingTyped).has(10)).toBe(false)
  })
})

test('lists the questions in order, each with its category and position', () => {
  const all = questionsOf([category(1, [null, null]), category(2, [null])])
  expect(all.map(({ id, category: of, place }) => [id, of, place])).toEqual([
    [10, 1, 1],
    [11, 1, 2],
    [20, 2, 1],
  ])
})

test('EVAL-22: resumes at the first open question; a category is complete with all its answers', () => {
  const all = questionsOf([category(1, [null, null]), category(2, [null])])
  const some = new Map<number, Points>([
    [10, 1],
    [20, 4],
  ])
  expect(firstOpen(all, some)).toBe(1)
  expect(isWhole(1, all, some)).toBe(false)
  expect(isWhole(2, all, some)).toBe(true)
  expect(firstOpen(all, new Map([...some, [11, 2]]))).toBe(2)
})

describe('sending answers', () => {
  test('sends only what the server does not have', () => {
    expect(unsentOf(nothingTyped)).toBeNull()
    expect(unsentOf(typed({ 10: given(3, 5, true), 11: given(2, 6, false) }))).toEqual({
      respuestas: [{ id: 11, respuesta: 2, momento: 6 }],
    })
    expect(unsentOf(typed({}, { fortaleza: written('Puntual', 7) }))).toEqual({
      respuestas: [],
      fortaleza: 'Puntual',
      momentoFortaleza: 7,
    })
    expect(unsentOf(typed({}, { fortaleza: written('Puntual', 7, true) }))).toBeNull()
  })

  test('keeps an answer that changed during the request as unsent', () => {
    const before = typed({ 10: given(3, 5, false), 11: given(2, 6, false) })
    const sent = unsentOf(before)
    if (!sent) throw new Error('nothing to send')
    const meanwhile = typed({ ...before.answers, 11: given(4, 9, false) })
    const after = afterSending(meanwhile, sent, 100)
    expect(after.answers[10]?.isSent).toBe(true)
    expect(after.answers[11]).toEqual(given(4, 9, false))
  })

  test('does not send a comment above the length limit', () => {
    const long = typed({}, { fortaleza: written('x'.repeat(1501), 1) })
    expect(unsentOf(long)).toBeNull()
    expect(isShared(long)).toBe(false)
    expect(unsentOf({ ...long, answers: { 10: given(3, 5, false) } })).toEqual({
      respuestas: [{ id: 10, respuesta: 3, momento: 5 }],
    })
    expect(unsentOf(typed({}, { fortaleza: written(` ${'x'.repeat(1500)} `, 1) }))).not.toBeNull()
  })

  test('does not count a comment that changed during the request as sent', () => {
    const before = typed({}, { fortaleza: written('a', 1) })
    const sent = unsentOf(before)
    if (!sent) throw new Error('nothing to send')
    expect(isShared(afterSending(before, sent, 100))).toBe(true)
    expect(isShared(afterSending(typed({}, { fortaleza: written('ab', 2) }), sent, 100))).toBe(false)
  })

  test('corrects an answer time in the future once the server has the answer', () => {
    const before = typed({ 10: given(3, 5000, false) })
    const sent = unsentOf(before)
    if (!sent) throw new Error('nothing to send')
    expect(afterSending(before, sent, 100).answers[10]).toEqual(given(3, 100, true))
  })
})

describe('comments', () => {
  const stored = (fortaleza: string, momentoFortaleza?: number | null) =>
    ({ status: 'OK', encuestador: { id: '1' }, categorias: [], fortaleza, momentoFortaleza }) as StoredAnswers

  test('are taken from the device that wrote last', () => {
    const here = typed({}, { fortaleza: written('aquí', 50, true) })
    expect(commentOf('fortaleza', stored('allá', 49), here)).toBe('aquí')
    expect(commentOf('fortaleza', stored('allá', 51), here)).toBe('allá')
    expect(commentOf('fortaleza', stored('', 51), here)).toBe('')
    expect(commentOf('fortaleza', stored('allá', 51), nothingTyped)).toBe('allá')
  })

  test('are taken from this device while unsent, on a host without times', () => {
    expect(commentOf('fortaleza', stored('allá'), typed({}, { fortaleza: written('aquí', 1) }))).toBe('aquí')
    expect(commentOf('fortaleza', stored('allá'), typed({}, { fortaleza: written('aquí', 1, true) }))).toBe(
      'allá',
    )
    expect(commentOf('fortaleza', null, typed({}, { fortaleza: written('aquí', 1, true) }))).toBe('aquí')
  })

  test('of an earlier version are kept when unsent and discarded when sent', () => {
    const kept = { answers: {}, fortaleza: 'a', oportunidad: '', areCommentsSent: false }
    expect(readTyped(kept, 9)).toEqual(typed({}, { fortaleza: written('a', 9), oportunidad: written('', 9) }))
    expect(readTyped({ ...kept, areCommentsSent: true }, 9)).toEqual(nothingTyped)
  })
})

describe('a clock that was set back', () => {
  const categories = [category(1, [2])]
  const [first] = categories
  const preguntas = first?.preguntas.map((question) => ({ ...question, momento: 900 })) ?? []
  const stored = {
    status: 'OK',
    encuestador: { id: '1' },
    categorias: [{ id: 1, nombre: 'Uno', preguntas }],
    fortaleza: 'allá',
    momentoFortaleza: 900,
  } as StoredAnswers

  test('does not prevent a new answer or a new comment from replacing the stored one', () => {
    const tapped = withMedal(stored, nothingTyped, 10, 4, 100)
    expect(pointsOf(stored.categorias, tapped).get(10)).toBe(4)
    expect(tapped.answers[10]?.at).toBe(901)
    const wrote = withComment(stored, tapped, 'fortaleza', 'aquí', 100)
    expect(commentOf('fortaleza', stored, wrote)).toBe('aquí')
    expect(withMedal(null, tapped, 10, 1, 100).answers[10]?.at).toBe(902)
  })
})

test('merges the answers of two tabs without losing any', () => {
  const one = typed({ 10: given(3, 5, false), 11: given(2, 6, false) }, { fortaleza: written('uno', 3) })
  const other = typed({ 10: given(3, 5, true), 11: given(1, 9, false), 12: given(4, 1, false) })
  const merged = typed(
    { 10: given(3, 5, true), 11: given(1, 9, false), 12: given(4, 1, false) },
    { fortaleza: written('uno', 3) },
  )
  expect(mergeTyped(one, other)).toEqual(merged)
  expect(mergeTyped(other, one)).toEqual(merged)
})
