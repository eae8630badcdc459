import { answerTo, commentState, isExcluded, shownQuestions } from './answers.ts'
import { findAnswerFault } from './complete.ts'
import type { Answer, Answers, Poll, PollQuestion } from './poll.ts'

export interface SentAnswer extends Answer {
  question: number
}

export function sentAnswers(poll: Poll, answers: Answers): SentAnswer[] {
  return shownQuestions(poll, answers)
    .map(({ id }) => {
      const { options, text } = answerTo(answers, id)
      return { question: id, options, text: text.trim() }
    })
    .filter(({ options, text }) => options.length > 0 || text !== '')
}

export function firstInvalid(
  poll: Poll,
  sent: readonly SentAnswer[],
): { question: number; why: string } | null {
  const answers: Answers = Object.fromEntries(sent.map((each) => [each.question, each]))
  if (new Set(sent.map(({ question }) => question)).size < sent.length)
    return { question: sent[0]?.question ?? 0, why: 'twice' }
  const shown = shownQuestions(poll, answers)
  const hiddenAnswer = sent.find(({ question }) => !shown.some(({ id }) => id === question))
  if (hiddenAnswer) return { question: hiddenAnswer.question, why: 'notAsked' }
  for (const question of shown) {
    const why = findReason(question, answerTo(answers, question.id))
    if (why !== null) return { question: question.id, why }
  }
  return null
}

function findReason(question: PollQuestion, answer: Answer): string | null {
  const { options, text } = answer
  if (new Set(options).size < options.length) return 'twice'
  if (options.some((option) => !question.options.some(({ id }) => id === option))) return 'noOption'
  const most = question.kind === 'many' ? (question.most ?? question.options.length) : 1
  if (options.length > most) return 'tooMany'
  const others = (option: number) => ({ ...answer, options: options.filter((each) => each !== option) })
  if (options.some((option) => isExcluded(question, others(option), option))) return 'excluded'
  const mayWrite = question.kind === 'text' || commentState(question, answer) !== 'hidden'
  if (text.trim() !== '' && !mayWrite) return 'noWords'
  return findAnswerFault(question, answer)
}
