import type { SavingsUser } from '#contract/savings/savings.ts'
import { monthsAfter, wholeMonths } from '#domain/time/months.ts'
import { formatMoney } from '#domain/money/money.ts'
import { LOAN_MONTHS, loanMaximum } from '#domain/savings/savings.ts'
import type { AppliedQuota } from './legal-quota.ts'
import { pendingTypes, positionOf } from './position.ts'
import { type Account, type Loan, type Payday, type Request, toPesos } from './queries.ts'

/** Data for the NODE-04 response; amounts in centavos, dates YYYY-MM-DD. */
export interface FundFacts {
  name: string
  payGroupId: number
  today: string
  payday: Payday | null
  account: Account | null
  loan: Loan | null
  contributed: number
  loans: number
  pending: readonly Request[]
  /** Maximum loan as a multiple of the savings; undefined until the fund sets it. */
  loanFactor: number | undefined
  /** Minimum saving; undefined until the fund sets it. */
  minimum: number | undefined
  /** Legal maximum of a period; null when it cannot be computed. */
  quota: AppliedQuota | null
}

const longDate = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/** "2026-11-20" → "20 de noviembre de 2026" */
function inWords(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`))
}

function flag(is: boolean | undefined): number {
  return is ? 1 : 0
}

/**
 * A person outside the fund gets existe 0, zero amounts, and possible days of joining as paydays (spec 001
 * §3).
 */
export function toSavingsUser(facts: FundFacts): SavingsUser {
  const { name, payGroupId, pending, payday, minimum, quota } = facts
  const types = pendingTypes(pending)
  return {
    name,
    gp: payGroupId,
    ...(minimum === undefined ? {} : { minimo: toPesos(minimum) }),
    ...(quota && {
      tope: {
        maximo: toPesos(quota.most),
        articulo: quota.article,
        confirmado: quota.isConfirmed,
        rechaza: quota.refuses,
      },
    }),
    ...toAccount(facts),
    ...toLoan(facts),
    c294: flag(types.has(294)),
    c295: flag(types.has(295)),
    c394: flag(types.has(394)),
    ...toPaydays(payday),
  }
}

function toAccount({ account, contributed, today }: FundFacts) {
  // A person whose first enrolment was cancelled was never a member, so they have not left.
  const wasNeverIn = account?.hasLeft === true && contributed === 0
  return {
    existe: flag(account !== null && !wasNeverIn),
    baja: flag(account?.hasLeft === true && !wasNeverIn),
    procIns: flag(account?.isJoining),
    enRetiro: flag(account?.isLeaving),
    incapacidad: flag(account?.isDisabled),
    monto: toPesos(account?.amount ?? 0),
    total: toPesos(account?.total ?? 0),
    pS: toPesos(account?.socialPart ?? 0),
    acumulado: toPesos(contributed),
    ...toSeniority(account, today),
  }
}

function toSeniority(account: Account | null, today: string) {
  if (!account) return { antiguedad: 0 }
  const antiguedad = Math.max(0, wholeMonths(account.joinedOn, today))
  if (antiguedad >= LOAN_MONTHS) return { antiguedad }
  return { antiguedad, prestamoDesde: monthsAfter(account.joinedOn, LOAN_MONTHS) }
}

function toLoan(facts: FundFacts) {
  const { loan } = facts
  const maximum = loanMaximum(positionOf(facts), facts.loanFactor)
  return {
    restante: toPesos(loan?.remaining ?? 0),
    abono: toPesos(loan?.instalment ?? 0),
    total_prestamo: toPesos(loan?.amount ?? 0),
    prestamos: facts.loans,
    cantidadPrestamo: toPesos(maximum),
    cantidadMostrar: formatMoney(maximum),
  }
}

function toPaydays(payday: Payday | null) {
  return {
    short_prenom: payday?.prepayrollDate ?? '',
    short_nom: payday?.payDate ?? '',
    inicNomina: payday?.periodStart ?? '',
    numSemana: payday?.week ?? 0,
    numQuincena: payday?.fortnight ?? 0,
    nom: payday ? inWords(payday.payDate) : '',
    prenom: payday ? inWords(payday.prepayrollDate) : '',
  }
}
