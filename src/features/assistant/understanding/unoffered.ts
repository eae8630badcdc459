import { soundOf } from '#domain/text/sound-of.ts'
import type { Concept } from './lexicon.ts'
import { isPastMovement } from './past-verbs.ts'
import type { Reader } from './reader.ts'
import { CUT } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'

/**
 * Detects wishes that the fund does not offer: a single deposit, a pause of the savings, and a withdrawal or an extra
 * payment on every payday. Patterns match by sound.
 */

export type Unoffered = 'single-deposit' | 'pause' | 'leave-or-pause'

export interface Frequency {
  /** True when a sum is meant only once: "una sola vez", "de mi aguinaldo". */
  isOnce: boolean
  /** True when a sum is meant for every payday: "cada quincena". */
  isRepeated: boolean
  unoffered: Unoffered | null
}

const PURPOSE = '(?<!\\bpara (?:el |la |l[oa]s |mis? |una? )?)'
const WINDFALL = new RegExp(
  `${PURPOSE}\\b(?:agin(?:al|la)do|utilidades?|ptu|bonos?|bonus|premio|tanda|rifa|erensia|finikito|prima|loteria)\\b` +
    '|\\b(?:me|nos) (?:sobr(?:o|aron)|rega[a-z]+|kay(?:o|eron)|(?:dieron|pagaron|toko|tokaron|entregaron)(?= (?:un |unos |unas )?0))' +
    '|\\b(?:bendi|gane|kobre|resibi|inheritd?|won)\\b',
)
const ONCE =
  /\b(?:(?:un|una) (?:sola|unika) bes|(?:solo|nada mas|nomas|por|solamente|nadamas) (?:por )?(?:una?|esta|unika|esta unika) (?:sola |unika )?bes|de una bes|una bes (?:nada mas|nomas|y ya)|una bes$|(?:solo|nomas|nada mas|solamente) (?:por |en |de )?(?:esta|este) (?:kinsena|semana|mes|pago|raya|nomina)|(?:esta|este) (?:kinsena|semana|mes|pago|raya|nomina) (?:nada mas|nomas|solamente)|unika okasion|estraordinari[ao]|(?:just|only) onse|one time)\b/
const EACH =
  /\b(?:(?:kada|todas las|todos los|ebery|each|per) (?:kinsenas?|semanas?|mes(?:es)?|pagos?|nominas?|rayas?|katorsenas?|0 dias|ueek|mont|fortnigt|payday)|semanal(?:es|mente)?|kinsenal(?:es|mente)?|mensual(?:es|mente)?|por (?:kinsena|semana|mes|pago|nomina)|a la (?:kinsena|semana)|al mes|ueekly|montly|fortnigtly)\b/
const UNITS = '(?:mes(?:es)?|kinsenas?|semanas?|anos?|tiempo|tiempito|rato|ratito|temporada|mont|ueek|uile)'
/** Words before a time that is not the length of a pause: "llevo un año", "desde este mes". */
const ELAPSED = '(?<!\\b(?:yebo|tengo|ase|desde|kada|partir de|apartir de|apartir del|partir del) )'
const LENGTH = new RegExp(
  `${ELAPSED}\\b(?:(?:por )?(?:0|una?|unos|unas|dos|tres|a|one|two) ${UNITS}|por aora|de momento|por el momento|por mientras|mientras|temporal[a-z]*|(?:un )?tantito|for nou)\\b`,
)
const MONTHS = 'enero|febrero|marso|abril|mayo|junio|julio|agosto|septiembre|oktubre|nobiembre|disiembre'
const DURING = new RegExp(
  `${ELAPSED}\\b(?:(?:est[ea]|el prosimo|la prosima|tis) ${UNITS}(?! pasad)|(?:en|ni en) (?:${MONTHS})|asta (?:${MONTHS}|el|ke))\\b`,
)
const PAUSE = /\b(?:paus[a-z]+|en pausa|deskans[a-z]+|konjel[a-z]+|interrump[a-z]+|aplas[a-z]+|frees)\b/
const SUSPEND = /\b(?:suspend[a-z]*|suspension)\b/
const INTO = /^(?:a|al|en|para|pa|to|into|in|on)$/
/** Verbs, by sound, of a payment into the savings. Other verbs of `save` and `put` change the regular savings. */
const PAYING_IN =
  /^(?:me(?:ter|to|tan)|deposit(?:ar|o|en|e)?|ingres(?:ar|o|en)|inbert(?:ir)?|inbierto|abon(?:ar|o|en)|dejar|put|add)(?:me|l[oae]s?)?$/
/** Matches a deposit by the person. "Me van a depositar 500" is made by others. */
const OWN_DEPOSIT =
  /(?:^|\b(?:kiero|kisiera|boy a|komo|puedo|donde|okupo|nesesito|ago para) )(?:depositar|aser un deposito de) 0(?! a mi prestamo)/
const STORING = '(?:guard|aor|met|deposit|ingres|inbert|ech|pon|aport)(?:ar|er|ir)'
/** Matches a sum that the person has already: "quiero guardarlos", "los quiero ahorrar". */
const OWNED = new RegExp(
  `\\b(?:${STORING}|kolokar)l[oa]s?\\b|\\bl[oa]s? (?:kiero|kisiera|boy a|pienso|puedo|kieren) ${STORING}\\b`,
)

