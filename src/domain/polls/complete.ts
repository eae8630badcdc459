import { lengthOf } from '../text/text-length.ts'
import { answerTo, commentState, shownQuestions } from './answers.ts'
import { POLL_TEXT_LENGTH } from './limits.ts'
import type { Answer, Answers, Poll, PollQuestion } from './poll.ts'

/** answer: missing; words: the required comment is too short; long: the text is too long. */
export type AnswerFault = 'answer' | 'words' | 'long'

function isAnswered({ kind }: PollQuestion, { options, text }: Answer): boolean {
  return kind === 'text' ? text.trim() !== '' : options.length > 0
}

export function findAnswerFault(question: PollQuestion, answer: Answer): AnswerFault | null {
  if (question.isRequired && !isAnswered(question, answer)) return 'answer'
  const length = lengthOf(answer.text.trim())
  if (length > POLL_TEXT_LENGTH) return 'long'
  const isNeeded = commentState(question, answer) === 'needed'
  return isNeeded && length <= (question.comment?.moreThan ?? 0) ? 'words' : null
}

export function findPageFaults(
  poll: Poll,
  answers: Answers,
  page: number,
): { question: PollQuestion; why: AnswerFault }[] {
  return shownQuestions(poll, answers)
    .filter((question) => question.page === page)
    .flatMap((question) => {
      const why = findAnswerFault(question, answerTo(answers, question.id))
      return why === null ? [] : [{ question, why }]
    })
}

/**
 * Whether the page's button is enabled (BENE-06 … BENE-10, RUTA-06 … RUTA-08). A comment that is too short and
 * a text that is too long are reported only when the button is pressed.
 */
export function isPageAnswered(poll: Poll, answers: Answers, page: number): boolean {
  return findPageFaults(poll, answers, page).every(({ why }) => why !== 'answer')
}

export function pagesOf(poll: Poll, answers: Answers): number[] {
  return [...new Set(shownQuestions(poll, answers).map(({ page }) => page))].sort((one, other) => one - other)
}

export function isComplete(poll: Poll, answers: Answers): boolean {
  return pagesOf(poll, answers).every((page) => findPageFaults(poll, answers, page).length === 0)
}
