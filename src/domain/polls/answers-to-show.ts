import type { Answers, Poll } from './poll.ts'

/**
 * Returns the fewest answers that make a question visible. If the question's condition refers to another
 * conditional question, the answers make that question visible, too.
 */
export function answersToShow({ questions }: Poll, id: number): Answers {
  const answers: Record<number, Answers[number]> = {}
  let at = questions.findIndex((question) => question.id === id)
  while (at >= 0) {
    const condition = questions[at]?.shownWhen
    const [option] = condition?.anyOf ?? []
    const before = questions.findIndex((question) => question.id === condition?.question)
    if (condition === undefined || option === undefined || before >= at) break
    answers[condition.question] = { options: [option], text: '' }
    at = before
  }
  return answers
}
