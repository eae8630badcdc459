import type { WireFault } from '../wire/wire-fault.ts'
import { findEnglish } from './english-words.ts'

/** Where an answer has its words (contract/outcome.ts). */
const WORDS: ReadonlySet<string> = new Set(['message', 'detalles'])
/** These hold an answer themselves: the spec's, and why what came in pieces was refused. */
const FURTHER_IN: ReadonlySet<string> = new Set(['respuesta', 'refusal'])

/**
 * Whether the caller uses the portal in English: the app says so of every call, and nothing else (core/transport/page-language.ts). A
 * browser's own list of wishes, as in 'en-US,en;q=0.9', is not the portal's language: an app of before sends it whatever is on its
 * screen. Whoever says anything else gets Spanish.
 */
export function wantsEnglish(acceptLanguage: string | null | undefined): boolean {
  return acceptLanguage === 'en'
}

/** One sentence in the caller's language. */
export function inWordsOf(acceptLanguage: string | null | undefined, sentence: string): string {
  return wantsEnglish(acceptLanguage) ? (findEnglish(sentence)?.english ?? sentence) : sentence
}

/** The same answer with its sentences in the caller's language; all else is as it was. */
export function answerInWordsOf<Answer>(acceptLanguage: string | null | undefined, answer: Answer): Answer {
  return wantsEnglish(acceptLanguage) && isPlain(answer) ? (inEnglish(answer) as Answer) : answer
}

/** A refusal has no English: our defect, and seen wherever answers are checked. */
export class WordsWithoutEnglish extends Error {
  override readonly name = 'WordsWithoutEnglish'
}

/** @throws WordsWithoutEnglish */
export function checkWords({ message }: WireFault): void {
  if (message !== '' && findEnglish(message) === null) throw new WordsWithoutEnglish(message)
}

function inEnglish(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (WORDS.has(name) && typeof value === 'string') return [name, findEnglish(value)?.english ?? value]
      return [name, FURTHER_IN.has(name) && isPlain(value) ? inEnglish(value) : value]
    }),
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
