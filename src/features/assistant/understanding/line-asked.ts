import { type LineAsked, namesLine } from '#domain/pay-lines/find-line.ts'
import { fold } from '#domain/text/fold.ts'
import type { Locale } from '#i18n/locale.ts'
import { englishTokens } from './english-words.ts'
import { spanishTokens } from './numbers-said.ts'
import { CUT } from './sounds.ts'
import { spelledText } from './spelling.ts'
import { readSpokenAmount } from './spoken-amount.ts'

/**
 * Questions about one line of the payslip: "¿qué es P012?", "¿por qué me quitaron 300?". Every other sentence returns
 * null.
 */

interface Grammar {
  what: RegExp
  /** Beginning of a question about the reason. Group 1: verb of taking. Group 2: verb of paying. */
  why: RegExp
  /** Relative clause after the name of the line: "que me quitaron". Groups: see `why`. */
  whose: RegExp
  /** Meaningless words before the name of the line. */
  article: RegExp
  slip: RegExp
  /** Noun before or after the line. Group 1: a key. Group 2: something taken. Group 3: something paid. */
  kind: RegExp
  kindAfter: RegExp
  /** Meaningless words beside the line: "de más", "this week". */
  filler: RegExp
  /** Returns the text in lower case without accents. */
  folded: (text: string) => string
  tokensOf: (text: string) => string[]
}

const TAKEN =
  '(?:des)?quit\\w+|desc(?:o|ue)nt\\w+|rebaj\\w+|cobr\\w+|dedu[jc]\\w+|retuv\\w+|retien\\w+|sac\\w+'
const PAID = 'pag\\w+|deposit\\w+|abon\\w+|dieron|dan'

const spanish: Grammar = {
  what: /^(?:de )?que (?:es|son|sera|fue|significan?|quieren? decir) |^a que (?:se refieren?|corresponden?) |^expli(?:ca|que|quen|cen)me (?:que es )?/,
  why: new RegExp(`^(?:por que|de que) (?:me|nos) (?:estan? |andan? |vienen? )?(?:(${TAKEN})|(${PAID}))\\b`),
  whose: new RegExp(` que (?:me|nos) (?:estan? |andan? )?(?:(${TAKEN})|(${PAID}))\\b.*$`),
  article: /^(?:(?:es[oae]s?|est[oae]s?|el|l[oa]s?|una?|mis?|del?) )+/,
  slip: /\b(?:en|del?) (?:(?:mi|el|la|este|ese|mis) )?(?:recibos?|nomina|talon|sobre|comprobante)(?: de (?:nomina|pago))?\b/,
  kind: /^(?:(concepto|clave|codigo|renglon|linea)|(descuento|deduccion|cobro|cargo)|(percepcion|pago)) (?:(?:del?|con|clave|numero|num|no|llamad[oa]) )*/,
  kindAfter: /(?!)/,
  filler:
    /\b(?:de mas|mas|menos|tanto|mucho|otra vez|de nuevo|ahora|hoy|ayer|(?:en )?est[ea] (?:semana|quincena|mes|vez))\b/g,
  folded: spelledText,
  tokensOf: spanishTokens,
}

const english: Grammar = {
  what: /^what(?: is| are|s|s the| was| does)? |^explain /,
  why: /^why (?:did|do|was|were|am|is|are) (?:they |you |the company |i |it )?(?:being )?(?:(tak\w+|took|deduct\w*|charg\w*|withh\w+|cut|remov\w*)|(pay|paid|get|got|receiv\w*))\b/,
  whose: / (?:that )?(?:they|you|i) (?:(took|deducted|charged|cut)|(paid|got|received))\b.*$/,
  article: /^(?:(?:the|this|that|these|those|an?|my|of|for) )+/,
  slip: /\b(?:on|in|of|from) (?:(?:my|the|this) )?(?:pay ?slip|pay ?check|pay ?stub|payroll|pay)\b/,
  kind: /^(?:(concept|key|code|item|line)|(deduction|charge)|(payment|earning)) (?:(?:of|for|called|number) )*/,
  kindAfter: / (?:(key|code|item|line)|(deduction|charge)|(payment|earning))$/,
  filler: /\b(?:extra|more|less|so much|again|me|off|out|today|this (?:week|time|month)|mean|means)\b/g,
  folded: fold,
  tokensOf: englishTokens,
}

/** Greetings and openings before the question. */
const OPENING =
  /^(?:(?:hola|oye|oigan?|buen[oa]s?|dias?|tardes|noches|disculpen?|alguien sabe|no se|quiero saber|quisiera saber|dime|saben|y|pero|hi|hello|hey|excuse me|i don t know|please),? )+/
const SHORTENED: readonly [RegExp, string][] = [
  [/\b(?:xq|pq|xk|pk|porq|pork|porqe|porque|x q|por k)\b/g, 'por que'],
  [/\b(?:q|k|ke|qe)\b/g, 'que'],
]
/**
 * Words of the savings fund. A question with such a word is about the fund, unless it names the payslip or a
 * kind of line, such as a deduction.
 */
