import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { reminderSeedTexts as texts } from './reminder-texts.es.ts'

/**
 * Inserts reminders that appear on Inicio: PTU review for 100102, survey for 100104, express certifications
 * and incidents for the leader 100201. 100101 has none.
 */
export async function insertReminders(tx: Tx, ids: ReadonlyMap<string, number>, now: Date, today: string) {
  const idOf = (number: string) => {
    const id = ids.get(number)
    if (id === undefined) throw new Error(`the demo has no employee ${number}`)
    return id
  }
  const lastYear = Number(today.slice(0, 4)) - 1
  await tx.insert(tables.ptuCounts).values({
    employeeId: idOf('100102'),
    year: lastYear,
    yearDays: 365,
    absences: 3,
    unpaidPermits: 2,
    paidPermits: 4,
    periodDays: 365,
    comment: texts.ptuComment,
  })
  await tx
    .insert(tables.satisfactionSurveys)
    .values({ employeeId: idOf('100104'), url: 'https://encuesta.example/clima-laboral' })
  const leaderId = idOf('100201')
  await tx.insert(tables.expressCertifications).values([
    {
      leaderId,
      employeeId: idOf('100219'),
      description: texts.forklift,
      position: texts.forkliftPosition,
      startDay: addDays(today, -9),
      endDay: addDays(today, -2),
    },
    {
      leaderId,
      employeeId: idOf('100211'),
      description: texts.press,
      position: texts.pressPosition,
      startDay: addDays(today, -3),
      endDay: addDays(today, 4),
    },
  ])
  await insertIncidents(tx, leaderId, idOf, now, today)
}

/**
 * Inserts two days off for the leader to decide and four that the leader requested. Six rows exceed one page
 * of five.
 */
async function insertIncidents(
  tx: Tx,
  leaderId: number,
  idOf: (number: string) => number,
  now: Date,
  today: string,
): Promise<void> {
  const humanResources = idOf('100301')
  const incident = (employeeId: number, approverId: number, tipo: string, from: number, to: number) => ({
    kind: 'incidencia' as const,
    requesterId: employeeId,
    subjectId: employeeId,
    approverId,
    approverByRole: approverId === humanResources,
    details: { tipo },
    fromDay: addDays(today, from),
    toDay: addDays(today, to),
    requestedAt: now,
  })
  await tx
    .insert(tables.approvals)
    .values([
      incident(idOf('100212'), leaderId, texts.swap, 12, 20),
      incident(idOf('100213'), leaderId, texts.paidPermit, 5, 5),
      incident(leaderId, humanResources, texts.swap, 15, 24),
      incident(leaderId, humanResources, texts.paidPermit, 29, 29),
      incident(leaderId, humanResources, texts.unpaidPermit, 43, 43),
      incident(leaderId, humanResources, texts.homeOffice, 57, 57),
    ])
}
