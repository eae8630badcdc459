import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { LegacyOperation } from '#contract/protocol/operation.ts'
import { cancelMovement, withdrawSavings } from '#contract/savings/savings-moves.ts'
import type { Connection } from '#server/db/connection.ts'
import { savingsRequests } from '#server/db/schema/savings.ts'
import { OPERATION_ID } from '#server/operations/receipts.ts'

/**
 * Person who alternately withdraws and cancels while the server is killed. Each movement must be complete or
 * absent and take effect once; after a partial movement, the next would fail.
 */
export interface Mover {
  token: string
  employeeId: number
  open: { isWithdrawal: boolean; id: string } | null
  withdrawals: number
  cancelled: number
}

export const MOVER = '100102'

export function newMover(employeeId: number): Mover {
  return { token: '', employeeId, open: null, withdrawals: 0, cancelled: 0 }
}

type Send = (
  operation: Pick<LegacyOperation, 'path' | 'opcion'>,
  token: string,
  input: object,
) => Promise<Record<string, unknown> | null>

/**
 * Sends the open movement; every retry has the same id.
 * @throws Error when the server refuses it
 */
export async function sendMove(send: Send, mover: Mover): Promise<void> {
  const { open, token } = mover
  if (open === null) return
  const payday = { fecha_prenom: '2026-11-25', fecha_nom: '2026-11-27', grupoPago: 2 }
  const named = { [OPERATION_ID]: open.id }
  const answer = await (open.isWithdrawal
    ? send(withdrawSavings, token, { monto: 1, ...payday, ...named })
    : send(cancelMovement, token, { movimiento: 294, ...named }))
  if (answer === null) return
  if (answer.respuesta !== 1) throw new Error(`${MOVER}: ${JSON.stringify(answer)}`)
  if (open.isWithdrawal) mover.withdrawals += 1
  else mover.cancelled += 1
  mover.open = null
}

export async function moveMoney(send: Send, mover: Mover, isOver: { value: boolean }): Promise<void> {
  while (!isOver.value && mover.open === null) {
    mover.open = { isWithdrawal: mover.withdrawals === mover.cancelled, id: randomUUID() }
    await sendMove(send, mover)
  }
}

export async function compareMoney({ db, query }: Connection, mover: Mover): Promise<string[]> {
  const rows = await db.select().from(savingsRequests).where(eq(savingsRequests.employeeId, mover.employeeId))
  const cancelled = rows.filter(({ status }) => status === 'cancelled').length
  const found = `${rows.length} withdrawals, ${cancelled} cancelled`
  const wanted = `${mover.withdrawals} withdrawals, ${mover.cancelled} cancelled`
  const drifted = await query.query(`
    select a.employee_id from savings_accounts a left join savings_movements m on m.employee_id = a.employee_id
    group by a.employee_id having a.total <> coalesce(sum(m.amount), 0)`)
  return [
    ...(found === wanted ? [] : [`${MOVER}: ${found} where there should be ${wanted}`]),
    ...(mover.withdrawals === 0 ? [`${MOVER} moved nothing`] : []),
    ...(drifted.rows.length === 0 ? [] : ['a balance is not the sum of its movements']),
  ]
}
