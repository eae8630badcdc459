/** What a person may see in the shell: one place, used by every bar and tile (spec 001 §2, header dialogs; BR-37). */
export interface Viewer {
  /** '00100', '00300', 'CANDIDATO' … */
  company: string
  /** 0 means a user without an employee record. */
  userId: number
  /** Whether the server's menu names the screen of this path; without it nothing is. */
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

/** My payroll: company 00100 and user id not zero. */
export function canSeePayroll(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** Payroll clarifications and disputes: of those who have payslips here. */
export function canAskAboutPay(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** Labour record: company 00100 and user id not zero. */
export function canSeeKardex(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** PTU days, certifications, incidents, satisfaction survey: of people who work here. */
export function hasReminders(viewer: Viewer): boolean {
  return viewer.userId !== 0 && !isCandidate(viewer)
}

/** Own time alerts (TIME-01), and the question whether one leads a team: for those with an employee record. */
export function canSeeTimeAlerts(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** Time alerts of the team: leaders alone (spec 001 §6, TIME-02, BR-40). */
export function canSeeTeam(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer) && viewer.leadsTeam === true
}

/** Data form: "employees or candidates" (spec 000 §1); without an employee record there is nothing to fill in. */
export function canFillForm(viewer: Viewer): boolean {
  return viewer.userId !== 0
}

/** A desk (people's accounts, others' documents and requests, the record): who works at it only the server knows, and says so by its menu. */
export function hasDesk(path: string): (viewer: Viewer) => boolean {
  return (viewer) => viewer.isNamed?.(path) === true
}

/** Personal documents: companies 00100 and CANDIDATO only (spec 000 §6, DOCS-16, DOCS-17). */
export function canBringDocuments(viewer: Viewer): boolean {
  return viewer.userId !== 0 && (viewer.company === EMPLOYEES || viewer.company === CANDIDATES)
}

/** In the savings fund: enrolled and not dropped out (NODE-04). */
export function isEnrolled(fund: { existe: number; baja: number }): boolean {
  return fund.existe === 1 && fund.baja === 0
}

/** Savings-fund statement: company 00100, user id not zero, and enrolled (SHELL-22). */
export function canSeeSavings(viewer: Viewer, enrolled: boolean): boolean {
  return isEmployeeOfMain(viewer) && enrolled
}

/** The assistant of the savings fund (SHELL-04, SHELL-07, SHELL-25, SHELL-26; K-14). */
export function canTalk(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}

/** University link: the stricter of two readings (K-31). */
export function canSeeUniversity(viewer: Viewer): boolean {
  return isEmployeeOfMain(viewer)
}
