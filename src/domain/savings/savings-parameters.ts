import { planLoan } from './loan-plan.ts'
import { savingRule } from './savings-amounts.ts'

/** Figures of the fund from a day on, and the rules of proposing new ones (CAJ-07; G-03, G-05). */
export interface FundFigures {
  /** Yearly fractions with at most six decimals: 0.1125 = 11.25 %. */
  tiie: number
  rate: number
  /** Maximum loan as a multiple of the savings. */
  loanFactor: number
  /** Centavos, like the two minimums of the savings per period. */
  socialPart: number
  minimumWeekly: number
  minimumBiweekly: number
}

export interface FundParameters extends FundFigures {
  /** Whether savings above the legal maximum are refused. Otherwise the person is only warned. */
  refusesAboveQuota: boolean
}

export type ParameterName = keyof FundFigures

/** Minimums of BR-05, for a fund without its own minimums. */
export const usualMinimums = { weekly: savingRule(1).least, biweekly: savingRule(2).least } as const

/** Bounds of each parameter; a value beyond them is probably a typing error. */
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

/** Maximum years ahead; a later date is probably a typing error. */
const FARTHEST_YEARS = 2

/** @param current parameters otherwise in force on that day; null without any */
export function proposalProblems(
  proposal: FundParameters & { validFrom: string },
  today: string,
  current: FundParameters | null,
): ProposalProblem[] {
  const { validFrom } = proposal
  const problems: ProposalProblem[] = parameterNames.filter((name) => {
    const { least, most } = parameterBounds[name]
    return !(proposal[name] >= least && proposal[name] <= most)
  })
  if (validFrom < today) problems.push('past')
  if (Number(validFrom.slice(0, 4)) - Number(today.slice(0, 4)) > FARTHEST_YEARS) problems.push('too-far')
  const compared = [...parameterNames, 'refusesAboveQuota'] as const
  if (current !== null && compared.every((name) => proposal[name] === current[name])) problems.push('same')
  return problems
}

/** Converts "11.25 %", "11.25" and " 11,25% " to 0.1125; null for more than four decimals or other texts. */
export function readPercent(typed: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(typed.trim())
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  // Uses the digits, because 0.07 * 100 is not 7.
  return Number(`${whole}${decimals.padEnd(4, '0')}`) / 1_000_000
}

/** Formats 0.1125 as "11.25 %", with two to four decimals. */
export function percentText(fraction: number): string {
  const digits = String(Math.round(fraction * 1_000_000)).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '')
  return `${digits.slice(0, -4)}.${decimals} %`
}

/** Reads "2", "1.5" and " 2,25 veces ", exact to hundredths; null for other texts. */
export function readFactor(typed: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?(?:\s*ve(?:ces|z))?$/i.exec(typed.trim())
  if (!match) return null
  const [, whole = '', decimals = ''] = match
  return Number(`${whole}${decimals.padEnd(2, '0')}`) / 100
}

/** Example loan that illustrates a change of rates: 10,000.00 in 12 fortnights. */
export const EXAMPLE_LOAN = { amount: 1_000_000, term: 12, payGroup: 2 } as const

/** Returns the example's interest in centavos. */
export function exampleInterest(rates: Pick<FundFigures, 'tiie' | 'rate'>): number {
  return planLoan(EXAMPLE_LOAN, rates).interest
}
