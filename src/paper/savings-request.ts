import { rhythmOf } from '#domain/savings/loan-dates.ts'
import { toCentavos } from '#domain/money/money.ts'
import type { LoanPaper } from './savings-loan.ts'

/** Loan in the API (CAJ-11, NODE-06, P-80); pesos, YYYY-MM-DD. */
interface LoanOnPaper {
  folio: number
  monto: number
  plazo: number
  /** Payment frequency: S (weekly) or Q (fortnightly). */
  prdo: string
  tasaPeriodo: number
  fecha: string
  primerPago?: string | undefined
  /** Payroll frequency: S (weekly) or Q (fortnightly). */
  nomina?: string | undefined
  empresa?: string | undefined
  persona?: { numero: string; nombre: string; puesto: string; departamento: string } | undefined
}

/**
 * @param shown person to use if the loan has none
 * @returns null if the host sends no valid payment frequency
 */
export function paperOfLoan(loan: LoanOnPaper, shown: LoanPaper['person']): LoanPaper | null {
  if (!/^[SQ]$/.test(loan.prdo)) return null
  const isWeekly = loan.prdo === 'S'
  const { persona } = loan
  return {
    folio: loan.folio,
    company: loan.empresa ?? '',
    person: persona
      ? {
          number: persona.numero,
          name: persona.nombre,
          position: persona.puesto,
          department: persona.departamento,
        }
      : shown,
    loan: {
      amount: toCentavos(loan.monto.toFixed(4)),
      term: loan.plazo,
      isWeekly,
      periodRate: loan.tasaPeriodo,
    },
    requestedOn: loan.fecha,
    firstPayday: loan.primerPago ?? null,
    rhythm: rhythmOf(isWeekly, loan.nomina === 'S'),
  }
}
