import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { StaffView } from '#domain/temporary/process.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { staffTexts as texts } from './texts.es.ts'

const { employees, temporaryStaff, users } = tables

export type Staff = typeof temporaryStaff.$inferSelect
export type Employee = typeof employees.$inferSelect

export async function lockStaff(tx: Tx, id: number): Promise<Staff | null> {
  const [row] = await tx.select().from(temporaryStaff).where(eq(temporaryStaff.id, id)).for('update')
  return row ?? null
}

/**
 * Returns the caller's view of a person: 3 human resources, 2 leader, null none. The caller never sees their
 * own row.
 */
export function viewOfCaller(user: User, staff: Staff): StaffView | null {
  const own = employeeOf(user)
  if (staff.employeeId === own) return null
  if (user.isHumanResources) return 3
  return staff.responsibleId === own ? 2 : null
}

export interface LockedStaff {
  staff: Staff
  view: StaffView
}

/**
 * Locks a person for a decision about them.
 * @throws WireFault; unknown people and hidden people get the same text. Also throws if the person issued the
 * caller's password (own-request.ts).
 */
export async function lockVisibleStaff(tx: Tx, user: User, id: number): Promise<LockedStaff> {
  const staff = await lockStaff(tx, id)
  const view = staff && viewOfCaller(user, staff)
  if (!staff || !view) throw new WireFault('ERROR', texts.unknown)
  await refuseOwn({ tx, user }, staff.employeeId, texts.unknown)
  return { staff, view }
}

/** Only human resources can read a removed person. */
export async function findStaff(tx: Tx, user: User, id: number): Promise<LockedStaff> {
  const [staff] = await tx.select().from(temporaryStaff).where(eq(temporaryStaff.id, id))
  const view = staff ? viewOfCaller(user, staff) : null
  const isGone = view !== 3 && staff?.removedAt !== null
  if (!staff || !view || isGone) throw new WireFault('ERROR', texts.unknown)
  return { staff, view }
}

export const responsible = alias(employees, 'responsible')

/** Condition for leaders with an open account, who can act (TEMP-52). */
export const isLeading = and(
  eq(responsible.id, temporaryStaff.responsibleId),
  sql`exists (select from ${users} where ${users.employeeId} = ${responsible.id} and ${users.closedAt} is null)`,
)

/** Returns only the name's columns, because lists contain thousands of people. */
export function nameColumns<Names extends Record<NamePart, PgColumn>>(table: Names): Pick<Names, NamePart> {
  const { firstName, paternalName, maternalName } = table
  return { firstName, paternalName, maternalName }
}
type NamePart = 'firstName' | 'paternalName' | 'maternalName'

export function wholeName(person: Pick<Employee, 'firstName' | 'paternalName' | 'maternalName'>): string {
  return `${person.firstName} ${person.paternalName} ${person.maternalName}`.trim()
}

export async function hasAccount(tx: Tx, employeeId: number | null): Promise<boolean> {
  if (employeeId === null) return false
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt)))
  return row !== undefined
}
