import { lengthOf } from '../text/text-length.ts'
import { visibleText } from '../text/visible-text.ts'
import { validDaysProblems, type ValidDaysProblem } from '../time/valid-days.ts'
import type { LineSide } from './pay-line.ts'

/** Characters of a sentence, and of a company's key. */
export const SENTENCE_LENGTH = { least: 10, most: 200 }
export const KEY_LENGTH = 20

export const lineSides: readonly LineSide[] = ['perception', 'otherPayment', 'deduction']

/**
 * Sentence of the company about lines with one company's key or one SAT type. Applies to payslips whose last
 * day is between `from` and `to`.
 */
export interface OwnSentence {
  side: LineSide
  /** Company's key, or null when the sentence is about a SAT type. */
  key: string | null
  /** Three digits, or null when the sentence is about a company's key. */
  satType: string | null
  /** First and last day, YYYY-MM-DD. `to` is null when the sentence has no end. */
  from: string
  to: string | null
  text: string
}

interface Line {
  side: LineSide
  concept: string
  satType?: string | undefined
}

/**
 * Removes blanks, and normalizes case and wide letters, because payroll systems write the same key in different ways.
 * Removes invisible characters: two keys that look the same are the same key.
 */
export function plainKey(key: string): string {
  return visibleText(key.normalize('NFKC')).replace(/\s+/g, '').toUpperCase()
}

/**
 * Returns the company's sentence about a line, or null. A sentence about the company's key takes precedence
 * over a sentence about the SAT's type.
 * @param day last day of the payslip, YYYY-MM-DD; '' if unknown, and then no sentence applies
 */
export function ownSentenceFor(line: Line, day: string, sentences: readonly OwnSentence[]): string | null {
  const valid = sentences.filter(
    ({ side, from, to }) => side === line.side && from <= day && (to === null || day <= to),
  )
  const ofKey = valid.find(({ key }) => key !== null && plainKey(key) === plainKey(line.concept))
  const found = ofKey ?? valid.find(({ satType }) => satType !== null && satType === line.satType)
  return found?.text ?? null
}

export type SentenceProblem = 'key' | 'length' | ValidDaysProblem

export function sentenceProblems({ key, satType, from, to, text }: OwnSentence): SentenceProblem[] {
  const length = lengthOf(visibleText(text))
  const plain = plainKey(key ?? '')
  const isKey = plain !== '' && lengthOf(plain) <= KEY_LENGTH
  const isType = /^\d{3}$/.test(satType ?? '')
  const isOne = key === null ? isType : isKey && satType === null
  return [
    ...(isOne ? [] : ['key' as const]),
    ...(length < SENTENCE_LENGTH.least || length > SENTENCE_LENGTH.most ? ['length' as const] : []),
    ...validDaysProblems(from, to),
  ]
}
