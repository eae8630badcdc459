import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connection.ts'
import { clarifications } from '#server/db/schema/clarifications.ts'
import { employees } from '#server/db/schema/people.ts'

const HOUR_MS = 3_600_000

export async function addRequests(db: Database, number: string, count: number): Promise<void> {
  const [person] = await db.select({ id: employees.id }).from(employees).where(eq(employees.number, number))
  if (!person) throw new Error(`no employee has the number ${number}`)
  const rows = Array.from({ length: count }, (_, index) => ({
    employeeId: person.id,
    periodCode: `P${index}`,
    periodText: `${index} / 2019`,
    newReason: `Motivo ${index % 12}`,
    comment: `Pregunta ${index + 1}`,
    registeredAt: new Date(Date.now() - (count - index) * HOUR_MS),
  }))
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(clarifications).values(rows.slice(start, start + 500))
  }
}
