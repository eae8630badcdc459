import { type Adjustment, adjustmentOf } from './adjustments.ts'
import type { LineToExplain } from './pay-line.ts'
import { withoutPart } from './payroll-part.ts'
import {
  type Decider,
  deciderOf,
  isOthers,
  type TaxRule,
  taxRuleOf,
  type Topic,
  topicOfType,
} from './topics.ts'
import { isOwnName } from './type-names.ts'
import { saysNothing, type WordRule } from './word-rules.ts'
import { plainWords, rulesIn, wholeRulesIn } from './words.ts'

export interface LineExplanation {
  topic: Topic
  /** Payment that the line corrects; null for any other line. */
  adjusts: Adjustment | null
  /** True when words of the description name the topic, too; false for a quoted line. */
  isNamed: boolean
  /**
   * True if words of the description are unknown or contradict the SAT's type, or if the type only says
   * "others". The screen then shows the SAT's name of the line and quotes the company's name.
   */
  isQuoted: boolean
  /** Null when the decider depends on the case, and for a quoted line. */
  decider: Decider | null
  /** The receipt's own taxed and exempt parts take precedence. */
  tax: TaxRule | null
}

/**
 * Explains a line by its SAT type. Words of the description refine the type, and overtime nodes refine the
 * hours. Without a type, certain words alone explain the line. Returns null if type and words say nothing, or
 * if the type has no explanation.
 */
export function explainLine(line: LineToExplain): LineExplanation | null {
  const plain = plainWords(withoutPart(line.description))
  return line.satType === undefined ? byWords(line, plain) : byType(line, line.satType, plain)
}

function byWords(line: LineToExplain, plain: string): LineExplanation | null {
  const own = certainRules(line, plain)
  const isOther = own.length === 0 && line.side === 'perception'
  const rules = isOther ? certainRules({ ...line, side: 'otherPayment' }, plain) : own
  const topics = new Set(rules.filter(({ needsType }) => !needsType).map(({ topic }) => topic))
  const [topic] = topics
  if (topic === undefined || topics.size > 1) return null
  const { topic: refined } = refineHours(topic, line, plain)
  return explanationOf(refined, { isNamed: true })
}

function certainRules({ side, amount }: LineToExplain, plain: string): WordRule[] {
  return wholeRulesIn(plain, side).filter(
    ({ under }) => under === undefined || (amount !== undefined && Math.abs(amount) < under),
  )
}

function byType(line: LineToExplain, satType: string, plain: string): LineExplanation | null {
  const adjusts = line.side === 'deduction' ? adjustmentOf(satType) : null
  if (adjusts) return byAdjustment(adjusts, plain)
  const base = topicOfType(line.side, satType)
  if (base === null) return null
  const rules = rulesIn(plain, line.side)
  const certain = certainRules(line, plain)
  const refining = new Set(certain.filter(({ refines }) => has(refines, satType)).map(({ topic }) => topic))
  const [refined] = refining
  const topic = refined !== undefined && refining.size === 1 ? refined : base
  if (isOthers(topic)) return explanationOf(topic, { isQuoted: true })
  const isContradicted = rules.some(
    (rule) => rule.topic !== base && rule.topic !== topic && !has(rule.agrees, satType),
  )
  const isSilent = saysNothing(plain, line.side, base)
  // Companies use every type for other kinds of payments, so unknown words are quoted.
  const isUnknown = topic === base && !isSilent && !isOwnName(plain, line.side, satType, base)
  const isNamed = topic !== base || rules.some((rule) => rule.topic === base && !rule.isVague)
  const hours = refineHours(topic, line, isUnknown ? '' : plain)
  const isQuoted = hours.isContradicted || isContradicted || isUnknown
  return explanationOf(isContradicted ? base : hours.topic, { isNamed: isNamed && !isQuoted, isQuoted })
}

const CORRECTION = /\b(?:ajustes?|ajte|aj|correccion(?:es)?|corr)\b/

/** Quotes the words unless they name the corrected payment, or only say that something is corrected. */
function byAdjustment(adjusts: Adjustment, plain: string): LineExplanation {
  const { side, satType, topic } = adjusts
  const rest = plain.replace(CORRECTION, ' ').replace(/ +/g, ' ').trim()
  const isSilent = saysNothing(rest, 'deduction', 'adjustment') || saysNothing(rest, side, topic)
  const isNamed =
    isOwnName(rest, side, satType, topic) ||
    certainRules({ side, description: '' }, rest).some(({ refines }) => has(refines, satType))
  return explanationOf('adjustment', { adjusts, isNamed, isQuoted: !isSilent && !isNamed })
}

const overtimeKinds: Readonly<Record<string, Topic>> = {
  '01': 'overtimeDouble',
  '02': 'overtimeTriple',
  '03': 'overtimeSimple',
}

function refineHours(
  topic: Topic,
  { facts }: LineToExplain,
  plain: string,
): { topic: Topic; isContradicted: boolean } {
  if (topic !== 'overtime') return { topic, isContradicted: false }
  const said = new Set([
    ...(/\bdob/.test(plain) ? ['01'] : []),
    ...(/\btrip/.test(plain) ? ['02'] : []),
    ...(/\bsimple|\bsencill/.test(plain) ? ['03'] : []),
  ])
  const paid = new Set((facts?.overtime ?? []).map(({ kind }) => kind))
  const kinds = paid.size > 0 ? paid : said
  const [kind = ''] = kinds
  const isContradicted = paid.size > 0 && [...said].some((each) => !paid.has(each))
  return { topic: (kinds.size === 1 && overtimeKinds[kind]) || topic, isContradicted }
}

function explanationOf(
  topic: Topic,
  { adjusts = null, isNamed = false, isQuoted = false }: Partial<LineExplanation>,
): LineExplanation {
  const decider = isQuoted ? null : deciderOf(topic)
  const tax = isQuoted ? null : taxRuleOf(topic)
  return { topic, adjusts, isNamed, isQuoted, decider, tax }
}

function has(types: string | undefined, satType: string): boolean {
  return types?.split(' ').includes(satType) ?? false
}
