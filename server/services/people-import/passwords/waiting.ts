import { and, asc, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { SlipPlace } from '#contract/imports/people-import.ts'
import { MAX_SLIPS_PER_PRINT } from '#domain/people-import/file/limits.ts'
import type { Database, Tx } from '../../../db/connection.ts'
import { peopleImportRows, peopleImports } from '../../../db/schema/imports/people-import.ts'
import { departments, employees, plants, users } from '../../../db/schema/people.ts'
import type { Services } from '../../../facilities/services.ts'

/** Maximum attempts to email an opening password. Afterwards the person waits for a slip. */
export const MAX_LETTER_TRIES = 6

/**
 * Condition for people whose account an import opened and who have no usable password yet. Includes all
 * imports, because people without a printed slip stay in the list after a newer import.
 */
export const isWaiting = and(
  isNotNull(peopleImportRows.opened),
  isNull(users.closedAt),
  eq(users.mustChangePassword, true),
  isNull(users.oneTimeUsedAt),
)

/**
 * Condition for accounts to whose email address an opening password may be sent. An unconfirmed address from
 * an unattended file does not count, because no person has seen it.
 */
export const hasOpeningMail = and(
  ne(users.mail, ''),
  or(
    isNull(users.mailChangedAt),
    sql`not exists (select from ${peopleImports} i where i.id = ${peopleImportRows.importId} and i.is_by_itself)`,
  ),
)

export const isOnSlip = (printedBy: number) =>
  and(
    isNotNull(peopleImportRows.slipOf),
    eq(peopleImportRows.slipBy, printedBy),
    isNull(users.closedAt),
    eq(users.mustChangePassword, true),
    isNull(users.oneTimeUsedAt),
  )

const placeName = sql<string>`case when ${plants.name} is null then ${departments.name}
  else ${departments.name} || ', ' || ${plants.name} end`

export function canSendMail({ mailer, environment }: Pick<Services, 'mailer' | 'environment'>): boolean {
  return mailer.isReady && environment.publicUrl !== ''
}

/** Excludes people with a pending email, because its password would replace the slip's password. */
export async function waitingOf(db: Database, departmentId: string) {
  return db
    .select({ userId: users.id, number: employees.number, name: users.name, department: placeName })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .where(and(isWaiting, isNull(peopleImportRows.letterDue), eq(departments.id, departmentId)))
    .orderBy(asc(users.name))
    .limit(MAX_SLIPS_PER_PRINT)
}

export async function lastSlipsOf(db: Database | Tx, departmentId: string, printedBy: number) {
  const rows = await db
    .select({
      userId: users.id,
      number: employees.number,
      name: users.name,
      department: placeName,
      at: peopleImportRows.slipAt,
    })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.slipOf))
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .where(and(isOnSlip(printedBy), eq(departments.id, departmentId)))
    .orderBy(asc(users.name))
  const last = Math.max(...rows.map(({ at }) => at?.getTime() ?? 0))
  return rows
    .filter(({ at }) => at?.getTime() === last)
    .map(({ userId, number, name, department }) => ({ userId, number, name, department, printedAt: last }))
}

export async function slipPlacesOf(tx: Tx, printedBy: number): Promise<SlipPlace[]> {
  const rows = await tx
    .selectDistinct({ departamento: departments.id, nombre: departments.name, planta: plants.name })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.slipOf))
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .where(isOnSlip(printedBy))
    .orderBy(asc(departments.name), asc(plants.name))
  const places: SlipPlace[] = []
  for (const place of rows) {
    const { length } = await lastSlipsOf(tx, place.departamento, printedBy)
    places.push({ ...place, planta: place.planta ?? '', personas: 0, impresos: length })
  }
  return places
}

export async function placesOf(tx: Tx, hasLetters: boolean): Promise<SlipPlace[]> {
  const { letterDue, letterTries, letterBegan } = peopleImportRows
  const rows = await tx
    .select({
      departamento: departments.id,
      nombre: departments.name,
      planta: plants.name,
      personas: count(sql`case when ${letterDue} is null then 1 end`),
      conCorreo: count(sql`case when ${letterDue} is null and ${hasOpeningMail} then 1 end`),
      enviando: count(letterDue),
      fallidas: count(
        sql`case when ${letterDue} is null and ${letterBegan} is null and ${letterTries} > 0 then 1 end`,
      ),
      inciertas: count(sql`case when ${letterDue} is null and ${letterBegan} is not null then 1 end`),
    })
    .from(peopleImportRows)
    .innerJoin(users, eq(users.id, peopleImportRows.opened))
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .where(isWaiting)
    .groupBy(departments.id, departments.name, plants.name)
    .orderBy(asc(departments.name), asc(plants.name))
  const places = rows.map((row) => ({ ...row, planta: row.planta ?? '' }))
  if (hasLetters) return places
  return places.map(({ departamento, nombre, planta, personas }) => ({
    departamento,
    nombre,
    planta,
    personas,
  }))
}
