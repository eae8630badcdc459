import { formatMoney } from '#domain/money/money.ts'
import type { CheckedRule } from '#domain/pay-check/check-pay.ts'
import type { Fact, RuleName } from '#domain/pay-check/facts.ts'
import { MAX_CLARIFICATION_COMMENT } from '#domain/requests/clarifications.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

type Words = Translation<typeof es>

type CheckDifference = Extract<CheckedRule, { state: 'difference' }>

export function differencesOf(checked: readonly CheckedRule[]): CheckDifference[] {
  return checked.flatMap((one) => (one.state === 'difference' ? [one] : []))
}

/** Returns null for an amount, because amounts are masked separately. */
export function plainValue(fact: Fact, words: Pick<Words, 'none'>): string | null {
  if ('money' in fact) return null
  if ('dates' in fact) return fact.dates.map(formatDate).join(', ')
  return fact.count === 0 ? words.none : String(fact.count)
}

export function checkComment(
  differences: readonly CheckDifference[],
  period: string,
  shown: boolean,
  words: Words,
): string {
  const sentences = differences.map((one) => `\n- ${sentenceOf(one, shown, words)}`)
  const facts = differences.map((one) => one.facts.flatMap((fact) => factOf(fact, shown, words)))
  const total = facts.flat().length
  const joined = (kept: number) => {
    let left = kept
    const lines = sentences.map((sentence, place) => {
      const own = facts[place]?.slice(0, left) ?? []
      left -= own.length
      return [sentence, ...own].join('')
    })
    const end = kept < total ? `\n${words.comment.more(total - kept)}` : ''
    return [words.comment.lead(period), ...lines, end].join('')
  }
  const counts = Array.from({ length: total + 1 }, (_, dropped) => total - dropped)
  const fitting = counts.find((kept) => lengthOf(joined(kept)) <= MAX_CLARIFICATION_COMMENT)
  return joined(fitting ?? 0).slice(0, MAX_CLARIFICATION_COMMENT)
}

/** Maximum number of dates that the comment lists individually. */
const LISTED_DATES = 5

function factOf(fact: Fact, shown: boolean, words: Words): string[] {
  const value = textOf(fact, words) ?? (shown && 'money' in fact ? formatMoney(fact.money) : null)
  return value === null ? [] : [` ${words.comment.fact(words.facts[fact.name], value)}`]
}

function textOf(fact: Fact, words: Words): string | null {
  if (!('dates' in fact) || fact.dates.length <= LISTED_DATES) return plainValue(fact, words)
  const [first = '', last = ''] = [fact.dates[0], fact.dates.at(-1)]
  return words.comment.dates(fact.dates.length, formatDate(first), formatDate(last))
}

function sentenceOf({ rule, centavos, days }: CheckDifference, shown: boolean, words: Words): string {
  const { name } = words.rules[rule]
  const amount = centavos === null ? null : formatMoney(centavos)
  const text = shown && amount !== null ? amount : days === null ? null : words.days(days)
  return text === null ? words.comment.without(name) : words.comment.of(name, text)
}

/** Words in the company's Spanish reasons for clarifications, without accents. The best hint is first. */
const hints: Readonly<Record<RuleName, readonly string[]>> = {
  net: ['pago incompleto', 'pago'],
  days: ['dias', 'sueldo'],
  absences: ['falta', 'descuento'],
  overtime: ['tiempo extra'],
  restDays: ['descanso', 'festivo'],
  sundayPremium: ['prima dominical', 'domingo'],
  savings: ['caja de ahorro', 'ahorro', 'descuento'],
  loan: ['prestamo', 'descuento'],
  deductions: ['infonavit', 'fonacot', 'descuento'],
  vacation: ['prima vacacional', 'vacaciones'],
  christmasBonus: ['aguinaldo'],
  profitSharing: ['utilidades', 'PTU'],
}

export function checkReasons(differences: readonly CheckDifference[]): string[] {
  return differences.flatMap(({ rule }) => hints[rule])
}
