import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { NoticeScope } from '#contract/notifications/notice-board.ts'
import type { Tx } from '../../db/connection.ts'
import { departments, employees, payGroups, plants, users } from '../../db/schema/people.ts'
import { noticeTexts } from '../notifications/texts.ts'

export async function readersOf(tx: Tx, scope: NoticeScope, targetId: number | null): Promise<number[]> {
  const where = {
    todos: sql`true`,
    planta: eq(departments.plantId, targetId ?? 0),
    grupo: eq(employees.payGroupId, targetId ?? 0),
  }[scope]
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(departments, eq(departments.id, employees.departmentId))
    .where(and(where, isNull(users.closedAt)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

export interface Target {
  id: number
  nombre: string
  personas: number
}

export async function plantTargets(tx: Tx): Promise<Target[]> {
  const rows = await tx
    .select({ id: plants.id, name: plants.name, people: count() })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(plants, eq(plants.id, departments.plantId))
    .where(isNull(users.closedAt))
    .groupBy(plants.id, plants.name)
    .orderBy(asc(plants.id))
  return rows.map(({ id, name, people }) => ({ id, nombre: name, personas: Number(people) }))
}

export async function payGroupTargets(tx: Tx): Promise<Target[]> {
  const rows = await tx
    .select({ id: payGroups.id, name: payGroups.name, people: count() })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .innerJoin(payGroups, eq(payGroups.id, employees.payGroupId))
    .where(isNull(users.closedAt))
    .groupBy(payGroups.id, payGroups.name)
    .orderBy(asc(payGroups.id))
  return rows.map(({ id, name, people }) => ({
    id,
    nombre: noticeTexts.payGroup(id, name),
    personas: Number(people),
  }))
}
