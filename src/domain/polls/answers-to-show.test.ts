import { expect, test } from 'vitest'
import { shownQuestions } from './answers.ts'
import type { Poll, PollQuestion } from './poll.ts'
import { answersToShow } from './answers-to-show.ts'

const question = (id: number, shownWhen?: PollQuestion['shownWhen']): PollQuestion => ({
  id,
  kind: 'one',
  text: `${id}`,
  page: id,
  options: [1, 2, 3].map((option) => ({ id: option, text: `${option}` })),
  isRequired: true,
  ...(shownWhen && { shownWhen }),
})
const poll: Poll = {
  questions: [
    question(1),
    question(2, { question: 1, anyOf: [2, 3] }),
    question(3),
    question(4, { question: 2, anyOf: [3] }),
    question(5, { question: 6, anyOf: [1] }),
    question(6, { question: 1, anyOf: [] }),
  ],
}

test('finds the fewest answers that show each question', () => {
  const shown = (id: number) => shownQuestions(poll, answersToShow(poll, id)).some((one) => one.id === id)
  expect([1, 2, 3, 4].map(shown)).toEqual([true, true, true, true])
  expect(answersToShow(poll, 3)).toEqual({})
  expect(answersToShow(poll, 4)).toEqual({ 2: { options: [3], text: '' }, 1: { options: [2], text: '' } })
})

test('finds no answers for a condition that never holds or an unknown question', () => {
  expect([5, 6, 9].map((id) => answersToShow(poll, id))).toEqual([{}, {}, {}])
})
