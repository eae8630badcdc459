import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { CANDIDATES, EMPLOYEES } from '#domain/identity/can.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { bareNumber } from '#domain/import-file/bare-number.ts'
import type { Tx } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'
import { isNumbered } from '../import-engine/is-numbered.ts'

export interface FoundPerson {
  id: number
  number: string
  name: string
  company: string
  payGroupId: number
  isClosed: boolean
}

export interface FoundPeople {
  of(numero: string): FoundPerson | null
  ids: readonly number[]
}

/** With `lock`, nobody else can change these people until the transaction ends. */
export async function findPeople(
  tx: Tx,
  named: readonly { wanted: { numero: string } }[],
  lock: boolean,
): Promise<FoundPeople> {
  const numbers = [...new Set(named.map(({ wanted }) => wanted.numero))]
  if (numbers.length === 0) return { of: () => null, ids: [] }
  const isNamed = and(isNumbered(numbers), ne(employees.companyCode, CANDIDATES))
  if (lock) {
    // The order by id prevents deadlocks. A lock 'for update' could deadlock with a request that locks an
    // account and then inserts a row about its person.
    await tx
      .select({ id: employees.id })
      .from(employees)
      .where(isNamed)
      .orderBy(asc(employees.id))
      .for('no key update')
  }
  const rows = await tx
    .select({
      id: employees.id,
      number: employees.number,
      name: sql<string>`trim(${employees.firstName} || ' ' || ${employees.paternalName} || ' ' || ${employees.maternalName})`,
      company: employees.companyCode,
      payGroupId: employees.payGroupId,
      isClosed: sql<boolean>`${users.closedAt} is not null`,
    })
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(isNamed)
    .orderBy(asc(employees.id))
  const exact = new Map(rows.map((row) => [row.number, row]))
  const byBareNumber = new Map<string, FoundPerson[]>()
  for (const row of rows) {
    const key = bareNumber(row.number)
    byBareNumber.set(key, [...(byBareNumber.get(key) ?? []), row])
  }
  return {
    of(numero) {
      const found = exact.get(numero)
      if (found) return found
      const [only, ...others] = byBareNumber.get(bareNumber(numero)) ?? []
      return only && others.length === 0 ? only : null
    },
    ids: rows.map(({ id }) => id),
  }
}

export function personProblem(person: FoundPerson | null, numero: string): DataProblem | null {
  if (person === null) return { field: 'numero', what: 'unknownPerson', of: numero }
  return person.isClosed ? { field: 'numero', what: 'closedPerson', of: numero } : null
}

/**
 * Returns why the person cannot have a row about the savings fund, or null. Only the company's employees with
 * an account in the fund can (SHELL-22).
 */
export function memberProblem(person: FoundPerson | null, hasAccount: boolean): DataProblem | null {
  if (person?.company !== EMPLOYEES) return { field: 'numero', what: 'otherCompany', of: EMPLOYEES }
  return hasAccount ? null : { field: 'numero', what: 'noAccount' }
}
