import { eq } from 'drizzle-orm'
import { CANCELLED, LOAN_IS_APPROVED } from '#domain/savings/savings-cancel.ts'
import { needsDecision } from '#domain/savings/savings-requests.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { NotifyContext } from '../notifications/notify.ts'
import { movementUndone } from '../outbound/decided.ts'
import { fault, type OpenFund } from './open-fund.ts'
import type { Request } from './queries.ts'
import { savingsTexts as texts } from './texts.es.ts'

const { loans, savingsAccounts, savingsRequests } = tables

/**
 * For an authorized loan, the response says that cancelling is impossible (CHAT-22). Other requests can be
 * cancelled until their prenómina closes, or while they wait for the desk.
 * @param movement a request's id (from 1001), or a TIPO_MOVIMIENTO, of which only one request can wait
 * (BR-09)
 */
export async function cancelPending(context: NotifyContext, fund: OpenFund, movement: number) {
  const { tx } = context
  const found = fund.pending.find(({ id, movementType }) => id === movement || movementType === movement)
  if (!found) throw fault(texts.noMovement)
  if (found.kind === 'loan' && fund.loan?.id === found.loanId) {
    return { status: 'OK', respuesta: LOAN_IS_APPROVED }
  }
  // A request that waits for the desk is in no payroll yet, whatever its payday.
  const isUndecided = needsDecision(found.kind) && found.status === 'pending'
  const isTooLate = !isUndecided && found.closesOn !== null && found.closesOn < fund.today
  if (isTooLate) throw fault(texts.tooLate)
  await undo(tx, found)
  await tx.update(savingsRequests).set({ status: 'cancelled' }).where(eq(savingsRequests.id, found.id))
  await movementUndone(context, found)
  return { status: 'OK', respuesta: CANCELLED }
}

export async function undo(tx: Tx, { kind, employeeId, loanId }: Request): Promise<void> {
  const ofEmployee = eq(savingsAccounts.employeeId, employeeId)
  // A person who never joined becomes a former member: no savings, and free to enrol again.
  if (kind === 'enrolment') {
    await tx.update(savingsAccounts).set({ isJoining: false, hasLeft: true }).where(ofEmployee)
  }
  if (kind === 'leaving') await tx.update(savingsAccounts).set({ isLeaving: false }).where(ofEmployee)
  if (kind === 'loan' && loanId !== null) {
    await tx.update(loans).set({ status: 'cancelled' }).where(eq(loans.id, loanId))
  }
}
