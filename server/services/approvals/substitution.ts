import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { loginTexts } from '../../texts.ts'
import { fail } from '../../wire/wire-fault.ts'
import { approvalTexts as texts } from './texts.es.ts'
import { hasLeft, hasNoAccount } from './who-decides.ts'

const { departments, employees, substitutes } = tables

export async function listSubstitutions(tx: Tx, employeeId: number, now: Date) {
  const today = companyDate(now.getTime())
  const rows = await tx
    .select({ substitution: substitutes, person: employees, department: departments.name })
    .from(substitutes)
    .innerJoin(employees, eq(employees.id, substitutes.substituteId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(
      and(eq(substitutes.employeeId, employeeId), gte(substitutes.toDay, today), isNull(substitutes.endedAt)),
    )
    .orderBy(asc(substitutes.fromDay))
  return rows.map(({ substitution, person, department }) => ({
    id: substitution.id,
    suplente: {
      numero: person.number,
      nombre: `${person.firstName} ${person.paternalName} ${person.maternalName}`.trim(),
      puesto: person.jobTitle,
      departamento: department,
    },
    desde: substitution.fromDay,
    hasta: substitution.toDay,
    vigente: substitution.fromDay <= today,
  }))
}

/**
 * Names a substitute.
 * @returns the substitute's name
 * @throws WireFault with the reason for the refusal
 */
export async function nameSubstitute(
  tx: Tx,
  employeeId: number,
  { number, from, to }: { number: string; from: string; to: string },
  now: Date,
): Promise<string> {
  const today = companyDate(now.getTime())
  if (!isDay(from) || !isDay(to)) fail(texts.notADay)
  if (from < today) fail(texts.pastDay)
  if (to < from) fail(texts.endsBefore)
  // Locks the employee, so that two overlapping substitutions cannot both find the days free.
  const [self] = await tx.select().from(employees).where(eq(employees.id, employeeId)).for('no key update')
  const [person] = await tx.select().from(employees).where(eq(employees.number, number))
  if (!self || !person || person.companyCode !== self.companyCode) fail(texts.substituteUnknown)
  if (person.id === employeeId) fail(texts.substituteSelf)
  if (await hasNoAccount(tx, person.id)) fail(loginTexts.withoutAccount)
  if (await hasLeft(tx, person.id)) fail(texts.substituteLeft)
  const name = `${person.firstName} ${person.paternalName}`
  const [overlapping] = await tx
    .select()
    .from(substitutes)
    .where(
      and(
        eq(substitutes.employeeId, employeeId),
        lte(substitutes.fromDay, to),
        gte(substitutes.toDay, from),
        isNull(substitutes.endedAt),
      ),
    )
  // An identical substitution is a retry after a lost response.
  if (overlapping?.substituteId === person.id && overlapping.fromDay === from && overlapping.toDay === to)
    return name
  if (overlapping) fail(texts.substituteOverlaps)
  await tx
    .insert(substitutes)
    .values({ employeeId, substituteId: person.id, fromDay: from, toDay: to, createdAt: now })
  return name
}

/**
 * Ends a substitution early. Ending an ended substitution changes nothing.
 * @throws WireFault for another person's substitution
 */
export async function endSubstitution(tx: Tx, employeeId: number, id: number, now: Date): Promise<void> {
  const ended = await tx
    .update(substitutes)
    .set({ endedAt: sql`coalesce(${substitutes.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(substitutes.id, id), eq(substitutes.employeeId, employeeId)))
    .returning({ id: substitutes.id })
  if (ended.length === 0) fail(texts.unknown)
}
