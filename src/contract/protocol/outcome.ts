import type { Outcome } from './operation.ts'

/** Success formats of the legacy services (spec 000 §7, 001 §7, 002 §8). */

export function fieldText(answer: unknown, field: string): string {
  if (typeof answer !== 'object' || answer === null) return ''
  const value = (answer as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function answerMessage(answer: unknown): string {
  return fieldText(answer, 'message') || fieldText(answer, 'detalles') || fieldText(answer, 'mensaje')
}

function rejected(answer: unknown): Outcome {
  return { code: fieldText(answer, 'status') || 'ERROR', message: answerMessage(answer) }
}

/**
 * Accepts only these values of `status`, in the contract's exact spelling; VACIO and Vacio are an empty
 * success.
 */
/*#__NO_SIDE_EFFECTS__*/
export function statusIs(...accepted: string[]): (answer: unknown) => Outcome {
  return (answer) => {
    const status = fieldText(answer, 'status')
    if (accepted.includes(status)) return 'ok'
    if (status === 'VACIO' || status === 'Vacio') return 'empty'
    return rejected(answer)
  }
}

/**
 * Accepts a response that contains the field, unless its status is one of `refused`. Used for operations whose
 * status the contract does not show.
 */
/*#__NO_SIDE_EFFECTS__*/
export function hasField(field: string, ...refused: string[]): (answer: unknown) => Outcome {
  return (answer) => {
    const isThere =
      typeof answer === 'object' &&
      answer !== null &&
      (answer as Record<string, unknown>)[field] !== undefined
    return isThere && !refused.includes(fieldText(answer, 'status')) ? 'ok' : rejected(answer)
  }
}

/** Accepts a list; VACIO means an empty list. */
/*#__NO_SIDE_EFFECTS__*/
export function listOrEmpty(field: string): (answer: unknown) => Outcome {
  return (answer) => {
    const outcome = statusIs('OK')(answer)
    return outcome === 'empty' ? outcome : hasField(field, 'ERROR')(answer)
  }
}

/** Accepts exactly this plain text; any other text is the message to show (spec 000 §8, logout). */
/*#__NO_SIDE_EFFECTS__*/
export function textIs(accepted: string): (answer: unknown) => Outcome {
  return (answer) =>
    typeof answer === 'string' && answer.trim() === accepted
      ? 'ok'
      : { code: 'ERROR', message: typeof answer === 'string' ? answer : answerMessage(answer) }
}

/** Accepts a PDF or an image, which the transport returns as bytes. */
export function isBytes(answer: unknown): Outcome {
  return answer instanceof ArrayBuffer || answer instanceof Uint8Array ? 'ok' : rejected(answer)
}

/** Added status: nothing was done because of too many requests. Sent with 503 and Retry-After. */
export const BUSY = 'OCUPADO'

export function isBusyAnswer(answer: unknown): boolean {
  return fieldText(answer, 'status') === BUSY
}

/** Returns whether a response means an expired session (GRAL-14 … 16, K-07). */
export function isExpiredAnswer(answer: unknown): boolean {
  const status = fieldText(answer, 'status')
  return status === 'EXPSESSION' || status === 'EXPRESSION' || answerMessage(answer) === 'Token inválido'
}
