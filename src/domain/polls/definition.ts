import { lengthOf } from '../text-length.ts'
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
 * - none: it has no question; many: it has too many
 * - text: missing or too long; options: too few or too many; option: its text is missing, too long or no number
 * - twice: repeated options or ids; most: an invalid limit; alone: an invalid exclusive option
 * - condition: on no earlier question, on a later page, or on unknown options
 * - ends: missing labels of a scale's ends
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
export function faultsOf(poll: Poll): { question: number | null; fault: DefinitionFault }[] {
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
  const asked = earlier.find(({ id }) => id === shownWhen?.question)
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
    ['condition', shownWhen !== undefined && !isConditionOf(asked, shownWhen.anyOf, question.page)],
    ['ends', kind === 'scale' && (!isLine(low, POLL_OPTION_LENGTH) || !isLine(high, POLL_OPTION_LENGTH))],
  ]
  return found.filter(([, isFault]) => isFault).map(([fault]) => fault)
}

/** Accepts only numbers as options of a scale, so that a mean can be computed. */
const isNumber = (text: string) => /^\d{1,3}$/.test(text.trim())

/** Rejects a condition on a later page: its question would appear on a page that the person has left. */
function isConditionOf(asked: PollQuestion | undefined, anyOf: readonly number[], page: number): boolean {
  return (
    asked !== undefined &&
    asked.page <= page &&
    anyOf.length > 0 &&
    anyOf.every((id) => asked.options.some((each) => each.id === id))
  )
}

function isLine(text: string, most: number): boolean {
  const length = lengthOf(text.trim())
  return length > 0 && length <= most
}
