import type { PendingMovement } from '#contract/savings-moves.ts'
import type { ResponseOf } from '#contract/operation.ts'
import type { readLoan } from '#contract/savings-statement.ts'
import type { UserData } from '#contract/login.ts'
import { toCentavos } from '#domain/money.ts'
import type { LoanMovement } from '#domain/savings-statement.ts'
import { paperOfRequest } from '#paper/savings-request.ts'
import type { LoanPaper } from '#paper/savings-loan.ts'

type PaperPerson = LoanPaper['person']

export function personOf({ Folio, Nombre, Puesto, Departamento }: UserData): PaperPerson {
  return { number: Folio, name: Nombre, position: Puesto, department: Departamento }
}

/** The papers of a loan that waits (CAJ-11). null: there is none, or a host does not say enough. */
export function paperOfPending(pending: readonly PendingMovement[], person: PaperPerson): LoanPaper | null {
  const loan = pending.find(({ prestamo }) => prestamo !== undefined)?.prestamo
  return loan ? paperOfRequest(loan, person) : null
}

/** The same of the loan that is being paid (NODE-07). */
export function paperOfLoan(
  { data }: ResponseOf<typeof readLoan>,
  movements: readonly LoanMovement[],
  person: PaperPerson,
): LoanPaper | null {
  if (!data) return null
  const { idPrestamo, plazo, prdo, tasaPeriodo, pagos } = data
  if (idPrestamo === undefined || !plazo || prdo === undefined || tasaPeriodo === undefined) return null
  const paid = movements.filter(({ loanId }) => loanId === idPrestamo).map(({ date }) => date)
  // Complete, so the earliest of them was the first payment.
  const firstPaid = paid.length > 0 && paid.length === pagos ? ([...paid].sort()[0] ?? null) : null
  return {
    folio: idPrestamo,
    company: data.empresa ?? '',
    person,
    loan: {
      amount: toCentavos(data.prestamo.toFixed(4)),
      term: plazo,
      isWeekly: prdo === 'S',
      periodRate: tasaPeriodo,
    },
    requestedOn: data.fecha ?? '',
    firstPayday: data.primerPago ?? firstPaid,
  }
}
