import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { TeamPosition } from '#contract/people/positions.ts'
import { type Profile, positionKey } from '#domain/positions/profile.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { detailText } from '../approvals/queries.ts'

const { approvals, employees, positions, users } = tables

/**
 * Period in ms in which an authorized vacancy is listed. A hire outside the portal may have filled an older
 * vacancy.
 */
const SHOWN_MS = 182 * 24 * 60 * 60 * 1000

export async function listTeamPositions(tx: Tx, leaderId: number, now: Date): Promise<TeamPosition[]> {
  const people = await tx
    .select({
      number: employees.number,
      first: employees.firstName,
      paternal: employees.paternalName,
      maternal: employees.maternalName,
      jobTitle: employees.jobTitle,
    })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    // Omits people with a closed account, who have left but still have this leader.
    .where(and(eq(employees.leaderId, leaderId), isNull(users.closedAt)))
    .orderBy(asc(employees.firstName), asc(employees.paternalName), asc(employees.id))
  const vacancies = await tx
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.requesterId, leaderId),
        eq(approvals.kind, 'vacante'),
        or(
          eq(approvals.state, 'waiting'),
          and(
            eq(approvals.state, 'authorized'),
            gte(approvals.decidedAt, new Date(now.getTime() - SHOWN_MS)),
          ),
        ),
      ),
    )
    .orderBy(asc(approvals.requestedAt), asc(approvals.id))
  const byKey = new Map<string, TeamPosition>()
  const placeOf = (puesto: string): TeamPosition => {
    const key = positionKey(puesto)
    const known = byKey.get(key) ?? { puesto, personas: [], vacantes: [], requisitos: [] }
    byKey.set(key, known)
    return known
  }
  for (const { jobTitle, number, first, paternal, maternal } of people) {
    placeOf(jobTitle).personas.push({ numero: number, nombre: `${first} ${paternal} ${maternal}`.trim() })
  }
  for (const vacancy of vacancies) {
    const { lugares } = vacancy.details
    placeOf(detailText(vacancy, 'puesto')).vacantes.push({
      folio: vacancy.id,
      lugares: typeof lugares === 'number' ? lugares : 1,
      autorizada: vacancy.state === 'authorized',
      solicitada: vacancy.requestedAt.toISOString(),
    })
  }
  if (byKey.size === 0) return []
  const profiles = await tx
    .select()
    .from(positions)
    .where(inArray(positions.key, [...byKey.keys()]))
  for (const { key, requirements } of profiles) {
    const place = byKey.get(key)
    if (place) place.requisitos = requirements
  }
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place)
}

export async function listAll(tx: Tx): Promise<Profile[]> {
  const rows = await tx.select().from(positions).orderBy(asc(positions.key))
  return rows.map(({ name, requirements }) => ({ puesto: name, requisitos: requirements }))
}
