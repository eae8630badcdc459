import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { CANDIDATES, EMPLOYEES } from '#domain/can.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { bareNumber } from '#domain/people-import/world.ts'
import type { Tx } from '../../db/connect.ts'
import { employees, users } from '../../db/schema/people.ts'

/** Whose money a row speaks of. */
export interface MoneyPerson {
  id: number
  number: string
  name: string
  company: string
  payGroupId: number
  isClosed: boolean
}

export interface FoundPeople {
  /** Of a number as a file writes it: zeros before it don't matter. */
  of(numero: string): MoneyPerson | null
  ids: readonly number[]
}

/** Finds people by their numbers; with `lock` nobody else changes them until the end of the transaction. */
export async function findMoneyPeople(
  tx: Tx,
  numbers: readonly string[],
  lock: boolean,
): Promise<FoundPeople> {
  const bare = [...new Set(numbers.map(bareNumber))]
  if (bare.length === 0) return { of: () => null, ids: [] }
  const isNamed = and(
    inArray(sql`coalesce(nullif(ltrim(${employees.number}, '0'), ''), '0')`, bare),
    ne(employees.companyCode, CANDIDATES),
  )
  if (lock) {
    // In the order of their ids, so that two hands never wait for each other. Keys stay free: whoever asks for something of
    // their own points at their row, and may hold their account already.
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
  const alike = new Map<string, MoneyPerson[]>()
  for (const row of rows) {
    const key = bareNumber(row.number)
    alike.set(key, [...(alike.get(key) ?? []), row])
  }
  return {
    of(numero) {
      const found = exact.get(numero)
      if (found) return found
      // "0123" and "123" may be two people: then a third way of writing it is nobody's.
      const [only, ...others] = alike.get(bareNumber(numero)) ?? []
      return only && others.length === 0 ? only : null
    },
    ids: rows.map(({ id }) => id),
  }
}

/** Why nothing is written of somebody, whatever the row says. */
export function personProblem(person: MoneyPerson | null, numero: string): DataProblem | null {
  if (person === null) return { field: 'numero', what: 'unknownPerson', of: numero }
  return person.isClosed ? { field: 'numero', what: 'closedPerson', of: numero } : null
}

/** The fund is of the company's own people (SHELL-22). */
export function memberProblem(person: MoneyPerson | null, hasAccount: boolean): DataProblem | null {
  if (person?.company !== EMPLOYEES) return { field: 'numero', what: 'otherCompany', of: EMPLOYEES }
  return hasAccount ? null : { field: 'numero', what: 'noAccount' }
}
