import type { PendingMovement } from '#contract/savings-moves.ts'
import type { FundRefusal } from '#domain/savings-moves.ts'
import type { Fund } from './fund.ts'

/** What is in process, as the server goes by it: until when it can be cancelled, and what it keeps waiting (BR-09). */

const TYPES = { withdrawal: 294, loan: 295, other: 394 } as const

/**
 * A loan until it is authorized, and what the payroll takes until its prenómina closes: from then on movements go with a
 * later payday. A contribution that nobody has authorized is in no payroll yet.
 */
export function canCancel(
  { TIPO_MOVIMIENTO, clase, paso, fNomina }: PendingMovement,
  { paydays }: Pick<Fund, 'paydays'>,
): boolean {
  if (TIPO_MOVIMIENTO === TYPES.loan) return paso !== 'autorizado'
  const isUndecided = clase === 'aportacion' && paso !== undefined && paso !== 'autorizado'
  return isUndecided || !fNomina || paydays.movement === '' || fNomina >= paydays.movement
}

/** The day from which what is refused may be asked for; null where nobody knows one. @param today YYYY-MM-DD */
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

/** The payday with which one of a type goes; of each type one waits at a time. */
function paydayOf(type: number, { pending }: Fund): string | null {
  return pending.find(({ TIPO_MOVIMIENTO }) => TIPO_MOVIMIENTO === type)?.fNomina || null
}

/** Of a loan that is authorized and not paid out: its payday, '' where none is named; null where there is none. */
export function loanComesOn(fund: Fund): string | null {
  return fund.position.isLoanComing ? (paydayOf(TYPES.loan, fund) ?? '') : null
}
