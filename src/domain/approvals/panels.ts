import type { ApprovalKind } from './kinds.ts'

/** Panels of the approver's screen (APPR-03), in the order in which they stand: incidents are the most. */
export const panels = ['incidents', 'vacancies', 'visits', 'overtime', 'others'] as const
export type Panel = (typeof panels)[number]

/** Passes, material and worked rest days are ours and share the last one. */
export function panelOf(kind: ApprovalKind): Panel {
  switch (kind) {
    case 'incidencia':
      return 'incidents'
    case 'vacante':
      return 'vacancies'
    case 'visita':
      return 'visits'
    case 'tiempo_extra':
      return 'overtime'
    default:
      return 'others'
  }
}
