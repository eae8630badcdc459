import type { ApprovalState } from './kinds.ts'

/** Kind that swaps a rest day for a working day, in the spec's wording (001 §3). */
export const SWAP = 'Tiempo por tiempo'

/** Kind whose days count against the vacation days left. */
export const VACATION = 'Vacaciones'

/**
 * Kinds that can be requested in the portal; values of descIncidencia. SWAP is from the spec, the other kinds
 * are the portal's. A legacy host may have more kinds.
 */
export const incidentKinds = [
  VACATION,
  SWAP,
  'Permiso con goce de sueldo',
  'Permiso sin goce de sueldo',
  'Trabajo en casa',
] as const

export const incidentStates = {
  waiting: 'Pendiente',
  authorized: 'Autorizada',
  refused: 'Rechazada',
  withdrawn: 'Retirada',
  lapsed: 'Vencida',
} as const satisfies Record<ApprovalState, string>

/** Rule from spec 001 §5; the spec gives the meaning, not the wording (INCD-05). */
export const weekRuleText =
  'Solo puedes solicitar dos días por semana. Solicita teletrabajo con el generalista de RH.'
