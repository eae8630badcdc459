import type { ApprovalKind } from './kinds.ts'

/** Panels of the approver's screen (APPR-03) in display order; incidents come first, as the most frequent. */
export const panels = ['incidents', 'vacancies', 'visits', 'overtime', 'others'] as const
export type Panel = (typeof panels)[number]

/** Passes, material, worked rest days, letters and candidates have no panel of their own and share the last panel. */
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
