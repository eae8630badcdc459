import { fold } from '../fold.ts'
import { lengthOf } from '../text-length.ts'

/** What recruitment asks whoever applies (JOB-04, JOB-12). */

export const questionKinds = ['texto', 'opcion', 'numero', 'sino'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface JobQuestion {
  id: number
  text: string
  kind: QuestionKind
  /** Of the kind opcion; else none. */
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

/** Small letters without accents, blanks and full stop around: "Sí." is read as "si". */
function plain(text: string): string {
  return fold(text).replace(/^[\s\u00a1\u00bf]+|[\s.!]+$/g, '')
}

/** Returns the answer as it is stored: yes, no and options in their own spelling, however they were typed. */
export function answerOf({ kind, options }: Pick<JobQuestion, 'kind' | 'options'>, typed: string): string {
  const answer = typed.trim()
  if (kind !== 'sino' && kind !== 'opcion') return answer
  const known = kind === 'sino' ? [YES, NO] : options
  const [only, other] = known.filter((each) => plain(each) === plain(answer))
  // Two options that differ by an accent alone have to be typed to the letter.
  return only === undefined || other !== undefined ? answer : only
}

/** Why an answer, as it is typed, can't be sent; null: it can. */
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

/** Digits with at most two behind the point; a comma of thousands is no mistake. */
function isNumber(answer: string): boolean {
  return /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/.test(answer) && Number(answer.replaceAll(',', '')) <= MOST
}

export type QuestionProblem = 'text' | 'options' | 'sameOption'

/** Why a question, as recruitment writes it, can't be published. */
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

/** One place up or down; where there is none it stays. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const to = at + by
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  next.splice(to, 0, item)
  return next
}
