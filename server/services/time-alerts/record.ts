import { and, eq, isNull } from 'drizzle-orm'
import type { recordTimeAlert } from '#contract/time/time-alerts.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '../../db/schema/tables.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import type { Handler } from '../../operations/service.ts'
import { ownDataTexts, timeAlertTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { lastSeen } from './queries.ts'

const { employees, timeAlerts } = tables

/** Records an alert. The same alert again only adds a missing exit time, and notifies nobody. */
export const record: Handler<typeof recordTimeAlert> = async (input, context) => {
  const { tx, clock } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  requireDay(input.fechaAlerta, today)
  const [person] = await tx
    .select({ id: employees.id, leaderId: employees.leaderId })
    .from(employees)
    .where(eq(employees.number, input.emplid))
  if (!person) throw new WireFault('ERROR', texts.unknownPerson)
  await refuseOwn(context, person.id, ownDataTexts.ownAlert)
  const place = {
    employeeId: person.id,
    date: input.fechaAlerta,
    entry: input.horaEntrada,
    facilityId: input.idTipoInstalacion,
  }
  const exit = input.horaSalida
  const made = await tx
    .insert(timeAlerts)
    .values({
      ...place,
      exit,
      description: input.descripcion,
      facility: input.tipoInstalacion,
      recordedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: timeAlerts.id })
  if (made.length === 0 && exit !== null) {
    await tx
      .update(timeAlerts)
      .set({ exit })
      .where(
        and(
          eq(timeAlerts.employeeId, place.employeeId),
          eq(timeAlerts.date, place.date),
          eq(timeAlerts.entry, place.entry),
          eq(timeAlerts.facilityId, place.facilityId),
          isNull(timeAlerts.exit),
        ),
      )
  }
  if (made.length > 0 && person.leaderId !== null) await notifyLeader(context, person.leaderId, today)
  return { status: 'OK', nueva: made.length > 0 }
}

/**
 * Notifies the leader once per day, and again only after the leader opens the view. A hundred alerts thus
 * cause one message.
 */
async function notifyLeader(context: NotifyContext, leaderId: number, today: string): Promise<void> {
  const seenAt = await lastSeen(context.tx, leaderId, 'team')
  await notify(context, {
    kind: 'team-alert',
    to: { employeeIds: [leaderId] },
    ref: today,
    key: `${today}|${seenAt?.getTime() ?? 0}`,
  })
}

/** @throws WireFault for a day that does not exist, and for a future day in the company's time zone */
function requireDay(date: string, today: string): void {
  const isDay = Number.isFinite(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date
  if (!isDay) throw new WireFault('ERROR', texts.noSuchDay)
  if (date > today) throw new WireFault('ERROR', texts.ahead)
}
