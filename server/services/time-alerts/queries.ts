import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { WireTeamPerson } from '#contract/time/time-alerts.ts'
import type { WireAlert } from '#contract/time/own-alerts.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { ALERT_DAYS } from '#domain/time/time-alerts.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { employees, timeAlerts, timeAlertViews, canteenSchedules } = tables

export type View = 'own' | 'team'

const PERSON_LIMIT = 1000

function firstDay(now: Date): string {
  return addDays(companyDate(now.getTime()), 1 - ALERT_DAYS)
}

export async function lastSeen(tx: Tx, employeeId: number, view: View): Promise<Date | null> {
  const [row] = await tx
    .select({ seenAt: timeAlertViews.seenAt })
    .from(timeAlertViews)
    .where(and(eq(timeAlertViews.employeeId, employeeId), eq(timeAlertViews.view, view)))
    .orderBy(desc(timeAlertViews.day))
    .limit(1)
  return row?.seenAt ?? null
}

const columns = {
  date: timeAlerts.date,
  entry: timeAlerts.entry,
  exit: timeAlerts.exit,
  description: timeAlerts.description,
  facilityId: timeAlerts.facilityId,
  facility: timeAlerts.facility,
  recordedAt: timeAlerts.recordedAt,
}
type AlertRow = Pick<typeof timeAlerts.$inferSelect, keyof typeof columns>

/** "09:42:00" → "09:42" */
function clock(time: string): string {
  return time.slice(0, 5)
}

function toWire(row: AlertRow, seenAt: Date | null): WireAlert {
  return {
    fechaAlerta: row.date,
    horaEntrada: clock(row.entry),
    horaSalida: row.exit === null ? null : clock(row.exit),
    descripcion: row.description,
    idTipoInstalacion: row.facilityId,
    tipoInstalacion: row.facility,
    vista: seenAt !== null && row.recordedAt <= seenAt,
  }
}

export async function listOwn(tx: Tx, employeeId: number, now: Date): Promise<WireAlert[]> {
  const seenAt = await lastSeen(tx, employeeId, 'own')
  const rows = await tx
    .select(columns)
    .from(timeAlerts)
    .where(and(eq(timeAlerts.employeeId, employeeId), gte(timeAlerts.date, firstDay(now))))
    .orderBy(desc(timeAlerts.date), desc(timeAlerts.entry))
    .limit(PERSON_LIMIT)
  return rows.map((row) => toWire(row, seenAt))
}

export async function listTeam(tx: Tx, leaderId: number, now: Date): Promise<WireTeamPerson[]> {
  const seenAt = await lastSeen(tx, leaderId, 'team')
  const fullName = sql<string>`concat_ws(' ', ${employees.firstName}, ${employees.paternalName}, ${employees.maternalName})`
  const people = await tx
    .select({ id: employees.id, EMPLID: employees.number, nombreColaborador: fullName })
    .from(employees)
    .where(eq(employees.leaderId, leaderId))
    .orderBy(asc(employees.number))
  const rows = await tx
    .select({ ...columns, employeeId: timeAlerts.employeeId })
    .from(timeAlerts)
    .innerJoin(employees, eq(employees.id, timeAlerts.employeeId))
    .where(and(eq(employees.leaderId, leaderId), gte(timeAlerts.date, firstDay(now))))
    .orderBy(desc(timeAlerts.date), desc(timeAlerts.entry))
  const byPerson = new Map<number, WireAlert[]>(people.map(({ id }) => [id, []]))
  for (const row of rows) byPerson.get(row.employeeId)?.push(toWire(row, seenAt))
  return people.map(({ id, ...person }) => ({ ...person, alertas: byPerson.get(id) ?? [] }))
}

export async function countTeam(tx: Tx, leaderId: number): Promise<number> {
  return Number(await tx.$count(employees, eq(employees.leaderId, leaderId)))
}

export async function countNewOfTeam(tx: Tx, leaderId: number, now: Date): Promise<number> {
  const seenAt = await lastSeen(tx, leaderId, 'team')
  const unseen: SQL = seenAt === null ? sql`true` : sql`${timeAlerts.recordedAt} > ${seenAt.toISOString()}`
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(timeAlerts)
    .innerJoin(employees, eq(employees.id, timeAlerts.employeeId))
    .where(and(eq(employees.leaderId, leaderId), gte(timeAlerts.date, firstDay(now)), unseen))
  return row?.count ?? 0
}

export async function markSeen(tx: Tx, employeeId: number, view: View, now: Date): Promise<void> {
  await tx
    .insert(timeAlertViews)
    .values({ employeeId, view, day: companyDate(now.getTime()), seenAt: now })
    .onConflictDoUpdate({
      target: [timeAlertViews.employeeId, timeAlertViews.view, timeAlertViews.day],
      set: { seenAt: sql`greatest(${timeAlertViews.seenAt}, excluded.seen_at)` },
    })
}

/** Returns the schedule from HH:mm to HH:mm; null for a person without a schedule. */
export async function scheduleOf(
  tx: Tx,
  employeeId: number,
): Promise<{ entrada: string; salida: string } | null> {
  const [row] = await tx.select().from(canteenSchedules).where(eq(canteenSchedules.employeeId, employeeId))
  return row ? { entrada: clock(row.from), salida: clock(row.to) } : null
}
