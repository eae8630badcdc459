import { toCentavos } from '#domain/money.ts'
import type { LoanPaper } from './savings-loan.ts'

/** What the wire says of a loan that was asked for (CAJ-11, P-80); pesos, YYYY-MM-DD. */
interface RequestedLoan {
  folio: number
  monto: number
  plazo: number
  /** S or Q. */
  prdo: string
  tasaPeriodo: number
  fecha: string
  primerPago?: string | undefined
  empresa?: string | undefined
}

/** null: a host says of no payments whether they are weekly. */
export function paperOfRequest(loan: RequestedLoan, person: LoanPaper['person']): LoanPaper | null {
  if (!/^[SQ]$/.test(loan.prdo)) return null
  return {
    folio: loan.folio,
    company: loan.empresa ?? '',
    person,
    loan: {
      amount: toCentavos(loan.monto.toFixed(4)),
      term: loan.plazo,
      isWeekly: loan.prdo === 'S',
      periodRate: loan.tasaPeriodo,
    },
    requestedOn: loan.fecha,
    firstPayday: loan.primerPago ?? null,
  }
}
