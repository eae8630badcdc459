import { explainLine } from './explain.ts'
import { lineSides, plainKey } from './own-sentence.ts'
import type { LineToExplain } from './pay-line.ts'
import { withoutPart } from './payroll-part.ts'
import { plainWords, rulesIn, wholeRulesIn } from './words.ts'

/**
 * Line of a payslip that a question is about. `key` and `amount` are both set for a number that may be either, such as
 * "¿qué es 300?".
 */
export interface LineAsked {
  /** Company's key as typed; null when the question names no key. */
  key: string | null
  /** Centavos; null when the question names no amount. */
  amount: number | null
  /** Words that name the line; '' for none. */
  words: string
  /** Side that the question's verb names: taken or paid; null for either. */
  side: 'taken' | 'paid' | null
}

interface Line extends LineToExplain {
  concept: string
  /** Centavos. */
  amount: number
}

/**
 * Returns the places of all lines that the question may be about, in the payslip's order. Keys and amounts must
 * be equal; words must be in the description or name the same topic.
 */
export function findLines(lines: readonly Line[], asked: LineAsked): number[] {
  const { key, amount, side } = asked
  const words = plainWords(asked.words)
  const topics = topicsOf(words)
  return lines.flatMap((line, place) => {
    const isTaken = line.side === 'deduction'
    if (side !== null && (side === 'taken') !== isTaken) return []
    const isFound =
      (key !== null && plainKey(line.concept) === plainKey(key)) ||
      (amount !== null && line.amount === amount) ||
      (words !== '' && isNamed(line, words, topics))
    return isFound ? [place] : []
  })
}

export function namesLine(words: string): boolean {
  const plain = plainWords(words)
  return lineSides.some((side) => rulesIn(plain, side).some(({ isVague }) => !isVague))
}

/** Topics that the words name with certainty, by side, because the same words may name a payment and a deduction. */
function topicsOf(words: string): ReadonlySet<string> {
  return new Set(
    words === ''
      ? []
      : lineSides.flatMap((side) => wholeRulesIn(words, side).map(({ topic }) => `${side} ${topic}`)),
  )
}

function isNamed(line: Line, words: string, topics: ReadonlySet<string>): boolean {
  const described = plainWords(withoutPart(line.description)).split(' ')
  if (words.split(' ').every((word) => described.includes(word))) return true
  const explanation = explainLine(line)
  return explanation !== null && !explanation.isQuoted && topics.has(`${line.side} ${explanation.topic}`)
}
