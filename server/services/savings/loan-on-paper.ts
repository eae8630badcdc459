import { companyDate } from '#domain/dates.ts'
import * as queries from './queries.ts'

const { toPesos } = queries

/** @param first payday that would take of a loan which waits: the one that it was asked for with may have gone by */
export function requestedLoan(loan: queries.LoanOnPaper, first: queries.Payday | null) {
  const isWaiting = loan.status === 'requested'
  const firstPayday = isWaiting ? (first?.payDate ?? null) : loan.firstPayday
  return {
    folio: loan.id,
    monto: toPesos(loan.amount),
    plazo: loan.term,
    prdo: queries.frequencyOf(loan),
    abono: toPesos(loan.instalment),
    interes: toPesos(loan.interest),
    tasaPeriodo: loan.periodRate,
    fecha: companyDate(loan.registeredAt.getTime()),
    inicio: (isWaiting && first?.periodStart) || loan.firstPeriodStart,
    empresa: loan.company,
    ...(firstPayday === null ? {} : { primerPago: firstPayday }),
  }
}