export function frequencyIn(
  tokens: readonly string[],
  ideas: ReadonlySet<Concept>,
  reader: Reader,
): Frequency {
  const text = soundsIn(tokens)
  const isRepeated = EACH.test(text) && !/\blo ke\b/.test(text)
  const isOnce = ONCE.test(text) || (WINDFALL.test(text) && !isRepeated)
  return { isOnce, isRepeated, unoffered: unofferedIn(tokens, text, { isOnce, isRepeated }, ideas, reader) }
}

/** Returns the words by sound. "0" replaces each number. */
function soundsIn(tokens: readonly string[]): string {
  const sounds: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? CUT
    // "Once" is 11 in Spanish, but not in "just once".
    const isOnce = token === 'once' && /^(?:just|only)$/.test(tokens[at - 1] ?? '')
    const isWord = isOnce || /^(?:un|una|uno|a|one)$/.test(token)
    const end = isWord ? undefined : readSpokenAmount(tokens, at)?.end
    if (end !== undefined) sounds.push('0')
    else if (token !== CUT) sounds.push(soundOf(token))
    at = end ?? at + 1
  }
  return sounds.join(' ')
}

function unofferedIn(
  tokens: readonly string[],
  text: string,
  { isOnce, isRepeated }: Pick<Frequency, 'isOnce' | 'isRepeated'>,
  ideas: ReadonlySet<Concept>,
  reader: Reader,
): Unoffered | null {
  const has = (...wanted: readonly Concept[]) => wanted.some((idea) => ideas.has(idea))
  if (has('loan', 'owe', 'why')) return null
  const isSavings = has('savings', 'save')
  if (isSavings && !has('asked', 'state', 'paid', 'howmuch')) {
    const isLeaving = tokens.some((_, at) => reader.read(tokens, at).concept === 'leave')
    const pause = pauseIn(text, isLeaving, has)
    if (pause !== null) return pause
  }
  if (has('not', 'nomore', 'withdraw', 'leave', 'cancel')) return null
  const isStored = tokens.some((_, at) => isStoring(tokens, at, isSavings, reader))
  if (isStored && (isOnce || (OWNED.test(text) && !isRepeated))) return 'single-deposit'
  if (isOnce && tokens.some((_, at) => isIntoSavings(tokens, at, reader))) return 'single-deposit'
  const isPaidIn = OWN_DEPOSIT.test(text) || isSumPaidIn(tokens, reader)
  return isPaidIn && !isRepeated ? 'single-deposit' : null
}

function pauseIn(
  text: string,
  isLeaving: boolean,
  has: (...wanted: readonly Concept[]) => boolean,
): Unoffered | null {
  if (PAUSE.test(text)) return 'pause'
  const isLength = LENGTH.test(text)
  // "Quiero salirme este mes" names the day of leaving and no pause.
  const isStopped = has('halt', 'let', 'not', 'nomore') && !has('join', 'cant', 'more', 'much', 'change')
  if ((isLength && (isStopped || isLeaving)) || (DURING.test(text) && isStopped)) return 'pause'
  return SUSPEND.test(text) ? 'leave-or-pause' : null
}

/** True for a verb that saves, or that pays into the savings when these are named. */
function isStoring(tokens: readonly string[], at: number, isSavings: boolean, reader: Reader): boolean {
  const { concept } = reader.read(tokens, at)
  const isPaying = concept === 'put' || concept === 'deposit' || PAYING_IN.test(soundOf(tokens[at] ?? ''))
  return (
    (concept === 'save' || /^guarden?me/.test(tokens[at] ?? '') || (isSavings && isPaying)) &&
    !isPastMovement(tokens, at, reader)
  )
}

/** True at a fund that receives money: "a la caja", "en mi ahorro". */
function isIntoSavings(tokens: readonly string[], at: number, reader: Reader): boolean {
  if (reader.read(tokens, at).concept !== 'savings') return false
  let before = at - 1
  while (/^(?:mis?|la|el|los|su|my|the)$/.test(tokens[before] ?? '')) before--
  return INTO.test(tokens[before] ?? '')
}

/** True in "depositar 500 a la caja" and "meter 1000 extra a mi ahorro". */
function isSumPaidIn(tokens: readonly string[], reader: Reader): boolean {
  const verb = tokens.findIndex(
    (token, at) => PAYING_IN.test(soundOf(token)) && !isPastMovement(tokens, at, reader),
  )
  if (verb < 0) return false
  const next = /^(?:unos|como|solo|nomas)$/.test(tokens[verb + 1] ?? '') ? verb + 2 : verb + 1
  // "Dejar mi ahorro en 500" sets the regular savings.
  const sum = readSpokenAmount(tokens, next)
  // "Meter 200 más" raises the regular savings.
  if (sum && /^(?:mas|menos|more|less)$/.test(tokens[sum.end] ?? '')) return false
  const isSum = sum !== null || reader.read(tokens, next).concept === 'money'
  return isSum && tokens.some((_, at) => at > verb && isIntoSavings(tokens, at, reader))
}
