import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import type { LoanPlan } from '#domain/savings/loan-plan.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { readCancelResult } from '#domain/savings/savings-cancel.ts'
import type { FundAction } from '#domain/savings/savings-moves.ts'
import { type Failure, type Result, succeed } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import type { Fund } from './fund.ts'

/** Amounts in centavos. */
export type Order = { operationId: string; fund: Fund } & (
  | { action: Exclude<FundAction, 'loan' | 'leave'>; amount: number }
  | { action: 'loan'; amount: number; plan: LoanPlan }
  | { action: 'leave' }
  /** Id of the movement, or its TIPO_MOVIMIENTO on a host without ids. */
  | { action: 'cancel'; movement: number }
)

export interface Receipt {
  /** null when the order is executed at once. */
  payday: string | null
  /** True when a loan was already approved and could not be cancelled (CHAT-22). */
  isLoanApproved: boolean
}

/**
 * Sends an order once, without automatic retries. Confirming the same order again reuses its operation id.
 */
export async function sendOrder(order: Order): Promise<Result<Receipt>> {
  const { operation, input } = toCall(order)
  const answer = (await call(operation, { ...input, idOperacion: order.operationId } as never)) as Result<{
    respuesta?: number | undefined
    fechaNomina?: string | undefined
  }>
  if (!answer.ok) return answer
  const { respuesta, fechaNomina } = answer.value
  const isLoanApproved = order.action === 'cancel' && readCancelResult(respuesta) === 'loan-is-approved'
  return succeed({ payday: fechaNomina || null, isLoanApproved })
}

export function isUnknown(failure: Failure): boolean {
  return (
    failure.kind === 'offline' ||
    failure.kind === 'malformed' ||
    (failure.kind === 'unavailable' && !failure.isBusy)
  )
}

export function fieldsOf(order: Order): string {
  return JSON.stringify(toCall(order).input)
}

const operationOf = {
  enrol: moves.enrol,
  change: moves.changeSavedAmount,
  deposit: moves.depositSavings,
  withdraw: moves.withdrawSavings,
  'extra-payment': moves.payLoanExtra,
  payoff: moves.payLoanWithSavings,
} as const

const pesos = (centavos: number) => centavos / 100

function toCall(order: Order): { operation: AnyOperation; input: object } {
  const { fund } = order
  const { prepayroll, payroll, periodStart, week, fortnight } = fund.paydays
  const besides = { fecha_prenom: prepayroll, fecha_nom: payroll, grupoPago: fund.payGroup }
  switch (order.action) {
    case 'cancel':
      return { operation: moves.cancelMovement, input: { movimiento: order.movement } }
    case 'leave': {
      const { owed, saved } = fund.position
      return {
        operation: moves.leaveSavings,
        input: { montoPrestamo: pesos(owed), montoAhorro: pesos(saved), ...besides },
      }
    }
    case 'loan': {
      const { amount, plan } = order
      return {
        operation: moves.requestLoan,
        input: {
          monto: pesos(amount),
          semana: week,
          quincena: fortnight,
          inicio_nomina: periodStart,
          plazo: plan.payments.length,
          abono: pesos(plan.instalment),
          prdo: isWeeklyLoan(fund.payGroup) ? 'S' : 'Q',
          interes: pesos(plan.interest),
          ...besides,
        },
      }
    }
    default:
      return { operation: operationOf[order.action], input: { monto: pesos(order.amount), ...besides } }
  }
}
