import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { isStrange, isWish } from './reported-parts.ts'
import { CUT } from './sounds.ts'

/** Separates a refusal from the wish beside it: "ya no quiero estar en la caja, quiero mi baja". */

const negations: ReadonlySet<Concept> = new Set(['not', 'nomore', 'cant'])
/** Negations without a verb, which also refuse what follows: "ni un peso quiero ahorrar". */
const LOOSE = /^(?:ni|sin|tampoco|jamas|nel|without)$/
const PRONOUN = /^(?:me|nos|te|les?|l[oa]s?|se|i|do)$/
const INFINITIVE = /[aei]r(?:me|se|nos|l[oae]s?)?$/
/** Words before a wish that only is mentioned: "no dije que quiero salirme". */
const SUBORDINATE = /^(?:que|si|that|if)$/
/** Words before a wish without one of its verbs: "mejor un préstamo". */
const RATHER = /^(?:mejor|prefiero|rather)$/
/** Matches a wish to keep the present state, which asks for no movement: "quiero seguir ahorrando". */
const KEEPS = /^(?:seguir|continuar|quedarme|keep|stay)$/
/** Matches a pronoun for the refused thing: "quiero que lo pague mi jefe". "Lo que ahorro" is false. */
const REFERS =
  /(?:^| )l[oa]s? (?:va|van|quier|pag|ret|sac|cancel|devuelv|lib)[a-z]*|(?:[aei]r|[ae]n)(?:me|se)?l[oa]s?(?: |$)/

/** Returns the words of the wish. Returns null without a refusal, or when the wish is about the refused thing. */
export function besideRefusal(words: readonly string[], reader: Reader): readonly string[] | null {
  const places = [...words.keys()]
  const isNegation = (at: number) => negations.has(reader.read(words, at).concept ?? 'amount')
  const first = places.find(isNegation)
  if (first === undefined || words.some((word) => LOOSE.test(word))) return null
  const after = places.find(
    (at) => at > first && isWishStart(words, at, reader) && !places.slice(at).some(isNegation),
  )
  if (after !== undefined) {
    const wish = words.slice(startOf(words, after))
    return isKept(wish) || REFERS.test(wish.join(' ')) ? null : wish
  }
  const wish = words.slice(0, first)
  if (isKept(wish) || !wish.some((_, at) => isWishStart(words, at, reader))) return null
  return isOtherRefused(words, first, reader) ? wish : null
}

const isKept = (wish: readonly string[]) => wish.some((word) => KEEPS.test(word))

/** True where a wish begins that is not negated and not only mentioned. */
function isWishStart(words: readonly string[], at: number, reader: Reader): boolean {
  const word = words[at] ?? ''
  const isSelf = word === 'me' && /^(?:salgo|doy)$/.test(words[at + 1] ?? '')
  const isVerb = isWish(words, at, reader) && !INFINITIVE.test(word)
  if (!isSelf && !isVerb && !RATHER.test(word)) return false
  let place = at - 1
  while (PRONOUN.test(words[place] ?? '')) place--
  const { concept } = reader.read(words, place)
  return !/^(?:not|nomore|never|cant)$/.test(concept ?? '') && !SUBORDINATE.test(words[place] ?? '')
}

const startOf = (words: readonly string[], at: number): number =>
  /^(?:ya|me|nos|i)$/.test(words[at - 1] ?? '') ? startOf(words, at - 1) : at

/**
 * True for "no quiero retirar" after another wish. False for "no quiero", which cancels, for "no me dejan", and when
 * both parts have an idea in common.
 */
function isOtherRefused(words: readonly string[], at: number, reader: Reader): boolean {
  const { end } = reader.read(words, at)
  if (!reader.isBeside('wish', words, end)) return false
  const conceptAt = (place: number) => reader.read(words, place).concept
  const wanted = new Set(words.slice(0, at).flatMap((_, place) => conceptAt(place) ?? []))
  const rest = [...words.keys()].filter((place) => place > end && words[place] !== CUT)
  if (rest.some((place) => wanted.has(conceptAt(place) ?? 'amount'))) return false
  return rest.some((place) => {
    const word = words[place] ?? ''
    return (
      isStrange(words, place, reader) || word === 'estar' || KEEPS.test(word) || Boolean(conceptAt(place))
    )
  })
}
