import type { Answers, Poll } from './poll.ts'

/** The fewest answers with which a question is shown: of what it hangs on, and of what that hangs on. */
export function shownWith({ questions }: Poll, id: number): Answers {
  const answers: Record<number, Answers[number]> = {}
  let at = questions.findIndex((question) => question.id === id)
  while (at >= 0) {
    const condition = questions[at]?.shownWhen
    const [option] = condition?.anyOf ?? []
    // Conditions look back only: one that does not never holds.
    const before = questions.findIndex((question) => question.id === condition?.question)
    if (condition === undefined || option === undefined || before >= at) break
    answers[condition.question] = { options: [option], text: '' }
    at = before
  }
  return answers
}
