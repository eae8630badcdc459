import type { AccountStatement, readLoan } from '#contract/savings-statement.ts'
import type { ResponseOf } from '#contract/operation.ts'
import { toCentavos } from '#domain/money.ts'
import {
  type FundMovement,
  type LoanMovement,
  type LoanSummary,
  newestFirst,
  newestLoanFirst,
} from '#domain/savings-statement.ts'

/** The statement as the screen shows it; amounts in centavos, newest movements first. */
export interface Statement {
  name: string
  benefitStatus: string
  total: number
  lastMonth: number
  movements: FundMovement[]
  loanMovements: LoanMovement[]
}

export function readStatement(data: AccountStatement): Statement {
  return {
    name: data.name,
    benefitStatus: data.benStatus.trim().toUpperCase(),
    total: centavos(data.resumen.totalGeneral),
    lastMonth: centavos(data.resumen.totalMesAnterior),
    movements: newestFirst(
      data.movimientosCaja.map(({ concepto, periodo, monto, fecha }) => ({
        concept: concepto,
        period: periodo,
        amount: centavos(monto),
        date: fecha,
      })),
    ),
    loanMovements: newestLoanFirst(
      data.movimientosPrestamos.map((row) => ({
        loanId: row.idPrestamo,
        date: row.fechaRegistro,
        principal: centavos(row.montoAbono),
        interest: centavos(row.montoInteres),
        balance: centavos(row.saldoActual),
      })),
    ),
  }
}

/** null: the service says that there is no loan (VACIO). */
export function readLoanSummary({ data }: ResponseOf<typeof readLoan>): LoanSummary | null {
  if (!data) return null
  const { plazo, pagos } = data
  const hasTerm = plazo !== undefined && plazo > 0 && pagos !== undefined
  return {
    loan: centavos(data.prestamo),
    paid: centavos(data.pagado),
    remaining: centavos(data.restante),
    id: data.idPrestamo ?? null,
    term: hasTerm ? { total: plazo, done: Math.min(pagos, plazo), isWeekly: data.prdo !== 'Q' } : null,
    rate: data.tasaPeriodo ?? null,
  }
}

/** Through four decimals: what a service's own subtraction leaves over, such as 3.5e-14, is no amount. */
function centavos(pesos: number): number {
  return toCentavos(pesos.toFixed(4))
}
