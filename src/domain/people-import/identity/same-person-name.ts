import { fold } from '../../text/fold.ts'
import { countDifferences } from '../../text/similar-name.ts'
import type { SplitName } from '../row/names.ts'

/**
 * Compares names in any order of their words, because files without a CURP do not show where surnames begin.
 * @param letters most letters in which the words may differ
 */
export function isSamePersonName(one: SplitName, other: SplitName, letters: 0 | 1): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)]
  const rest = without(words, otherWords).join('')
  const otherRest = without(otherWords, words).join('')
  return Math.abs(rest.length - otherRest.length) <= letters && countDifferences(rest, otherRest) <= letters
}

function wordsOf({ nombre, paterno, materno }: SplitName): string[] {
  return fold(`${nombre} ${paterno} ${materno}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Removes each word as often as `removed` contains the word. */
function without(words: readonly string[], removed: readonly string[]): string[] {
  const left = [...removed]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
