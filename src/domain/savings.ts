/** Savings fund: who may have a loan and how much (spec 001 §5; BR-02, BR-03). Amounts in centavos. */

export interface FundMember {
  isEnrolled: boolean
  /** incapacidad: the choice is not even there. */
  isDisabled: boolean
  /** Whole months in the fund. */
  months: number
  /** A loan waits for approval (c295). */
  hasLoanPending: boolean
  /** Leaving the fund is in process (enRetiro). */
  isLeaving: boolean
  /** What is owed of a loan. */
  owed: number
  saved: number
  /** What a withdrawal in process takes out of it: nobody lends on that. */
  promised: number
  /** pS. */
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

/** One of the conditions of a loan, for whoever asks why not. */
export interface LoanCondition {
  /** What it is when it is not met. */
  obstacle: LoanObstacle
  isMet: boolean
  /** Months, or centavos to pay or to save; 0 when it is met, and where nothing can be counted. */
  lacks: number
}

/** How long one is in the fund before anything is lent. */
export const LOAN_MONTHS = 3
/** A loan is at most twice the savings, in whole hundreds of pesos, where the fund says nothing else (G-03). */
const LOAN_FACTOR = 2
const HUNDRED_PESOS = 10_000

/** All conditions in the order of BR-02 (LOAN-02 … LOAN-06, CHAT-14). */
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

/** The first reason against a loan, in the order of BR-02; null when there is none. */
export function loanObstacle(member: FundMember): LoanObstacle | null {
  return loanConditions(member).find(({ isMet }) => !isMet)?.obstacle ?? null
}

/** cantidadPrestamo: the largest loan, 0 for whoever may have none. */
export function loanMaximum(member: FundMember, factor = LOAN_FACTOR): number {
  if (loanObstacle(member) !== null) return 0
  // From whole hundredths of the factor, so that 1.1 times 1,000.00 is 1,100.00.
  const hundredfold = Math.round(factor * 100) * (member.saved - member.promised)
  return Math.floor(hundredfold / (100 * HUNDRED_PESOS)) * HUNDRED_PESOS
}
