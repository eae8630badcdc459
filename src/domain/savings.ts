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

const LOAN_MONTHS = 3
/** A loan is at most twice the savings, in whole hundreds of pesos (G-03). */
const LOAN_FACTOR = 2
const HUNDRED_PESOS = 10_000

/** The first reason against a loan, in the order of BR-02; null when there is none. */
export function loanObstacle(member: FundMember): LoanObstacle | null {
  if (member.isDisabled) return 'disabled'
  if (!member.isEnrolled) return 'not-enrolled'
  if (member.months < LOAN_MONTHS) return 'too-new'
  if (member.hasLoanPending) return 'pending'
  if (member.isLeaving) return 'leaving'
  if (member.owed > 0) return 'owes'
  const isCovered = member.socialPart > 0 && member.saved >= member.socialPart
  return isCovered ? null : 'social-part'
}

/** cantidadPrestamo: the largest loan, 0 for whoever may have none. */
export function loanMaximum(member: FundMember): number {
  if (loanObstacle(member) !== null) return 0
  return Math.floor((LOAN_FACTOR * member.saved) / HUNDRED_PESOS) * HUNDRED_PESOS
}
