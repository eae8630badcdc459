import { expect, test } from 'vitest'
import { shownQuestions } from './answers.ts'
import type { Poll, PollQuestion } from './poll.ts'
import { shownWith } from './shown-with.ts'

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
    // Invalid conditions, possible while a poll is being built: on a later question, and without options.
    question(5, { question: 6, anyOf: [1] }),
    question(6, { question: 1, anyOf: [] }),
  ],
}

test('each question is shown with as few answers as that takes', () => {
  const shown = (id: number) => shownQuestions(poll, shownWith(poll, id)).some((one) => one.id === id)
  expect([1, 2, 3, 4].map(shown)).toEqual([true, true, true, true])
  expect(shownWith(poll, 3)).toEqual({})
  expect(shownWith(poll, 4)).toEqual({ 2: { options: [3], text: '' }, 1: { options: [2], text: '' } })
})

test('what never holds, and what is not there, has no answers', () => {
  expect([5, 6, 9].map((id) => shownWith(poll, id))).toEqual([{}, {}, {}])
})
