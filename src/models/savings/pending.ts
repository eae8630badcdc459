import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import type { Fund } from './fund.ts'

/** Rules of the server about pending movements. Each type has at most one pending movement (BR-09). */

const TYPES = { withdrawal: 294, loan: 295, other: 394 } as const

/**
 * Returns whether a movement can be cancelled. A loan can be cancelled until it is authorized, any other
 * movement until its prenómina closes. An unauthorized contribution can always be cancelled, because no
 * payroll contains it.
 */
export function canCancel(
  { TIPO_MOVIMIENTO, clase, paso, fNomina }: PendingMovement,
  { paydays }: Pick<Fund, 'paydays'>,
): boolean {
  if (TIPO_MOVIMIENTO === TYPES.loan) return paso !== 'autorizado'
  const isUndecided = clase === 'aportacion' && paso !== undefined && paso !== 'autorizado'
  return isUndecided || !fNomina || paydays.movement === '' || fNomina >= paydays.movement
}

/**
 * Returns the day on which the reason ends; null when the day is unknown or not after `today` (YYYY-MM-DD).
 */
export function freeFrom(refusal: FundRefusal, fund: Fund, today: string): string | null {
  const day = dayOf(refusal, fund)
  return day !== null && day > today ? day : null
}

function dayOf(refusal: FundRefusal, fund: Fund): string | null {
  switch (refusal) {
    case 'too-new':
      return fund.loansFrom
    case 'withdrawal-pending':
      return paydayOf(TYPES.withdrawal, fund)
    case 'request-pending':
      return paydayOf(TYPES.other, fund)
    case 'not-paid-out':
      return paydayOf(TYPES.loan, fund)
    default:
      return null
  }
}

/** Returns the payday of the pending movement of a type; null without one. */
function paydayOf(type: number, { pending }: Fund): string | null {
  return pending.find(({ TIPO_MOVIMIENTO }) => TIPO_MOVIMIENTO === type)?.fNomina || null
}

/** Returns the payday of an authorized loan; '' when the day is unknown, null without such a loan. */
export function loanPayoutDay(fund: Fund): string | null {
  return fund.position.isLoanComing ? (paydayOf(TYPES.loan, fund) ?? '') : null
}
