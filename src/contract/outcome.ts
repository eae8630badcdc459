import type { Outcome } from './operation.ts'

/** The dialects in which the legacy services say yes, read in one place (spec 000 §7, 001 §7, 002 §8). */

export function fieldText(answer: unknown, field: string): string {
  if (typeof answer !== 'object' || answer === null) return ''
  const value = (answer as Record<string, unknown>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The server's own words in an error answer, wherever the service puts them. */
export function answerMessage(answer: unknown): string {
  return fieldText(answer, 'message') || fieldText(answer, 'detalles') || fieldText(answer, 'mensaje')
}

function rejected(answer: unknown): Outcome {
  return { code: fieldText(answer, 'status') || 'ERROR', message: answerMessage(answer) }
}

/** `status` in exactly the spelling that the call's contract shows; VACIO and Vacio are an empty success. */
/*#__NO_SIDE_EFFECTS__*/
export function statusIs(...accepted: string[]): (answer: unknown) => Outcome {
  return (answer) => {
    const status = fieldText(answer, 'status')
    if (accepted.includes(status)) return 'ok'
    if (status === 'VACIO' || status === 'Vacio') return 'empty'
    return rejected(answer)
  }
}

/** A call whose status is not shown: the named field is there, so it worked, unless the status is a refused one. */
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

/** The same outcome for a list: VACIO says by itself that there is nothing in it. */
/*#__NO_SIDE_EFFECTS__*/
export function listOrEmpty(field: string): (answer: unknown) => Outcome {
  return (answer) => {
    const outcome = statusIs('OK')(answer)
    return outcome === 'empty' ? outcome : hasField(field, 'ERROR')(answer)
  }
}

/** Plain text answers: anything but the text is the message to show (spec 000 §8, logout). */
/*#__NO_SIDE_EFFECTS__*/
export function textIs(accepted: string): (answer: unknown) => Outcome {
  return (answer) =>
    typeof answer === 'string' && answer.trim() === accepted
      ? 'ok'
      : { code: 'ERROR', message: typeof answer === 'string' ? answer : answerMessage(answer) }
}

/** A binary answer is right when the transport says it is a PDF. */
export function isBytes(answer: unknown): Outcome {
  return answer instanceof ArrayBuffer || answer instanceof Uint8Array ? 'ok' : rejected(answer)
}

/** Ours: nothing was done, because too many want something at once. With 503 and Retry-After. */
export const BUSY = 'OCUPADO'

export function saysBusy(answer: unknown): boolean {
  return fieldText(answer, 'status') === BUSY
}

/** Statuses and words that mean that the session is over, in any answer (GRAL-14 … 16, K-07). */
export function saysExpired(answer: unknown): boolean {
  const status = fieldText(answer, 'status')
  return status === 'EXPSESSION' || status === 'EXPRESSION' || answerMessage(answer) === 'Token inválido'
}
