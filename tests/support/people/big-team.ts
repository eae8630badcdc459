import { eq } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Database } from '#server/db/connection.ts'
import { employees } from '#server/db/schema/people.ts'
import { insertAlerts, usualAlerts } from '#server/seed/requests/time-alerts.ts'

/** Share of working days with an alert: about 4,600 alerts for 150 people × 90 days. */
const SHARE = 0.4
const FIRST_NUMBER = 300_000

/** Adds people to a leader's team, each with 90 days of alerts. @returns the number of alerts */
export async function addTeam(db: Database, leader: string, people: number): Promise<number> {
  const [row] = await db.select().from(employees).where(eq(employees.number, leader))
  const [model] = await db.select().from(employees).where(eq(employees.number, '100211'))
  if (!row || !model) throw new Error(`no employee has the number ${leader}`)
  const { id: _, ...like } = model
  const today = companyDate(Date.now())
  let count = 0
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(employees)
      .values(
        Array.from({ length: people }, (_person, index) => ({
          ...like,
          number: String(FIRST_NUMBER + index),
          firstName: ['ALMA', 'BENITO', 'CELIA', 'DARÍO', 'ESTELA'][index % 5] ?? 'ALMA',
          leaderId: row.id,
        })),
      )
      .returning({ id: employees.id, number: employees.number })
    for (const { id, number } of made) {
      const alerts = usualAlerts(number, today, SHARE, 1)
      await insertAlerts(tx, id, alerts)
      count += alerts.length
    }
  })
  return count
}
