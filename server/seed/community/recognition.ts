import { companyDate, companyTime } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { fillPrinciples } from '../../standard/principles.es.ts'
import { tables } from '../../db/schema/tables.ts'
import { eq } from 'drizzle-orm'
import { recognitionWords } from './recognition-words.es.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const { applause, employees, recognitions } = tables

export async function insertRecognitions(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  await fillPrinciples(tx)
  const idOf = (number: string): number => {
    const id = ids.get(number)
    if (id === undefined) throw new Error(`the demo has no employee ${number}`)
    return id
  }
  const given = new Map<string, number>()
  for (const [daysAgo, giver, receiver, principleId, reason, claps] of recognitionWords) {
    const at = timeOf(daysAgo, now)
    const month = companyDate(at.getTime()).slice(0, 7)
    const place = (given.get(`${giver} ${month}`) ?? 0) + 1
    given.set(`${giver} ${month}`, place)
    const [person] = await tx
      .select()
      .from(employees)
      .where(eq(employees.id, idOf(receiver)))
    if (!person) throw new Error(`the demo has no employee ${receiver}`)
    const [made] = await tx
      .insert(recognitions)
      .values({
        giverId: idOf(giver),
        receiverId: person.id,
        principleId,
        companyCode: person.companyCode,
        departmentId: person.departmentId,
        reason,
        at,
        month,
        place,
      })
      .returning({ id: recognitions.id })
    if (!made) throw new Error('a recognition was not written')
    if (claps.length > 0)
      await tx
        .insert(applause)
        .values(claps.map((number) => ({ recognitionId: made.id, employeeId: idOf(number) })))
  }
}

/** Rows younger than this number of days belong to the month of the seeding. */
const THIS_MONTH_DAYS = 20

/**
 * Returns the time of a recognition. Early in a month, recent ones move closer together, so that the month has
 * recognitions on each of its days.
 */
export function timeOf(daysAgo: number, now: Date): Date {
  const span = THIS_MONTH_DAYS * DAY_MS
  const share = daysAgo < THIS_MONTH_DAYS ? Math.min(1, monthAge(now) / span) : 1
  return new Date(now.getTime() - daysAgo * DAY_MS * share)
}

/** Returns the ms since the month began in the company's time zone, to the minute. */
function monthAge(now: Date): number {
  const [hours = 0, minutes = 0] = companyTime(now.getTime()).split(':').map(Number)
  const days = Number(companyDate(now.getTime()).slice(8)) - 1
  return days * DAY_MS + (hours * 60 + minutes) * 60_000
}
