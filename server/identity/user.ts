import { CANDIDATES } from '#domain/can.ts'

/** The caller, as the token tells it; nothing here comes from a body. */
export interface User {
  /** users.id; the wire's Id_Usuario is 0 where there is no employee record. */
  id: number
  employeeId: number | null
  /** Employee number; '' without an employee record. */
  number: string
  company: string
  isCandidate: boolean
  isLeader: boolean
  isApprover: boolean
  isHumanResources: boolean
  isAuditor: boolean
  isAdministrator: boolean
  isGate: boolean
  mustChangePassword: boolean
  hasSecondStep: boolean
}

export function isCandidateCompany(code: string): boolean {
  return code === CANDIDATES
}
