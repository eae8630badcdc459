import { fixed, type Templates } from '../english.ts'

const MAX_LENGTH = 2000

interface Pattern {
  spanish: string
  english: string
  matcher: RegExp
  order: readonly number[]
  /** Number of fixed characters. Of two matching templates, the one with more is used. */
  weight: number
}

export interface Found {
  english: string
  by: string
}

/**
 * Returns the English version of a text.
 * @returns null for a text without an English version; the text itself when it is the same in all languages
 */
export type FindEnglish = (sentence: string) => Found | null

/**
 * Creates the search for English texts.
 * @param pairs Spanish texts, each with English ones of the same shape
 * @throws Error for two translations of one text
 */
export function createFindEnglish(pairs: readonly (readonly [es: unknown, en: unknown])[]): FindEnglish {
  const whole = new Map<string, string>()
  const patterns = new Map<string, Pattern>()
  for (const [es, en] of pairs) {
    for (const [spanish, english] of sentences(es, en)) {
      const known = /\{\d+#?\}/.test(spanish) ? patterns.get(spanish)?.english : whole.get(spanish)
      if (known !== undefined && known !== english) throw new Error(`two translations of "${spanish}"`)
      if (/\{\d+#?\}/.test(spanish)) patterns.set(spanish, patternOf(spanish, english))
      else whole.set(spanish, english)
    }
  }
  const sorted = [...patterns.values()].sort((a, b) => b.weight - a.weight)
  const find: FindEnglish = (sentence) => {
    const english = whole.get(sentence)
    if (english !== undefined) return { english, by: sentence }
    if (sentence.length > MAX_LENGTH) return null
    for (const pattern of sorted) {
      const match = pattern.matcher.exec(sentence)
      if (match) return { english: fill(pattern, match, find), by: pattern.spanish }
    }
    return null
  }
  return find
}

/**
 * Yields the Spanish and English of every translated text. The English of a `fixed` text is the text itself.
 */
function* sentences(es: unknown, en: unknown): Generator<readonly [string, string]> {
  if (typeof es === 'string' && typeof en === 'string') yield [es, en]
  else if (typeof es === 'string' && en === fixed) yield [es, es]
  else if (typeof es === 'function' && Array.isArray(en)) yield* en as unknown as Templates
  else if (isWords(es) && isWords(en))
    for (const [name, inner] of Object.entries(es)) yield* sentences(inner, en[name])
}

function isWords(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function patternOf(spanish: string, english: string): Pattern {
  const order: number[] = []
  const source = spanish.split(/(\{\d+#?\})/).map((piece) => {
    const hole = /^\{(\d+)(#?)\}$/.exec(piece)
    if (!hole) return piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    order.push(Number(hole[1]))
    return hole[2] === '#' ? '(\\d[\\d,.]*)' : '(.+?)'
  })
  const weight = spanish.replace(/\{\d+#?\}/g, '').length
  return { spanish, english, matcher: new RegExp(`^${source.join('')}$`, 's'), order, weight }
}

function fill({ english, order }: Pattern, match: RegExpExecArray, find: FindEnglish): string {
  return english.replace(/\{(\d+)#?\}/g, (_hole, parameter: string) => {
    const word = match[order.indexOf(Number(parameter)) + 1] ?? ''
    return find(word)?.english ?? word
  })
}
