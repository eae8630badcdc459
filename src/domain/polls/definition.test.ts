import { expect, test } from 'vitest'
import { findFaults } from './definition.ts'
import type { PollQuestion } from './poll.ts'

test('names the question and the reason when a definition cannot be published', () => {
  const choice = (id: number, more: Partial<PollQuestion> = {}): PollQuestion => ({
    id,
    kind: 'one',
    text: '¿Cuál?',
    page: 1,
    options: [
      { id: 1, text: 'Una' },
      { id: 2, text: 'Otra' },
    ],
    isRequired: true,
    ...more,
  })
  const faults = (...questions: PollQuestion[]) => findFaults({ questions }).map(({ fault }) => fault)
  expect(faults()).toEqual(['none'])
  expect(faults(choice(1), choice(2, { shownWhen: { question: 1, anyOf: [2] } }))).toEqual([])
  expect(faults(choice(1, { text: '  ' }))).toEqual(['text'])
  expect(faults(choice(1, { text: 'ñ'.repeat(201) }))).toEqual(['text'])
  expect(faults(choice(1, { text: 'ñ'.repeat(200) }))).toEqual([])
  expect(faults(choice(1, { options: [{ id: 1, text: 'Una' }] }))).toEqual(['options'])
  expect(faults(choice(1, { kind: 'text' }))).toEqual(['options'])
  expect(faults(choice(1, { kind: 'text', options: [] }))).toEqual([])
  expect(
    faults(
      choice(1, {
        options: [
          { id: 1, text: 'Una' },
          { id: 2, text: ' una ' },
        ],
      }),
    ),
  ).toEqual(['twice'])
  expect(faults(choice(1), choice(1))).toEqual(['twice'])
  expect(faults(choice(1, { most: 1 }))).toEqual(['most'])
  expect(faults(choice(1, { kind: 'many', most: 1 }))).toEqual([])
  expect(faults(choice(1, { kind: 'many', most: 2 }))).toEqual(['most'])
  expect(faults(choice(1, { kind: 'many', alone: [3] }))).toEqual(['alone'])
  expect(faults(choice(1, { shownWhen: { question: 1, anyOf: [1] } }))).toEqual(['condition'])
  expect(faults(choice(1, { shownWhen: { question: 2, anyOf: [1] } }), choice(2))).toEqual(['condition'])
  expect(faults(choice(1), choice(2, { shownWhen: { question: 1, anyOf: [3] } }))).toEqual(['condition'])
  expect(faults(choice(1, { page: 2 }), choice(2, { shownWhen: { question: 1, anyOf: [1] } }))).toEqual([
    'condition',
  ])
  const scale = [1, 2, 3].map((id) => ({ id, text: String(id) }))
  expect(faults(choice(1, { kind: 'scale', options: scale, low: 'Mal', high: 'Bien' }))).toEqual([])
  expect(faults(choice(1, { kind: 'scale', options: scale, low: 'Mal' }))).toEqual(['ends'])
  const named = ['Mal', 'Así', 'Bien'].map((text, at) => ({ id: at + 1, text }))
  expect(faults(choice(1, { kind: 'scale', options: named, low: 'Mal', high: 'Bien' }))).toEqual(['option'])
  expect(faults(...Array.from({ length: 21 }, (_, at) => choice(at + 1)))).toEqual(['many'])
})
