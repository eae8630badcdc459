import type { SavingsUser } from '#contract/savings/savings.ts'
import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import { isEnrolled } from '#domain/identity/can.ts'
import { firstLoanPayday, loanPaydays, loanRhythm } from '#domain/savings/loan-dates.ts'
import type { LoanRates } from '#domain/savings/loan-plan.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import { type FundAction, type FundPosition, type Offer, loanOffer } from '#domain/savings/savings-moves.ts'
import * as rules from '#domain/savings/savings-moves.ts'
import { savingRule, type SavingRule } from '#domain/savings/savings-amounts.ts'

/** Input of the rules in domain/savings/savings-moves.ts. Amounts in centavos. */
export interface Fund {
  position: FundPosition
  payGroup: number
  /** Contains the fund's own minimum when the service sends one. */
  saving: SavingRule
  savedEachPeriod: number
  /** Legal maximum of a period's savings; null when the server sends none. */
  quota: { most: number; article: string; isConfirmed: boolean; refuses: boolean } | null
  /** Maximum loan from the service (cantidadPrestamo); 0 when no loan is possible. */
  loanMaximum: number
  /** Day from which the person's seniority allows a loan; null when the service does not send it. */
  loansFrom: string | null
  rates: LoanRates | null
  pending: readonly PendingMovement[]
  /** False until the pending movements are fetched; `pending` is empty until then. */
  knowsPending: boolean
  refused: readonly PendingMovement[]
  /** True when the person is notified of the desk's decisions. Older hosts may not notify. */
  hasDecisions: boolean
  paydays: Paydays
}

/** Payroll dates. Every order except a cancellation contains some of them (CHAT-23). */
export interface Paydays {
  prepayroll: string
  payroll: string
  /** Payday of a new movement; '' beyond the calendar, and when only a past or closed payday is known. */
  movement: string
  /** Last day to authorize movements that are paid on `movement`; '' when unknown. */
  closes: string
  /** Day of the first payment of a loan that is paid out on `movement`; '' when unknown. */
  firstPayment: string
  periodStart: string
  week: number
  fortnight: number
}

/** Responses of CAJ-11 and CAJ-07; null until they are fetched. */
interface FundParts {
  movements: {
    caja: readonly PendingMovement[]
    rechazadas?: readonly PendingMovement[] | null | undefined
    fechaNomina?: string | undefined
    primerPago?: string | undefined
    fechaCierre?: string | undefined
  } | null
  variables: { tiie: number; tasa: number } | null
}

const WITHDRAWAL = 294
const LOAN = 295

/** @param today YYYY-MM-DD in the company's time zone */
export function readFund(user: SavingsUser, { movements, variables }: FundParts, today: string): Fund {
  const pending = movements?.caja ?? []
  const named = movements?.fechaNomina ?? ''
  const isOld = named !== '' && named <= today
  // A company's host sends only the next payday, which accepts no movements after its prenómina has closed.
  const movement = isOld ? '' : named || (user.short_prenom >= today ? user.short_nom : '')
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
    quota: user.tope
      ? {
          most: pesosToCentavos(user.tope.maximo),
          article: user.tope.articulo,
          isConfirmed: user.tope.confirmado,
          refuses: user.tope.rechaza,
        }
      : null,
    loanMaximum: pesosToCentavos(user.cantidadPrestamo),
    loansFrom: user.prestamoDesde || null,
    rates: variables && { tiie: variables.tiie, rate: variables.tasa },
    pending,
    knowsPending: movements !== null,
    refused: movements?.rechazadas ?? [],
    hasDecisions: Boolean(movements?.fechaNomina),
    paydays: {
      prepayroll: user.short_prenom,
      payroll: user.short_nom,
      movement,
      closes: movement && (movements?.fechaCierre || (movement === user.short_nom ? user.short_prenom : '')),
      firstPayment: movement && (movements?.primerPago || firstLoanPayday(movement, loanRhythm(user.gp))),
      periodStart: user.inicNomina,
      week: user.numSemana,
      fortnight: user.numQuincena,
    },
  }
}

/**
 * Returns the amount of the pending withdrawal in centavos. Omits a request to leave the fund, which has the
 * same type but another class.
 */
function promisedOf(pending: readonly PendingMovement[]): number {
  const withdrawal = pending.find(
    ({ TIPO_MOVIMIENTO, clase }) => TIPO_MOVIMIENTO === WITHDRAWAL && (clase ?? 'retiro') === 'retiro',
  )
  return pesosToCentavos(withdrawal?.monto ?? 0)
}

/**
 * Returns the maximum amount, or the reason why the action is rejected. The balance does not limit `change`
 * and `deposit`.
 */
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
      return offer.refusal === null ? rules.loanUpTo(loanMaximum) : offer
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

/** Returns whether the savings of a period would be above the legal maximum. */
export function isAboveQuota(
  action: FundAction,
  { quota, savedEachPeriod }: Fund,
  amount: number | null,
): boolean {
  if (quota === null || amount === null) return false
  if (action === 'deposit') return amount + savedEachPeriod > quota.most
  return (action === 'enrol' || action === 'change') && amount > quota.most
}

/** Returns the minimum amount in centavos. */
export function minimumOf(action: FundAction, { saving }: Fund): number {
  return action === 'enrol' || action === 'change' ? saving.least : 1
}

/** Returns the paydays of a loan; null when no payday is known. */
export function loanDays({ paydays, payGroup }: Fund, term: number): string[] | null {
  return paydays.firstPayment === '' ? null : loanPaydays(paydays.firstPayment, term, loanRhythm(payGroup))
}
