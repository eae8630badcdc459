/** Rules for a loan and its maximum (spec 001 §5; BR-02, BR-03). Amounts in centavos. */

export interface FundMember {
  isEnrolled: boolean
  isDisabled: boolean
  /** Whole months in the fund. */
  months: number
  /** A loan waits for approval (c295). */
  hasLoanPending: boolean
  /** Leaving the fund is in process (enRetiro). */
  isLeaving: boolean
  owed: number
  saved: number
  /** Amount of a pending withdrawal, which does not count for a loan. */
  promised: number
  /** Social part (pS). */
  socialPart: number
}

export type LoanObstacle =
  | 'disabled'
  | 'not-enrolled'
  | 'too-new'
  | 'pending'
  | 'leaving'
  | 'owes'
  | 'social-part'

export interface LoanCondition {
  obstacle: LoanObstacle
  isMet: boolean
  /** Missing months, or centavos to pay or save; 0 if the condition is met or not countable. */
  lacks: number
}

export const LOAN_MONTHS = 3
/**
 * Maximum loan as a multiple of the savings, unless the fund sets another factor (G-03). Loans are in whole
 * hundreds of pesos.
 */
const LOAN_FACTOR = 2
const HUNDRED_PESOS = 10_000

/** Returns all conditions in the order of BR-02 (LOAN-02 … LOAN-06, CHAT-14). */
export function loanConditions(member: FundMember): LoanCondition[] {
  const { months, owed, socialPart } = member
  const saved = member.saved - member.promised
  const is = (obstacle: LoanObstacle, isMet: boolean, lacks = 0): LoanCondition => ({
    obstacle,
    isMet,
    lacks: isMet ? 0 : lacks,
  })
  return [
    is('disabled', !member.isDisabled),
    is('not-enrolled', member.isEnrolled),
    is('too-new', months >= LOAN_MONTHS, LOAN_MONTHS - months),
    is('pending', !member.hasLoanPending),
    is('leaving', !member.isLeaving),
    is('owes', owed <= 0, owed),
    is('social-part', socialPart > 0 && saved >= socialPart, Math.max(0, socialPart - saved)),
  ]
}

/** Returns the first obstacle in the order of BR-02, or null. */
export function loanObstacle(member: FundMember): LoanObstacle | null {
  return loanConditions(member).find(({ isMet }) => !isMet)?.obstacle ?? null
}

export function loanMaximum(member: FundMember, factor = LOAN_FACTOR): number {
  if (loanObstacle(member) !== null) return 0
  // Computes with whole hundredths of the factor, so that 1.1 times 1,000.00 is exactly 1,100.00.
  const hundredfold = Math.round(factor * 100) * (member.saved - member.promised)
  return Math.floor(hundredfold / (100 * HUNDRED_PESOS)) * HUNDRED_PESOS
}
