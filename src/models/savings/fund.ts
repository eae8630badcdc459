import type { SavingsUser } from '#contract/savings.ts'
import type { PendingMovement } from '#contract/savings-moves.ts'
import { isEnrolled } from '#domain/can.ts'
import type { LoanRates } from '#domain/loan-plan.ts'
import { pesosToCentavos } from '#domain/wire-pesos.ts'
import { type FundAction, type FundPosition, type Offer, loanOffer } from '#domain/savings-moves.ts'
import * as rules from '#domain/savings-moves.ts'
import { savingRule, type SavingRule } from '#domain/savings-amounts.ts'

/** A person's savings fund as the device knows it: what the rules of domain/savings-moves.ts decide by. Amounts in centavos. */
export interface Fund {
  position: FundPosition
  payGroup: number
  /** What may be saved each period: the fund's own minimum, where it says one. */
  saving: SavingRule
  /** What is saved each period. */
  savedEachPeriod: number
  /** The most that may be lent, as the service says it (cantidadPrestamo); 0 while nothing is. */
  loanMaximum: number
  /** null while nobody has said them. */
  rates: LoanRates | null
  pending: readonly PendingMovement[]
  /** Whether anybody has said what is in process: an empty list may be one that was never heard. */
  knowsPending: boolean
  /** What the desk has refused lately. */
  refused: readonly PendingMovement[]
  paydays: Paydays
}

/** What each call says besides (CHAT-23), and the payday with which goes what is asked for now. */
export interface Paydays {
  prepayroll: string
  payroll: string
  /** '' where the calendar does not reach so far. */
  movement: string
  periodStart: string
  week: number
  fortnight: number
}

/** What CAJ-11 and CAJ-07 say; null while they have not been heard. */
interface FundParts {
  movements: {
    caja: readonly PendingMovement[]
    rechazadas?: readonly PendingMovement[] | null | undefined
    fechaNomina?: string | undefined
  } | null
  variables: { tiie: number; tasa: number } | null
}

const WITHDRAWAL = 294
const LOAN = 295

export function readFund(user: SavingsUser, { movements, variables }: FundParts): Fund {
  const pending = movements?.caja ?? []
  return {
    position: {
      isEnrolled: isEnrolled(user),
      isDisabled: user.incapacidad === 1,
      isJoining: user.procIns === 1,
      isLeaving: user.enRetiro > 0,
      months: user.antiguedad,
      hasWithdrawalPending: user.c294 > 0,
      hasLoanPending: user.c295 > 0,
      hasRequestPending: user.c394 > 0,
      isLoanComing: pending.some(
        ({ TIPO_MOVIMIENTO, paso }) => TIPO_MOVIMIENTO === LOAN && paso === 'autorizado',
      ),
      owed: pesosToCentavos(user.restante),
      instalment: pesosToCentavos(user.abono),
      saved: pesosToCentavos(user.total),
      promised: promisedOf(pending),
      socialPart: pesosToCentavos(user.pS),
    },
    payGroup: user.gp,
    saving: savingRule(user.gp, user.minimo === undefined ? undefined : pesosToCentavos(user.minimo)),
    savedEachPeriod: pesosToCentavos(user.monto),
    loanMaximum: pesosToCentavos(user.cantidadPrestamo),
    rates: variables && { tiie: variables.tiie, rate: variables.tasa },
    pending,
    knowsPending: movements !== null,
    refused: movements?.rechazadas ?? [],
    paydays: {
      prepayroll: user.short_prenom,
      payroll: user.short_nom,
      movement: movements?.fechaNomina || user.short_nom,
      periodStart: user.inicNomina,
      week: user.numSemana,
      fortnight: user.numQuincena,
    },
  }
}

/** What a withdrawal in process takes out; leaving has the same type and another class. */
function promisedOf(pending: readonly PendingMovement[]): number {
  const withdrawal = pending.find(
    ({ TIPO_MOVIMIENTO, clase }) => TIPO_MOVIMIENTO === WITHDRAWAL && (clase ?? 'retiro') === 'retiro',
  )
  return pesosToCentavos(withdrawal?.monto ?? 0)
}

/** How much at most, or why nothing; of what is saved each period the most is not what anybody has. */
export function offerOf(action: FundAction, { position, saving, loanMaximum }: Fund): Offer {
  switch (action) {
    case 'enrol':
      return upTo(rules.enrolmentRefusal(position), saving)
    case 'change':
    case 'deposit':
      return upTo(rules.savingRefusal(action, position), saving)
    case 'withdraw':
      return rules.withdrawalOffer(position)
    case 'leave':
      return rules.leavingOffer(position)
    case 'loan': {
      const offer = loanOffer(position)
      return offer.refusal === null ? { refusal: null, maximum: loanMaximum } : offer
    }
    case 'extra-payment':
      return rules.extraPaymentOffer(position)
    case 'payoff':
      return rules.payoffOffer(position)
  }
}

function upTo(refusal: rules.FundRefusal | null, { most }: SavingRule): Offer {
  return refusal === null ? { refusal, maximum: most } : { refusal, maximum: 0 }
}

/** The least that may be named. */
export function leastOf(action: FundAction, { saving }: Fund): number {
  return action === 'enrol' || action === 'change' ? saving.least : 1
}
