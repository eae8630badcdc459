import { asc, eq, inArray, ne, and } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { bareNumber } from '#domain/people-import/world.ts'
import type { Tx } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'

export interface Person {
  employeeId: number
  name: string
  isClosed: boolean
}

/** Finds people by their number as written in a file; leading zeros are ignored. */
export class PeopleOf {
  readonly #byNumber: ReadonlyMap<string, Person>

  constructor(byNumber: ReadonlyMap<string, Person>) {
    this.#byNumber = byNumber
  }

  find(number: string): Person | undefined {
    return this.#byNumber.get(number) ?? this.#byNumber.get(bareNumber(number))
  }

  /** Returns the person, or the reason why nothing may be written for that number. */
  look(number: string): Person | DataProblem {
    const person = this.find(number)
    if (!person) return { field: 'numero', what: 'unknownPerson', of: number }
    return person.isClosed ? { field: 'numero', what: 'closedPerson', of: number } : person
  }
}

/** Finds people. @param lock locks them until the transaction ends, in the order of their ids */
export async function findPeople(tx: Tx, numbers: readonly string[], lock: boolean): Promise<PeopleOf> {
  const asked = [...new Set(numbers.flatMap((number) => [number, bareNumber(number)]))]
  if (asked.length === 0) return new PeopleOf(new Map())
  const isAsked = and(inArray(employees.number, asked), ne(employees.companyCode, CANDIDATES))
  if (lock) {
    const held = tx.select({ id: employees.id }).from(employees).where(isAsked).orderBy(asc(employees.id))
    await held.for('no key update')
  }
  const rows = await tx
    .select({
      number: employees.number,
      employeeId: employees.id,
      first: employees.firstName,
      paternal: employees.paternalName,
      maternal: employees.maternalName,
      closedAt: users.closedAt,
    })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(isAsked)
  return new PeopleOf(
    new Map(
      rows.map(({ number, employeeId, first, paternal, maternal, closedAt }) => [
        number,
        { employeeId, name: `${first} ${paternal} ${maternal}`.trim(), isClosed: closedAt !== null },
      ]),
    ),
  )
}
