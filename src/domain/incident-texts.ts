import type { ApprovalState } from './approvals/kinds.ts'

/**
 * Kinds that can be asked for on the portal, as the company writes them (descIncidencia).
 * @NOTE 'Tiempo por tiempo' is the spec's (001 §3); the others are ours, a legacy host may have more.
 */
export const incidentKinds = [
  'Tiempo por tiempo',
  'Permiso con goce de sueldo',
  'Permiso sin goce de sueldo',
  'Trabajo en casa',
] as const

/** estatusDesc. */
export const incidentStates = {
  waiting: 'Pendiente',
  authorized: 'Autorizada',
  refused: 'Rechazada',
  withdrawn: 'Retirada',
  lapsed: 'Vencida',
} as const satisfies Record<ApprovalState, string>

/** Spec 001 §5: the sense is the spec's, the words are ours (INCD-05). */
export const weekRuleText =
  'Solo puedes solicitar dos días por semana. Solicita teletrabajo con el generalista de RH.'
