/**
 * Rules for what a person may see in the shell, used by every bar and tile (spec 001 §2, header dialogs;
 * BR-37).
 */
export interface Viewer {
  company: string
  /** 0 means a user without an employee record. */
  userId: number
  /**
   * Returns whether the server's menu contains the screen of this path. Without this function, the menu counts
   * as empty.
   */
  isNamed?: (path: string) => boolean
  /** Leads at least one person (NODE-13). */
  leadsTeam?: boolean
}

export const EMPLOYEES = '00100'
export const CANDIDATES = 'CANDIDATO'

function isEmployeeOfMain(viewer: Viewer): boolean {
  return viewer.company === EMPLOYEES && viewer.userId !== 0
}

export function isCandidate(viewer: Viewer): boolean {
  return viewer.company === CANDIDATES
}

export function canSeePayroll(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

export function canAskAboutPay(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

export function canSeeKardex(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** Reminders of PTU days, certifications, incidents and the satisfaction survey: only for employees. */
export function hasReminders(viewer: Viewer): boolean {
  return viewer.userId !== 0 && !isCandidate(viewer)
}

/** Only employees of 00100 see their own time alerts (TIME-01). */
export function canSeeTimeAlerts(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** Time alerts of the team: only for leaders (spec 001 §6, TIME-02, BR-40). */
export function canSeeTeam(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer) && viewer.leadsTeam === true
}

/** Data form: "employees or candidates" (spec 000 §1). */
export function canFillForm(viewer: Viewer): boolean {
  return viewer.userId !== 0
}

export function hasDesk(path: string): (viewer: Viewer) => boolean {
  return (viewer) => viewer.isNamed?.(path) === true
}

/** Personal documents: companies 00100 and CANDIDATO only (spec 000 §6, DOCS-16, DOCS-17). */
export function canBringDocuments(viewer: Viewer): boolean {
  return viewer.userId !== 0 && (viewer.company === EMPLOYEES || viewer.company === CANDIDATES)
}

export function isEnrolled(fund: { existe: number; baja: number }): boolean {
  return fund.existe === 1 && fund.baja === 0
}

/** Savings-fund statement: company 00100, user id not zero, and enrolled (SHELL-22). */
export function canSeeSavings(viewer: Viewer, enrolled: boolean): boolean {
  return isEmployeeOfMain(viewer) && enrolled
}

/** Assistant: only for employees of 00100 (SHELL-04, SHELL-07, SHELL-25, SHELL-26; K-14). */
export function canTalk(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** University link: only for employees of 00100, the stricter of two readings of the spec (K-31). */
export function canSeeUniversity(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}
