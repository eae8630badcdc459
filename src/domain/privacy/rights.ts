/**
 * Requests by the law on personal data: access, rectification, cancellation and opposition (ARCO). Rights,
 * states and fields of details are never renamed, because the hash chain covers them (docs/privacy.md).
 */

export const privacyRights = ['acceso', 'rectificacion', 'cancelacion', 'oposicion'] as const
export type PrivacyRight = (typeof privacyRights)[number]

export const rightStates = ['pedida', 'concedida', 'negada', 'cumplida'] as const
export type RightState = (typeof rightStates)[number]

export const rightSteps = ['conceder', 'negar', 'cumplir'] as const
export type RightStep = (typeof rightSteps)[number]

export const stateChanges: Readonly<Record<RightStep, { from: RightState; to: RightState }>> = {
  conceder: { from: 'pedida', to: 'concedida' },
  negar: { from: 'pedida', to: 'negada' },
  cumplir: { from: 'concedida', to: 'cumplida' },
}

/** Characters of a request and of each answer. */
export const RIGHT_TEXT = { least: 10, most: 1000 } as const

/** Working days before the end of a term on which the desk is notified, and then the administrators. */
export const DAYS_BEFORE_END = { desk: 5, administrators: 2 } as const

/** `sal` is random, so that the hash does not reveal a short text. */
export interface AskedDetail {
  derecho: PrivacyRight
  texto: string
  /** Employee number. */
  persona: string
  nombre: string
  /** Last day to answer, YYYY-MM-DD. */
  limite: string
  sal: string
}

export interface AnswerDetail {
  texto: string
  quien: string
  /** Last day to carry out a granted request, YYYY-MM-DD; '' for other steps. */
  limite: string
  sal: string
}

/** First value of an exported file of the chain, which scripts/verify-privacy.mjs checks. */
export const RIGHTS_FILE = 'turno-derechos-1'
