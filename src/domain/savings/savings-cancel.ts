/** Responses of the savings service to a cancellation (spec 001 §7; BR-09, CHAT-21, CHAT-22). */
export const CANCELLED = 1
export const LOAN_IS_APPROVED = 3

export type CancelResult = 'cancelled' | 'loan-is-approved' | 'failed'

export function readCancelResult(respuesta: unknown): CancelResult {
  if (respuesta === CANCELLED) return 'cancelled'
  return respuesta === LOAN_IS_APPROVED ? 'loan-is-approved' : 'failed'
}
