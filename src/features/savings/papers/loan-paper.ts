import type { LoanWithPapers } from '#contract/savings/loan-paper.ts'
import type { PendingMovement } from '#contract/savings/savings-moves.ts'
import type { UserData } from '#contract/identity/login.ts'
import { paperOfLoan } from '#paper/savings-request.ts'
import type { LoanPaper } from '#paper/savings-loan.ts'

type PaperPerson = LoanPaper['person']

export function personOf({ Folio, Nombre, Puesto, Departamento }: UserData): PaperPerson {
  return { number: Folio, name: Nombre, position: Puesto, department: Departamento }
}

export interface PaperLoan {
  paper: LoanPaper
  isSettled: boolean
}

/**
 * Returns pending loans (CAJ-11) and all authorized loans (NODE-06), newest first. Leaves out loans with too little
 * data.
 */
export function paperLoans(
  pending: readonly PendingMovement[],
  authorized: readonly LoanWithPapers[],
  person: PaperPerson,
): PaperLoan[] {
  const waiting = pending.flatMap(({ prestamo }) =>
    prestamo && authorized.every(({ folio }) => folio !== prestamo.folio) ? [prestamo] : [],
  )
  return [
    ...waiting.map((loan) => ({ paper: paperOfLoan(loan, person), isSettled: false })),
    ...authorized.map((loan) => ({
      paper: paperOfLoan(loan, person),
      isSettled: loan.estado === 'liquidado',
    })),
  ].filter((each): each is PaperLoan => each.paper !== null)
}

/** @param name "pagare-48213" or "solicitud-48213"; without a folio, the newest loan's document */
export function findLoanPaper(
  name: string,
  loans: readonly PaperLoan[],
): { kind: 'request' | 'note'; loan: LoanPaper } | null {
  const [, word, folio] = /^(solicitud|pagare)(?:-(\d+))?$/.exec(name) ?? []
  const found = folio === undefined ? loans[0] : loans.find(({ paper }) => paper.folio === Number(folio))
  if (word === undefined || !found) return null
  return { kind: word === 'pagare' ? 'note' : 'request', loan: found.paper }
}
