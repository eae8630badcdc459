/**
 * What one person asks and another decides (spec 002 §2.7, §4.6; 001 §2). The wire's names are ours, but for those of the
 * calls of incidents, vacancies and visits.
 */
export const approvalKinds = [
  'incidencia',
  'vacante',
  'visita',
  'tiempo_extra',
  'descanso_laborado',
  'pase_salida',
  'pase_ingreso',
  'ingreso_material',
  'apego',
  'candidato',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** lapsed: its day went by before anybody decided. */
export const approvalStates = ['waiting', 'authorized', 'refused', 'withdrawn', 'lapsed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Come with a person who is proposed for a vacancy (P-107), and are asked for by nobody. */
export const candidateKinds: readonly ApprovalKind[] = ['apego', 'candidato']

/** What a leader asks for; the others anybody asks for themselves. */
const askedByLeaders: readonly ApprovalKind[] = [
  'vacante',
  'visita',
  'tiempo_extra',
  'pase_salida',
  'pase_ingreso',
  'ingreso_material',
]

export function isAskedByLeaders(kind: ApprovalKind): boolean {
  return askedByLeaders.includes(kind)
}

/** Longest comment of a refusal (JUST-07). */
export const COMMENT_LENGTH = 250

/** What is shown at the gate once it is authorized. */
export function isForGate(kind: ApprovalKind): boolean {
  return ['visita', 'pase_salida', 'pase_ingreso', 'ingreso_material'].includes(kind)
}
