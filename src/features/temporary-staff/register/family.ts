import type { RequestOf } from '#contract/protocol/operation.ts'
import type { Collaborator, registerFamily } from '#contract/evaluations/temporary-staff.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { PROJECT_LENGTH, findFamilyRefusal } from '#domain/temporary/evaluators.ts'

export interface Member {
  person: Collaborator
  isLeader: boolean
  /** YYYY-MM-DD, possibly incomplete. */
  date: string
}

export interface Family {
  project: string
  members: readonly Member[]
}

export const emptyFamily: Family = { project: '', members: [] }

export type FamilyProblem =
  | { kind: 'project' | 'long' | 'few' | 'noLeader' | 'manyLeaders' }
  | { kind: 'date'; name: string; number: string }

export function problemsOf({ project, members }: Family): FamilyProblem[] {
  const problems: FamilyProblem[] = []
  const length = Array.from(project.trim()).length
  if (length === 0) problems.push({ kind: 'project' })
  if (length > PROJECT_LENGTH) problems.push({ kind: 'long' })
  const why = findFamilyRefusal(members)
  if (why) problems.push({ kind: why })
  for (const { person, isLeader, date } of members) {
    if (!isLeader && !isDay(date)) problems.push({ kind: 'date', name: person.NAME, number: person.EMPLID })
  }
  return problems
}

export function requestOf({ project, members }: Family): RequestOf<typeof registerFamily> {
  return {
    proyecto: project.trim(),
    integrantes: members.map(({ person, isLeader, date }) => ({
      numero: person.EMPLID,
      lider: isLeader,
      ...(isLeader ? {} : { fecha_aplicacion: date }),
    })),
  }
}
