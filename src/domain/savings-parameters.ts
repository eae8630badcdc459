import { planLoan } from './loan-plan.ts'
import { savingRule } from './savings-amounts.ts'

/** What the fund reckons with from a day on (CAJ-07; G-03, G-05), and how the desk proposes another one. */
export interface FundParameters {
  /** Fractions a year, at most six decimals: 0.1125 = 11.25 %. */
  tiie: number
  rate: number
  /** A loan is at most so many times the savings. */
  loanFactor: number
  /** Centavos, as the minimums of what is saved each period. */
  socialPart: number
  minimumWeekly: number
  minimumBiweekly: number
}

export type ParameterName = keyof FundParameters

/** Whoever the fund says nothing about saves at least what BR-05 has. */
export const usualMinimums = { weekly: savingRule(1).least, biweekly: savingRule(2).least } as const

/** What the database holds to, too; beyond it a typing error is more likely than a wish. */
export const parameterBounds = {
  tiie: { least: 0, most: 1 },
  rate: { least: 0, most: 1 },
  loanFactor: { least: 0.5, most: 10 },
  socialPart: { least: 0, most: 1_000_000 },
  minimumWeekly: { least: 100, most: 1_000_000 },
  minimumBiweekly: { least: 100, most: 1_000_000 },
} as const satisfies Record<ParameterName, { least: number; most: number }>

export const parameterNames = Object.keys(parameterBounds) as readonly ParameterName[]

export type ProposalProblem = ParameterName | 'past' | 'too-far' | 'same'

/** A change that is planned further ahead is a year typed wrong. */
const FARTHEST_YEARS = 2

/**
 * Why a proposal can't be made, everything at once.
 * @param held what would hold on that day without it; null where nothing does
 */
export function proposalProblems(
  proposal: FundParameters & { validFrom: string },
  today: string,
  held: FundParameters | null,
): ProposalProblem[] {
  const { validFrom } = proposal
  const problems: ProposalProblem[] = parameterNames.filter((name) => {
    const { least, most } = parameterBounds[name]
    return !(proposal[name] >= least && proposal[name] <= most)
  })
  if (validFrom < today) problems.push('past')
  if (Number(validFrom.slice(0, 4)) - Number(today.slice(0, 4)) > FARTHEST_YEARS) problems.push('too-far')
  if (held !== null && parameterNames.every((name) => proposal[name] === held[name])) problems.push('same')
  return problems
}

/** "11.25 %", "11.25", " 11,25% " → 0.1125; null for what is no percentage with at most four decimals. */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(typed.trim())
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  // By its digits: 0.07 * 100 is not 7.
  return Number(`${whole}${decimals.padEnd(4, '0')}`) / 1_000_000
}

/** 0.1125 → "11.25 %"; two decimals at least, more where there are any. */
export function percentText(fraction: number): string {
  const digits = String(Math.round(fraction * 1_000_000)).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${digits.slice(0, -4)}.${decimals} %`
}

/** "2", "1.5", " 2,25 veces " → hundredths exactly; null for anything else. */
export function readFactor(typed: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?(?:\s*ve(?:ces|z))?$/i.exec(typed.trim())
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  return Number(`${whole}${decimals.padEnd(2, '0')}`) / 100
}

/** The loan by which a change of the rates is understood: 10,000.00 in 12 fortnights. */
export const EXAMPLE_LOAN = { amount: 1_000_000, term: 12, payGroup: 2 } as const

/** Interest of the example, in centavos. */
export function exampleInterest(rates: Pick<FundParameters, 'tiie' | 'rate'>): number {
  return planLoan(EXAMPLE_LOAN, rates).interest
}
