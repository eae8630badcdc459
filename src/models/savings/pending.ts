import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import type { FundRefusal } from '#domain/savings/savings-moves.ts'
import type { Fund } from './fund.ts'

/** Pending movements by the server's rules: how long they can be cancelled, and what they block (BR-09). */

const TYPES = { withdrawal: 294, loan: 295, other: 394 } as const

/**
 * Returns whether a movement can be cancelled: a loan until it is authorized, others until their prenómina
 * closes. From then on, new movements have a later payday. An unauthorized contribution is in no payroll yet.
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
 * Returns the first day a refused action is possible, or null when unknown or not after `today` (YYYY-MM-DD).
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

/** Payday of the pending movement of a type; at most one of each type is pending. */
function paydayOf(type: number, { pending }: Fund): string | null {
  return pending.find(({ TIPO_MOVIMIENTO }) => TIPO_MOVIMIENTO === type)?.fNomina || null
}

/** Payday of an authorized loan before its payout: '' when unknown, null without such a loan. */
export function loanPayoutDay(fund: Fund): string | null {
  return fund.position.isLoanComing ? (paydayOf(TYPES.loan, fund) ?? '') : null
}
