import { lengthOf } from '../text/text-length.ts'
import {
  POLL_OPTION_LENGTH,
  POLL_OPTIONS,
  POLL_QUESTION_LENGTH,
  POLL_QUESTIONS,
  SCALE_LEAST,
  SCALE_MOST,
} from './limits.ts'
import type { Poll, PollQuestion } from './poll.ts'

/**
 * Faults of a poll:
 * - none: no question
 * - many: too many questions
 * - text: question missing or too long
 * - options: too few or too many options
 * - option: text missing or too long; on a scale, not a number
 * - twice: repeated options or ids
 * - most: invalid maximum of chosen options
 * - alone: invalid exclusive option
 * - condition: does not refer to an earlier question, or refers to a later page, an unknown option or none
 * - ends: label of a scale's end missing or too long
 */
export type DefinitionFault =
  | 'none'
  | 'many'
  | 'text'
  | 'options'
  | 'option'
  | 'twice'
  | 'most'
  | 'alone'
  | 'condition'
  | 'ends'

/** Returns faults that prevent publishing; `question` is null for the poll as a whole. */
export function findFaults(poll: Poll): { question: number | null; fault: DefinitionFault }[] {
  const { questions } = poll
  if (questions.length === 0) return [{ question: null, fault: 'none' }]
  const whole =
    questions.length > POLL_QUESTIONS ? [{ question: null, fault: 'many' as DefinitionFault }] : []
  return [
    ...whole,
    ...questions.flatMap((question, index) =>
      faultsOfQuestion(question, questions.slice(0, index)).map((fault) => ({
        question: question.id,
        fault,
      })),
    ),
  ]
}

function faultsOfQuestion(question: PollQuestion, earlier: readonly PollQuestion[]): DefinitionFault[] {
  const { kind, options, most, alone = [], shownWhen, low = '', high = '' } = question
  const ids = options.map(({ id }) => id)
  const isChoice = kind === 'one' || kind === 'many'
  const [least, greatest] = isChoice
    ? [2, POLL_OPTIONS]
    : kind === 'scale'
      ? [SCALE_LEAST, SCALE_MOST]
      : [0, 0]
  const words = options.map(({ text }) => text.trim().toLocaleLowerCase('es'))
  const conditionQuestion = earlier.find(({ id }) => id === shownWhen?.question)
  const found: [DefinitionFault, boolean][] = [
    ['text', !isLine(question.text, POLL_QUESTION_LENGTH)],
    ['options', options.length < least || options.length > greatest],
    [
      'option',
      options.some(({ text }) => !isLine(text, POLL_OPTION_LENGTH) || (kind === 'scale' && !isNumber(text))),
    ],
    [
      'twice',
      new Set(words).size < words.length ||
        new Set(ids).size < ids.length ||
        earlier.some(({ id }) => id === question.id),
    ],
    ['most', most !== undefined && (kind !== 'many' || most < 1 || most >= options.length)],
    ['alone', alone.length > 0 && (kind !== 'many' || alone.some((id) => !ids.includes(id)))],
    [
      'condition',
      shownWhen !== undefined && !isConditionOf(conditionQuestion, shownWhen.anyOf, question.page),
    ],
    ['ends', kind === 'scale' && (!isLine(low, POLL_OPTION_LENGTH) || !isLine(high, POLL_OPTION_LENGTH))],
  ]
  return found.filter(([, isFault]) => isFault).map(([fault]) => fault)
}

/** Accepts only numbers as options of a scale, so that a mean can be computed. */
const isNumber = (text: string) => /^\d{1,3}$/.test(text.trim())

function isConditionOf(
  conditionQuestion: PollQuestion | undefined,
  anyOf: readonly number[],
  page: number,
): boolean {
  return (
    conditionQuestion !== undefined &&
    conditionQuestion.page <= page &&
    anyOf.length > 0 &&
    anyOf.every((id) => conditionQuestion.options.some((each) => each.id === id))
  )
}

export function isLine(text: string, most: number): boolean {
  const length = lengthOf(text.trim())
  return length > 0 && length <= most
}
