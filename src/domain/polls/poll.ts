/**
 * A poll as data (spec 001 §4 and §5; groups BENE and RUTA): what is asked, and how one answer bears upon another. The
 * benefits poll, the routes poll, and whatever human resources builds, are each one `Poll`; one engine reads them all.
 */

/** one: one of the options; many: several of them; scale: one number of a row; text: free words. */
export type QuestionKind = 'one' | 'many' | 'scale' | 'text'

export interface PollOption {
  id: number
  text: string
}

/** Shown only while one of `anyOf` is chosen in `question`. */
export interface Condition {
  question: number
  anyOf: number[]
}

/** Free words beside the options of one question (BENE-15 … BENE-18, BENE-21): hidden while nothing is chosen. */
export interface Comment {
  /** Hidden, and its words cleared, while one of these is chosen. */
  hiddenBy: number[]
  /** Needed while one of these is chosen. */
  neededBy: number[]
  /** What is needed has more characters than this, blanks around it not counted. */
  moreThan: number
}

export interface PollQuestion {
  id: number
  kind: QuestionKind
  text: string
  /** From 1. */
  page: number
  /** Of a scale the numbers in order; of a text none. */
  options: PollOption[]
  isRequired: boolean
  /** many: what is chosen beyond it is cut, in the order of choosing, and said (BENE-11). */
  most?: number
  /** many: each of these excludes all other options, and the others exclude it (BENE-19, BENE-20). */
  alone?: number[]
  shownWhen?: Condition
  comment?: Comment
  /** Each of these shows a card of its own (BENE-12). */
  cards?: number[]
  /** Choosing `option` clears what was answered to these questions (BENE-13). */
  clears?: { option: number; questions: number[] }[]
  /** scale: what its first and last number mean. */
  low?: string
  high?: string
}

/** Conditions look back only: a question hangs on earlier ones. */
export interface Poll {
  questions: PollQuestion[]
}

/** What is answered to one question: ids of options in the order of choosing, and free words. */
export interface Answer {
  options: number[]
  text: string
}

/** By id of the question; what is not there is not answered. */
export type Answers = Readonly<Record<number, Answer>>
