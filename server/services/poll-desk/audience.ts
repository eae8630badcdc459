import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#contract/polls/poll-desk.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { noticeTexts } from '../notifications/texts.ts'
import { isLeaver } from '../recognition/leavers.ts'

const { departments, employees, payGroups, plants, users } = tables

function worksIn(company: string): SQL | undefined {
  return and(eq(employees.companyCode, company), sql`not ${isLeaver(employees.id)}`)
}

function isIn({ clase, ids }: Audience): SQL | undefined {
  if (clase === 'todos') return undefined
  if (ids.length === 0) return sql`false`
  if (clase === 'departamentos') return inArray(employees.departmentId, ids)
  return inArray(clase === 'plantas' ? departments.plantId : employees.payGroupId, numbersOf(ids))
}

/** Converts ids of plants and pay groups to numbers. Any other text becomes -1, which matches no row. */
function numbersOf(ids: readonly string[]): number[] {
  return ids.map((id) => (/^\d{1,9}$/.test(id) ? Number(id) : -1))
}

export async function receiversOf(tx: Tx, company: string, audience: Audience) {
  return tx
    .select({ employeeId: employees.id, departmentId: employees.departmentId })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(and(worksIn(company), isIn(audience)))
    .orderBy(asc(employees.id))
}

export async function countPeople(tx: Tx, company: string, audience: Audience) {
  const [row] = await tx
    .select({ people: count(), withAccount: count(users.id) })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .where(and(worksIn(company), isIn(audience)))
  return { personas: row?.people ?? 0, conCuenta: row?.withAccount ?? 0 }
}

export interface Choice {
  id: string
  nombre: string
  personas: number
}

export async function choicesOf(tx: Tx, company: string) {
  const inPlants = await tx
    .select({ id: plants.id, name: plants.name, people: count() })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(plants, eq(plants.id, departments.plantId))
    .where(worksIn(company))
    .groupBy(plants.id, plants.name)
    .orderBy(asc(plants.id))
  const inDepartments = await tx
    .select({ id: departments.id, name: departments.name, people: count() })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(worksIn(company))
    .groupBy(departments.id, departments.name)
    .orderBy(asc(departments.name))
  const inGroups = await tx
    .select({ id: payGroups.id, name: payGroups.name, people: count() })
    .from(employees)
    .innerJoin(payGroups, eq(payGroups.id, employees.payGroupId))
    .where(worksIn(company))
    .groupBy(payGroups.id, payGroups.name)
    .orderBy(asc(payGroups.id))
  return {
    plantas: inPlants.map(({ id, name, people }) => toChoice(String(id), name, people)),
    departamentos: inDepartments.map(({ id, name, people }) => toChoice(id, name, people)),
    grupos: inGroups.map(({ id, name, people }) =>
      toChoice(String(id), noticeTexts.payGroup(id, name), people),
    ),
  }
}

function toChoice(id: string, nombre: string, personas: number): Choice {
  return { id, nombre, personas }
}

export async function isKnown(tx: Tx, company: string, { clase, ids }: Audience): Promise<boolean> {
  if (clase === 'todos') return true
  const known = (await choicesOf(tx, company))[clase].map(({ id }) => id)
  return ids.length > 0 && ids.every((id) => known.includes(id))
}
