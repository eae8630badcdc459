import { fold } from '#domain/text/fold.ts'
import { partsOf } from './personal-words.ts'

/**
 * Reason why a password is weak:
 * - personal: made of facts about the person or the company.
 * - common: among an attacker's first guesses.
 */
export type Weakness = 'personal' | 'common'

/**
 * Minimum number of guesses, as a power of ten; more than the sign-in limits allow. Examples of sufficient
 * passwords: eight letters that are no word, a word with a number, or two or three words.
 */
const MIN_GUESSES_LOG10 = 7.5
const MAX_JUDGED_LENGTH = 32
const MAX_SUBSTITUTIONS = 10
const MIN_OTHER_CHARACTERS = 4

type Judge = (password: string, words: string[]) => { guessesLog10: number }

let judge: Promise<Judge> | null = null

async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const factory = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: MAX_JUDGED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  })
  return (password, words) => factory.check(password, words)
}

export async function passwordWeakness(password: string, words: readonly string[]): Promise<Weakness | null> {
  const judged = Array.from(password.normalize('NFC')).slice(0, MAX_JUDGED_LENGTH).join('')
  if (isMadeOf(judged, words)) return 'personal'
  judge ??= loadJudge()
  const check = await judge
  if (check(judged, []).guessesLog10 < MIN_GUESSES_LOG10) return 'common'
  return check(judged, [...words]).guessesLog10 < MIN_GUESSES_LOG10 ? 'personal' : null
}

/**
 * Returns whether the password is little more than the person's words, years and punctuation, such as
 * 'Ramos.Ortega' or 'Lupita-2026'.
 */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  let rest = partsOf(password)[0] ?? fold(password)
  for (const word of longestFirst) rest = rest.replaceAll(word, ' ')
  if (!rest.includes(' ')) return false
  return rest.replace(/(?:19|20)\d\d/g, '').replaceAll(' ', '').length < MIN_OTHER_CHARACTERS
}
