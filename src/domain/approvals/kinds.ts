/** Kinds of requests that one person makes and another person decides (spec 002 §2.7, §4.6; 001 §2). */
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
  'carta',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** `lapsed` means that the requested day passed without a decision. */
export const approvalStates = ['waiting', 'authorized', 'refused', 'withdrawn', 'lapsed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** Kinds that a candidate for a vacancy causes (P-107); nobody requests them directly. */
export const candidateKinds: readonly ApprovalKind[] = ['apego', 'candidato']

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

/** Kinds that human resources decides instead of the requester's leader. */
export const humanResourcesKinds: readonly ApprovalKind[] = ['carta']

export function isForHumanResources(kind: ApprovalKind): boolean {
  return humanResourcesKinds.includes(kind)
}

/** Kinds for which the law limits working time. */
const workKinds = ['tiempo_extra', 'descanso_laborado'] as const satisfies readonly ApprovalKind[]
export type WorkKind = (typeof workKinds)[number]

export function isWorkKind(kind: ApprovalKind): kind is WorkKind {
  return (workKinds as readonly ApprovalKind[]).includes(kind)
}

/** Purposes of a letter from human resources, in the order of the form. */
export const letterPurposes = ['banco', 'visa', 'guarderia', 'escuela', 'renta', 'otro'] as const

/** Maximum length of a comment, such as the reason of a refusal (JUST-07). */
export const COMMENT_LENGTH = 250

export function isForGate(kind: ApprovalKind): boolean {
  return ['visita', 'pase_salida', 'pase_ingreso', 'ingreso_material'].includes(kind)
}
