import { checkAbsences } from './absences.ts'
import { checkDays } from './days.ts'
import { checkDeductions } from './deductions.ts'
import { checkOvertime } from './extra-time.ts'
import { checkLoan, checkSavings } from './fund.ts'
import { checkNet } from './net.ts'
import { type PayFacts, type Rule, type RuleName, ruleNames, type RuleResult, unknownFor } from './facts.ts'
import { checkRestDays } from './rest-days.ts'
import { checkSundayPremium } from './sunday-premium.ts'
import { checkVacation } from './vacation.ts'
import { checkProfitSharing } from './profit-sharing.ts'
import { checkChristmasBonus } from './yearly.ts'

const rules: Readonly<Record<RuleName, Rule>> = {
  net: checkNet,
  days: checkDays,
  absences: checkAbsences,
  overtime: checkOvertime,
  restDays: checkRestDays,
  sundayPremium: checkSundayPremium,
  savings: checkSavings,
  loan: checkLoan,
  deductions: checkDeductions,
  vacation: checkVacation,
  christmasBonus: checkChristmasBonus,
  profitSharing: checkProfitSharing,
}

/** Rule that payroll switched off for paydays from `from` to `to`, YYYY-MM-DD; `to` is null without an end. */
export interface OffRule {
  rule: RuleName
  from: string
  to: string | null
}

export type CheckedRule = { rule: RuleName } & RuleResult

/**
 * Checks one payslip against the facts, offline. Omits rules that do not apply or that are switched off on its
 * payday. A preview is never checked, because it may change.
 */
export function checkPay(facts: PayFacts, off: readonly OffRule[] = []): CheckedRule[] {
  const { kind, paid, end } = facts.payslip
  if (kind === 'prepayroll') return []
  const day = paid || end
  const isOff = (name: RuleName) =>
    off.some(({ rule, from, to }) => rule === name && from <= day && (to === null || day <= to))
  return ruleNames.flatMap((rule) => {
    const result = isOff(rule) ? null : rules[rule](facts)
    return result === null ? [] : [{ rule, ...withKardexReason(result, facts) }]
  })
}

/**
 * Replaces the missing fact 'kardex' if the device has a kardex with an unreadable date: fetching again would
 * not help.
 */
function withKardexReason(result: RuleResult, { isKardexUnreadable }: PayFacts): RuleResult {
  const isAsked = result.state === 'unknown' && result.missing === 'kardex'
  return isAsked && isKardexUnreadable ? unknownFor('kardexDates') : result
}

/** Rules with a right result, and rules that could not decide, in the order of the check. */
interface Compared {
  right: readonly RuleName[]
  unknown: readonly RuleName[]
}

/** Amounts are centavos. */
export type CheckSummary =
  /** Every rule that applies is right without a doubt, and each list of `needed` has a right rule. */
  | ({ state: 'ok' } & Compared)
  /** Some rules are right, but a condition of `ok` is not met. */
  | ({ state: 'partly' } & Compared)
  /** `centavos` is the sum of the differences, or null if no difference states an amount. */
  | { state: 'difference'; count: number; centavos: number | null }

/** A Christmas bonus is compared only with the legal minimum, so its payslip is never all right. */
const needed: readonly (readonly RuleName[])[] = [['net'], ['days', 'absences'], ['overtime']]

/** Returns null if no rule is right and no rule found a difference. */
export function summaryOf(checked: readonly CheckedRule[]): CheckSummary | null {
  const differences = checked.flatMap((one) => (one.state === 'difference' ? [one] : []))
  if (differences.length > 0) {
    const amounts = differences.flatMap(({ centavos }) => (centavos === null ? [] : [centavos]))
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    return { state: 'difference', count: differences.length, centavos: amounts.length > 0 ? total : null }
  }
  const namesOf = (wanted: RuleResult['state']) =>
    checked.filter(({ state }) => state === wanted).map(({ rule }) => rule)
  const [right, unknown] = [namesOf('ok'), namesOf('unknown')]
  if (right.length === 0) return null
  const hasDoubt = checked.some((one) => one.state === 'ok' && one.doubt !== undefined)
  const isWhole = !hasDoubt && needed.every((names) => right.some((rule) => names.includes(rule)))
  return { state: unknown.length === 0 && isWhole ? 'ok' : 'partly', right, unknown }
}
