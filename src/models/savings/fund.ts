import type { SavingsUser } from '#contract/savings.ts'
import type { PendingMovement } from '#contract/savings-moves.ts'
import { isEnrolled } from '#domain/can.ts'
import { firstLoanPayday, loanPaydays, loanRhythm } from '#domain/loan-dates.ts'
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
  /** From when it is long enough in the fund for a loan; null where nobody says. */
  loansFrom: string | null
  /** null while nobody has said them. */
  rates: LoanRates | null
  pending: readonly PendingMovement[]
  /** Whether anybody has said what is in process: an empty list may be one that was never heard. */
  knowsPending: boolean
  /** What the desk has refused lately. */
  refused: readonly PendingMovement[]
  /** Whether its person is told what the desk decides: a host before ours, which names no payday, may tell nobody. */
  tellsDecisions: boolean
  paydays: Paydays
}

/** What each call says besides (CHAT-23), and the payday with which goes what is asked for now. */
export interface Paydays {
  prepayroll: string
  payroll: string
  /** '' where the calendar does not reach so far, or a host names only one whose prenómina has closed. */
  movement: string
  /** When its prenómina closes: until then what needs a word still goes with it; '' where nobody says. */
  closes: string
  /** Takes the first payment of a loan that `movement` pays out; '' where that is not known. */
  firstPayment: string
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
    primerPago?: string | undefined
    fechaCierre?: string | undefined
  } | null
  variables: { tiie: number; tasa: number } | null
}

const WITHDRAWAL = 294
const LOAN = 295

/** @param today YYYY-MM-DD, of the company */
export function readFund(user: SavingsUser, { movements, variables }: FundParts, today: string): Fund {
  const pending = movements?.caja ?? []
  // What was kept long ago may name a day that has gone by; then none is known, and none is invented.
  const named = movements?.fechaNomina ?? ''
  const isOld = named !== '' && named <= today
  // A host of the company says only the next payday: with it goes nothing more once its prenómina has closed.
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
    loanMaximum: pesosToCentavos(user.cantidadPrestamo),
    loansFrom: user.prestamoDesde || null,
    rates: variables && { tiie: variables.tiie, rate: variables.tasa },
    pending,
    knowsPending: movements !== null,
    refused: movements?.rechazadas ?? [],
    tellsDecisions: Boolean(movements?.fechaNomina),
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

/** The least that may be named. */
export function leastOf(action: FundAction, { saving }: Fund): number {
  return action === 'enrol' || action === 'change' ? saving.least : 1
}

/** The expected days of a loan's payments; null where no payday is known. The same days stand on its papers. */
export function loanDays({ paydays, payGroup }: Fund, term: number): string[] | null {
  return paydays.firstPayment === '' ? null : loanPaydays(paydays.firstPayment, term, loanRhythm(payGroup))
}
