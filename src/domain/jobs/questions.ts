import { fold } from '../text/fold.ts'
import { lengthOf } from '../text/text-length.ts'

export const questionKinds = ['texto', 'opcion', 'numero', 'sino'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface JobQuestion {
  id: number
  text: string
  kind: QuestionKind
  /** Options of kind `opcion`; empty for other kinds. */
  options: readonly string[]
  isRequired: boolean
}

export const ANSWER_LENGTH = 1000
export const QUESTION_LENGTH = 200
export const OPTION_LENGTH = 80
export const QUESTIONS = 12
export const OPTIONS = 8
export const KNOWLEDGE = 12
export const YES = 'si'
export const NO = 'no'
const MOST = 1_000_000_000

export type AnswerProblem = 'missing' | 'long' | 'option' | 'number' | 'yesNo'

function plain(text: string): string {
  return fold(text).replace(/^[\s\u00a1\u00bf]+|[\s.!]+$/g, '')
}

export function answerOf({ kind, options }: Pick<JobQuestion, 'kind' | 'options'>, typed: string): string {
  const answer = typed.trim()
  if (kind !== 'sino' && kind !== 'opcion') return answer
  const known = kind === 'sino' ? [YES, NO] : options
  const [only, other] = known.filter((each) => plain(each) === plain(answer))
  // Options that differ only in accents must be typed exactly.
  return only === undefined || other !== undefined ? answer : only
}

/** Returns why a typed answer can't be sent, or null. */
export function answerProblem(question: JobQuestion, typed: string): AnswerProblem | null {
  const answer = answerOf(question, typed)
  if (answer === '') return question.isRequired ? 'missing' : null
  switch (question.kind) {
    case 'texto':
      return lengthOf(answer) > ANSWER_LENGTH ? 'long' : null
    case 'opcion':
      return question.options.includes(answer) ? null : 'option'
    case 'numero':
      return isNumber(answer) ? null : 'number'
    case 'sino':
      return answer === YES || answer === NO ? null : 'yesNo'
  }
}

function isNumber(answer: string): boolean {
  return /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(answer) && Number(answer.replaceAll(',', '')) <= MOST
}

export type QuestionProblem = 'text' | 'options' | 'sameOption'

/** Returns why a question of recruitment can't be published, or null. */
export function questionProblem({
  text,
  kind,
  options,
}: Omit<JobQuestion, 'id' | 'isRequired'>): QuestionProblem | null {
  const length = lengthOf(text.trim())
  if (length === 0 || length > QUESTION_LENGTH) return 'text'
  if (kind !== 'opcion') return null
  const given = options.map((option) => option.trim())
  if (given.length < 2 || given.length > OPTIONS) return 'options'
  if (given.some((option) => option === '' || lengthOf(option) > OPTION_LENGTH)) return 'options'
  return new Set(given).size === given.length ? null : 'sameOption'
}

export function moveItem<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const to = at + by
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  next.splice(to, 0, item)
  return next
}
