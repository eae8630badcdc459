import { eq } from 'drizzle-orm'
import { factsOn } from '#domain/jobs/eligibility.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { employees, jobFacts } = tables

/** Without a stored date, the hire date counts as the start in the position. */
export async function factsOf(tx: Tx, employeeId: number, today: string) {
  const [row] = await tx
    .select({ facts: jobFacts, hireDate: employees.hireDate })
    .from(employees)
    .leftJoin(jobFacts, eq(jobFacts.employeeId, employees.id))
    .where(eq(employees.id, employeeId))
  if (!row) throw new Error('the employee has no record')
  return factsOn(today, {
    positionSince: row.facts?.positionSince ?? row.hireDate,
    lastOfferOn: row.facts?.lastOfferOn ?? null,
    quadrant: row.facts?.quadrant ?? null,
  })
}
