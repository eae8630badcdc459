/**
 * Poll as data (spec 001 §4 and §5; groups BENE and RUTA): its questions, and how answers affect each other.
 * The benefits poll, the routes poll and polls of human resources all use this format and one engine.
 */

/** one: one option; many: several options; scale: one number of a scale; text: free text. */
export type QuestionKind = 'one' | 'many' | 'scale' | 'text'

export interface PollOption {
  id: number
  text: string
}

export interface Condition {
  question: number
  anyOf: number[]
}

/** Free text next to a question's options (BENE-15 … BENE-18, BENE-21); hidden while nothing is chosen. */
export interface Comment {
  hiddenBy: number[]
  neededBy: number[]
  /** A required comment must have more characters than this, without surrounding blanks. */
  moreThan: number
}

export interface PollQuestion {
  id: number
  kind: QuestionKind
  text: string
  page: number
  /** Options to choose from: for a scale, its numbers in order; empty for a text. */
  options: PollOption[]
  isRequired: boolean
  /** Maximum options of kind `many`; further options are dropped with a message (BENE-11). */
  most?: number
  /** Options of kind `many` that exclude all others, in both directions (BENE-19, BENE-20). */
  alone?: number[]
  shownWhen?: Condition
  comment?: Comment
  cards?: number[]
  /** Choosing `option` clears the answers to these questions (BENE-13). */
  clears?: { option: number; questions: number[] }[]
  /** Labels of the first and last number of a scale. */
  low?: string
  high?: string
}

export interface Poll {
  questions: PollQuestion[]
}

export interface Answer {
  options: number[]
  text: string
}

export type Answers = Readonly<Record<number, Answer>>
