import type { Topic } from '../pay-lines/topics.ts'
import { isOfPeriod } from '../payslips/payslip.ts'
import { daysBetween } from '../time/dates.ts'
import {
  type MissingFact,
  ok,
  type PayFacts,
  type PaySum,
  regularTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
} from './facts.ts'
import { fullDays } from './full-days.ts'

/** Largest gap between two payslips of one job, in days. */
const LARGEST_GAP = 4

/** Deductions that usually repeat, and the paper that would explain a change. */
const papers: Partial<Record<Topic, MissingFact>> = {
  infonavit: 'housingNotice',
  housingInsurance: 'housingNotice',
  housingLoan: 'housingNotice',
  fonacot: 'fonacotPlan',
  alimony: 'courtOrder',
  union: 'unionDues',
}

/** Deductions for taxes and social security, which reduce the pay that a judge's share is taken from. */
const legalTopics: readonly Topic[] = ['incomeTax', 'socialSecurity', 'retirement']

/**
 * Compares credits, alimony and union dues with those of the payslip before. The portal has neither the notice of a
 * credit nor a judge's order, so another amount is unknown and never a difference. An amount that changes like the pay
 * is a share of it.
 * @returns null when the rule does not apply
 */
export function checkDeductions({ payslip, neighbours }: PayFacts): RuleResult | null {
  const { kind, lines, start, end } = payslip
  const own = Object.entries(papers)
    .map(([name, paper]) => ({ topic: name as Topic, paper, amount: deductedBy(lines, name as Topic) }))
    .filter(({ amount }) => amount > 0)
  if (!isOfPeriod(kind) || own.length === 0) return null
  const before = neighbours.find((one) => one.end < start && daysBetween(one.end, start) <= LARGEST_GAP + 1)
  if (!before || fullDays(before.start, before.end).fixed !== fullDays(start, end).fixed) {
    return unknownFor('hiring')
  }
  const changed = own.find(
    ({ topic, amount }) => !isSameShare(amount, payslip, deductedBy(before.lines, topic), before),
  )
  if (changed) return unknownFor(changed.paper)
  return ok(
    { name: 'deducted', money: own.reduce((sum, { amount }) => sum + amount, 0) },
    {
      name: 'deductedBefore',
      money: own.reduce((sum, { topic }) => sum + deductedBy(before.lines, topic), 0),
    },
  )
}

function deductedBy(lines: PaySum['lines'], topic: Topic): number {
  return sumOfTopics(
    lines.filter(({ side }) => side === 'deduction'),
    topic,
  )
}

/** Returns whether both payslips deduct the same amount, or the same share of their pay or of their paid days. */
function isSameShare(amount: number, pay: PaySum, amountBefore: number, payBefore: PaySum): boolean {
  if (amountBefore === 0) return false
  if (Math.abs(amount - amountBefore) < ROUNDING) return true
  const bases = basesOf(pay)
  return basesOf(payBefore).some((base, place) => {
    const now = bases[place] ?? 0
    return base > 0 && now > 0 && Math.abs(amount - (amountBefore * now) / base) < ROUNDING
  })
}

/** Returns what a share may be taken from: all income, income less taxes, pay of the days, and the days. */
function basesOf({ lines, daysPaid }: PaySum): readonly number[] {
  const income = lines.reduce((sum, { side, amount }) => (side === 'perception' ? sum + amount : sum), 0)
  const legal = sumOfTopics(lines, ...legalTopics)
  return [income, income - legal, sumOfTopics(lines, ...regularTopics), daysPaid ?? 0]
}
