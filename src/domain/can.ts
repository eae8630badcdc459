/** What a person may see in the shell: one place, used by every bar and tile (spec 001 §2, header dialogs; BR-37). */
export interface Viewer {
  /** '00100', '00300', 'CANDIDATO' … */
  company: string
  /** 0 means a user without an employee record. */
  userId: number
}

export const EMPLOYEES = '00100'
export const CANDIDATES = 'CANDIDATO'

function isEmployeeOfMain(viewer: Viewer): boolean {
  return viewer.company === EMPLOYEES && viewer.userId !== 0
}

export function isCandidate(viewer: Viewer): boolean {
  return viewer.company === CANDIDATES
}

/** My payroll: company 00100 and user id not zero. */
export function canSeePayroll(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** University link: the stricter of two readings (K-31). */
export function canSeeUniversity(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}
