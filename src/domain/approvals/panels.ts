import type { ApprovalKind } from './kinds.ts'

/** Panels of the approver's screen (APPR-03), in display order. */
export const panels = ['incidents', 'vacancies', 'visits', 'overtime', 'others'] as const
export type Panel = (typeof panels)[number]

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
