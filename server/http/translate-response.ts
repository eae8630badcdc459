import type { WireFault } from '../wire/wire-fault.ts'
import { findEnglish } from './english-words.ts'

const TEXT_FIELDS: ReadonlySet<string> = new Set(['message', 'detalles'])
/** Fields with a nested response: `respuesta` of the spec, `refusal` of a sealed operation sent in pieces. */
const NESTED_FIELDS: ReadonlySet<string> = new Set(['respuesta', 'refusal'])

/**
 * Returns whether the caller uses the portal in English. The app sends exactly 'en'
 * (core/transport/page-language.ts). A browser's own list such as 'en-US,en;q=0.9' does not count: older app
 * versions send it in any language. Every other value means Spanish.
 */
export function wantsEnglish(acceptLanguage: string | null | undefined): boolean {
  return acceptLanguage === 'en'
}

export function translateText(acceptLanguage: string | null | undefined, sentence: string): string {
  return wantsEnglish(acceptLanguage) ? (findEnglish(sentence)?.english ?? sentence) : sentence
}

export function translateResponse<Answer>(acceptLanguage: string | null | undefined, answer: Answer): Answer {
  return wantsEnglish(acceptLanguage) && isPlain(answer) ? (inEnglish(answer) as Answer) : answer
}

/** Error for a message without English: a defect of this server. Thrown only where responses are checked. */
export class TextWithoutEnglish extends Error {
  override readonly name = 'TextWithoutEnglish'
}

/** @throws TextWithoutEnglish when the message has no English version */
export function checkHasEnglish({ message }: WireFault): void {
  if (message !== '' && findEnglish(message) === null) throw new TextWithoutEnglish(message)
}

function inEnglish(answer: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (TEXT_FIELDS.has(name) && typeof value === 'string')
        return [name, findEnglish(value)?.english ?? value]
      return [name, NESTED_FIELDS.has(name) && isPlain(value) ? inEnglish(value) : value]
    }),
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
