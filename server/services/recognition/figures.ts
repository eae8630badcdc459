import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { shownFigures } from '#domain/recognition/figures.ts'
import { SMALLEST_GROUP } from '#domain/polls/small-groups.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { isLeaver } from './leavers.ts'
import { isOwnPlace, onWallOf } from './wall.ts'

const { departments, employees, principles, recognitions } = tables

/**
 * Condition for recognitions that everybody on the caller's wall can see. Counting hidden recognitions would
 * reveal them to people who compare wall and figures.
 */
function isCounted(user: User) {
  return and(onWallOf(user), isNull(recognitions.withdrawnAt), isNull(recognitions.hiddenAt))
}

async function countPeople(tx: Tx, user: User) {
  return tx
    .select({ id: departments.id, nombre: departments.name, people: count() })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(and(eq(employees.companyCode, user.company), sql`not ${isLeaver(employees.id)}`, isOwnPlace(user)))
    .groupBy(departments.id, departments.name)
}

const NO_FIGURES = { total: null, principios: [], meses: [] }

export async function readWallFigures(tx: Tx, user: User, period: string) {
  const people = await countPeople(tx, user)
  return people.reduce((sum, each) => sum + each.people, 0) < SMALLEST_GROUP
    ? NO_FIGURES
    : countWall(tx, user, period)
}

async function countWall(tx: Tx, user: User, period: string) {
  const year = period.slice(0, 4)
  const rows = await tx
    .select({ month: recognitions.month, principleId: recognitions.principleId, total: count() })
    .from(recognitions)
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .where(and(isCounted(user), inPeriod(year)))
    .groupBy(recognitions.month, recognitions.principleId)
  const known = await tx.select().from(principles).orderBy(asc(principles.id))
  const inside = rows.filter(({ month }) => month.startsWith(period))
  return {
    total: sumOf(inside),
    principios: known.map(({ id, title, image }) => ({
      titulo: title,
      imagen: image,
      total: sumOf(inside.filter(({ principleId }) => principleId === id)),
    })),
    meses: Array.from({ length: 12 }, (_, at) => {
      const mes = `${year}-${String(at + 1).padStart(2, '0')}`
      return { mes, total: sumOf(rows.filter(({ month }) => month === mes)) }
    }),
  }
}

/**
 * Returns the wall's counts for the company, and counts by department. Departments of fewer than five people
 * are merged. Larger departments are also merged where subtraction would reveal the merged counts.
 */
export async function readCompanyFigures(tx: Tx, user: User, period: string) {
  const people = await countPeople(tx, user)
  if (people.reduce((sum, each) => sum + each.people, 0) < SMALLEST_GROUP)
    return { ...NO_FIGURES, departamentos: [], otros: null }
  const rows = await tx
    .select({ id: departments.id, nombre: departments.name, total: count() })
    .from(recognitions)
    .innerJoin(departments, eq(departments.id, recognitions.departmentId))
    .where(and(isCounted(user), inPeriod(period)))
    .groupBy(departments.id, departments.name)
  const totals = new Map(rows.map(({ id, total }) => [id, total]))
  // Departments without people keep their recognitions.
  const left = rows.filter(({ id }) => people.every((each) => each.id !== id))
  const { shown, rest } = shownFigures([
    ...people.map((each) => ({ ...each, total: totals.get(each.id) ?? 0 })),
    ...left.map((each) => ({ ...each, people: 0 })),
  ])
  return {
    ...(await countWall(tx, user, period)),
    departamentos: shown
      .sort((one, other) => other.total - one.total || one.nombre.localeCompare(other.nombre, 'es'))
      .map(({ nombre, total }) => ({ nombre, total })),
    otros: rest?.total ?? null,
  }
}

function inPeriod(period: string) {
  return sql`${recognitions.month} like ${`${period}%`}`
}

function sumOf(rows: readonly { total: number }[]): number {
  return rows.reduce((sum, { total }) => sum + total, 0)
}
