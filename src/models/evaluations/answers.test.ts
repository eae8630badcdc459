import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/questionnaire.ts'
import type { Points } from '#domain/temporary/score.ts'
import {
  afterSending,
  firstOpen,
  type Given,
  isWhole,
  nothingTyped,
  pointsOf,
  questionsOf,
  type Typed,
  unsentOf,
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
const given = (points: Points, at: number, isSent: boolean): Given => ({ points, at, isSent })
const typed = (answers: Typed['answers'], more: Partial<Typed> = {}): Typed => ({
  ...nothingTyped,
  answers,
  ...more,
})

describe('what stands for a question', () => {
  const categories = [category(1, [null, 2, 3])]

  test('is what was tapped here and is not sent yet, else what the server has', () => {
    const here = typed({ 10: given(4, 1, false), 11: given(1, 2, false), 12: given(1, 3, true) })
    expect([...pointsOf(categories, here)]).toEqual([
      [10, 4],
      [11, 1],
      // Sent from here; another device has changed it since.
      [12, 3],
    ])
  })

  test('of two devices the later one counts, sent or not', () => {
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

  test('an answer that was sent stands while the kept questionnaire does not show it yet', () => {
    expect(pointsOf(categories, typed({ 10: given(2, 1, true) })).get(10)).toBe(2)
  })

  test('nothing stands for a question nobody has answered', () => {
    expect(pointsOf(categories, nothingTyped).has(10)).toBe(false)
  })
})

test('questions keep their order, their category and their place', () => {
  const all = questionsOf([category(1, [null, null]), category(2, [null])])
  expect(all.map(({ id, category: of, place }) => [id, of, place])).toEqual([
    [10, 1, 1],
    [11, 1, 2],
    [20, 2, 1],
  ])
})

test('EVAL-22: goes on at the first open question, and a category is whole with all its answers', () => {
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

describe('sending as it is tapped', () => {
  test('sends only what the server does not have', () => {
    expect(unsentOf(nothingTyped)).toBeNull()
    expect(unsentOf(typed({ 10: given(3, 5, true), 11: given(2, 6, false) }))).toEqual({
      respuestas: [{ id: 11, respuesta: 2, momento: 6 }],
    })
    expect(unsentOf(typed({}, { fortaleza: 'Puntual', areCommentsSent: false }))).toEqual({
      respuestas: [],
      fortaleza: 'Puntual',
      oportunidad: '',
    })
  })

  test('what was tapped or written while it was sent is still to be sent', () => {
    const before = typed({ 10: given(3, 5, false), 11: given(2, 6, false) })
    const sent = unsentOf(before)
    if (!sent) throw new Error('nothing to send')
    const meanwhile = typed({ ...before.answers, 11: given(4, 9, false) })
    const after = afterSending(meanwhile, sent)
    expect(after.answers[10]?.isSent).toBe(true)
    expect(after.answers[11]).toEqual(given(4, 9, false))
  })

  test('comments with more letters than the server takes wait for the person', () => {
    const long = typed({}, { fortaleza: 'x'.repeat(1501), areCommentsSent: false })
    expect(unsentOf(long)).toBeNull()
    expect(unsentOf({ ...long, answers: { 10: given(3, 5, false) } })).toEqual({
      respuestas: [{ id: 10, respuesta: 3, momento: 5 }],
    })
    expect(unsentOf({ ...long, fortaleza: ` ${'x'.repeat(1500)} ` })).not.toBeNull()
  })

  test('comments that were changed meanwhile are not called sent', () => {
    const before = typed({}, { fortaleza: 'a', areCommentsSent: false })
    const sent = unsentOf(before)
    if (!sent) throw new Error('nothing to send')
    expect(afterSending(before, sent).areCommentsSent).toBe(true)
    expect(afterSending({ ...before, fortaleza: 'ab' }, sent).areCommentsSent).toBe(false)
  })
})
