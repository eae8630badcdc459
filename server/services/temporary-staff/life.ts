import { asc, eq } from 'drizzle-orm'
import { formatDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Staff } from './rows.ts'

const { temporaryHistory, users } = tables

export async function readLifeOf(tx: Tx, staff: Staff) {
  const rows = await tx
    .select({ event: temporaryHistory, name: users.name })
    .from(temporaryHistory)
    .leftJoin(users, eq(users.id, temporaryHistory.by))
    .where(eq(temporaryHistory.staffId, staff.id))
    .orderBy(asc(temporaryHistory.id))
  const steps = rows.filter(({ event }) => event.step !== 'ingreso')
  return [
    { paso: 'ingreso' as const, cuando: staff.startDate, quien: '', nota: staff.project },
    ...steps.map(({ event, name }) => ({
      paso: event.step,
      cuando: event.at.toISOString(),
      quien: name ?? '',
      nota: event.step === 'planta' && staff.plantDate ? formatDate(staff.plantDate) : event.note,
    })),
  ]
}