const FUND = /\b(?:caja|ahorr\w*|aorr\w*|fondo|prest\w+|emprest\w+|retir\w+|aport\w+|saving\w*|loan\w*)\b/
/** Matches "P012", "D-4", "045" and "P 012". Digits alone may also be an amount. */
const KEY = /^(?:[a-z]{1,3}[- ]?\d{1,6}|\d{1,6}[a-z]{0,2})$/
const MOST_WORDS = 6

/** Understands Spanish; in the English app also English. */
export function lineAsked(text: string, locale: Locale): LineAsked | null {
  return (locale === 'en' ? askedIn(text, english) : null) ?? askedIn(text, spanish)
}

function plainOf(text: string, grammar: Grammar): string {
  const plain = grammar
    .folded(text)
    .replace(/[^a-z\d$.,\s-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,]+$/, '')
    .trim()
  return SHORTENED.reduce((found, [short, long]) => found.replace(short, long), plain).replace(OPENING, '')
}

function askedIn(text: string, grammar: Grammar): LineAsked | null {
  const plain = plainOf(text, grammar)
  const why = grammar.why.exec(plain)
  if (why) return reasonAsked(plain.slice(why[0].length), sideOf(why), grammar)
  const what = grammar.what.exec(`${plain} `)
  return what ? meaningAsked(plain.slice(what[0].length), grammar) : null
}

function sideOf(found: RegExpExecArray | null): LineAsked['side'] {
  if (found?.[1] !== undefined) return 'taken'
  return found?.[2] === undefined ? null : 'paid'
}

function tidy(text: string, grammar: Grammar): string {
  return text.replace(/\s+/g, ' ').trim().replace(grammar.article, '').trim()
}

/** Reads "por qué me quitaron 300" and "por qué me cobran fonacot". */
function reasonAsked(rest: string, side: LineAsked['side'], grammar: Grammar): LineAsked | null {
  const isOfSlip = grammar.slip.test(rest)
  const line = tidy(rest.replace(grammar.slip, ' ').replace(grammar.filler, ' '), grammar)
  const isOfFund = FUND.test(line) && !isOfSlip
  if (line === '' || isOfFund || line.split(' ').length > MOST_WORDS) return null
  const number = amountIn(line, grammar)
  if (number === null) return namesLine(line) ? { key: null, amount: null, words: line, side } : null
  const words = tidy(number.rest, grammar)
  if (words !== '' && !namesLine(words)) return null
  return { key: null, amount: number.centavos, words, side }
}

/** Reads "qué es P012", "qué es ISR en mi recibo" and "de qué son los 250 que me quitaron". */
function meaningAsked(rest: string, grammar: Grammar): LineAsked | null {
  const whose = grammar.whose.exec(rest)
  const bare = rest.replace(grammar.whose, '').replace(grammar.slip, ' ').replace(grammar.filler, ' ')
  const isOfSlip = whose !== null || grammar.slip.test(rest)
  const named = tidy(bare, grammar)
  const before = grammar.kind.exec(`${named} `)
  const kind = before ?? grammar.kindAfter.exec(named)
  const line = tidy(`${named} `.replace(grammar.kind, '').trim().replace(grammar.kindAfter, ''), grammar)
  const side =
    sideOf(whose) ?? (kind?.[2] === undefined ? (kind?.[3] === undefined ? null : 'paid') : 'taken')
  if (line === '' || line.split(' ').length > MOST_WORDS) return null
  const isKeyNamed = kind?.[1] !== undefined
  if (KEY.test(line)) {
    const isNumber = /^[1-9]\d*$/.test(line)
    const isSum = isNumber && (whose !== null || /\b(?:de|of) $/.test(before?.[0] ?? ''))
    const key = isSum ? null : line.toUpperCase()
    // "El descuento 301" names a key. "The 300 deduction" may name a key or an amount.
    const mayBeSum = isSum || (isNumber && !isKeyNamed && before === null)
    return { key, amount: mayBeSum ? Number(line) * 100 : null, words: '', side }
  }
  const number = amountIn(line, grammar)
  if (number) return number.rest === '' ? { key: null, amount: number.centavos, words: '', side } : null
  const isSure = isOfSlip || kind !== null || (namesLine(line) && !FUND.test(line))
  return isSure && !/\d/.test(line) ? { key: null, amount: null, words: line, side } : null
}

/** Returns the amount in centavos at the beginning of the words, and the rest. Null without an amount. */
function amountIn(line: string, { tokensOf }: Grammar): { centavos: number; rest: string } | null {
  const tokens = tokensOf(line)
  const found = readSpokenAmount(tokens, 0)
  if (found === null) return null
  const rest = tokens.slice(found.end).filter((token) => token !== CUT)
  return { centavos: found.centavos, rest: rest.join(' ') }
}
