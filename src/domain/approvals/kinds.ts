/**
 * Kinds of requests that one person makes and another decides (spec 002 §2.7, §4.6; 001 §2). Their names in the
 * API are this project's, except in the calls of incidents, vacancies and visits.
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

/** `lapsed` means that the requested day passed without a decision. */
export const approvalStates = ['waiting', 'authorized', 'refused', 'withdrawn', 'lapsed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Kinds that come with a candidate for a vacancy (P-107); they are never requested directly. */
export const candidateKinds: readonly ApprovalKind[] = ['apego', 'candidato']

/** Kinds that only leaders and human resources request. Employees request incidents and worked rest days. */
const leaderKinds: readonly ApprovalKind[] = [
  'vacante',
  'visita',
  'tiempo_extra',
  'pase_salida',
  'pase_ingreso',
  'ingreso_material',
]

export function isForLeaders(kind: ApprovalKind): boolean {
  return leaderKinds.includes(kind)
}

/** Maximum length of a comment, such as the reason of a refusal (JUST-07). */
export const COMMENT_LENGTH = 250

export function isForGate(kind: ApprovalKind): boolean {
  return ['visita', 'pase_salida', 'pase_ingreso', 'ingreso_material'].includes(kind)
}
