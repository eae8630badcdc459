import type { LoanWithPapers } from '#contract/savings/loan-paper.ts'
import type { AccountStatement, readLoan } from '#contract/savings/savings-statement.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import {
  type FundMovement,
  type LoanMovement,
  type LoanSummary,
  newestFirst,
  newestLoanFirst,
} from '#domain/savings/savings-statement.ts'

/** Amounts are in centavos. The newest movements come first. */
export interface Statement {
  name: string
  benefitStatus: string
  total: number
  lastMonth: number
  movements: FundMovement[]
  loanMovements: LoanMovement[]
  /** Loans with documents. */
  loans: readonly LoanWithPapers[]
}

export function readStatement(data: AccountStatement): Statement {
  return {
    name: data.name,
    benefitStatus: data.benStatus.trim().toUpperCase(),
    total: pesosToCentavos(data.resumen.totalGeneral),
    lastMonth: pesosToCentavos(data.resumen.totalMesAnterior),
    movements: newestFirst(
      data.movimientosCaja.map(({ concepto, periodo, monto, fecha }) => ({
        concept: concepto,
        period: periodo,
        amount: pesosToCentavos(monto),
        date: fecha,
      })),
    ),
    loans: data.prestamos ?? [],
    loanMovements: newestLoanFirst(
      data.movimientosPrestamos.map((row) => ({
        loanId: row.idPrestamo,
        date: row.fechaRegistro,
        principal: pesosToCentavos(row.montoAbono),
        interest: pesosToCentavos(row.montoInteres),
        balance: pesosToCentavos(row.saldoActual),
      })),
    ),
  }
}

/** Returns null for VACIO, which means that the person has no loan. */
export function readLoanSummary({ data }: ResponseOf<typeof readLoan>): LoanSummary | null {
  if (!data) return null
  const { plazo, pagos } = data
  const hasTerm = plazo !== undefined && plazo > 0 && pagos !== undefined
  return {
    loan: pesosToCentavos(data.prestamo),
    paid: pesosToCentavos(data.pagado),
    remaining: pesosToCentavos(data.restante),
    id: data.idPrestamo ?? null,
    term: hasTerm ? { total: plazo, done: Math.min(pagos, plazo), isWeekly: data.prdo !== 'Q' } : null,
    rate: data.tasaPeriodo ?? null,
  }
}
