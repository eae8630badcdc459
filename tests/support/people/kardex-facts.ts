import { eq } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import type { Database } from '#server/db/connection.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { employees } from '#server/db/schema/people.ts'

/**
 * Adds `count` labour-record facts, spread evenly over the five years up to `today`; the newest is from
 * today. The facts have all six kinds in turn, or one kind.
 */
export async function addFacts(
  db: Database,
  number: string,
  count: number,
  today: string,
  kind?: number,
): Promise<void> {
  const [person] = await db.select({ id: employees.id }).from(employees).where(eq(employees.number, number))
  if (!person) throw new Error(`no employee has the number ${number}`)
  const rows = Array.from({ length: count }, (_, index) => {
    const which = kind ?? (index % 6) + 1
    return {
      employeeId: person.id,
      kind: which,
      date: addDays(today, -Math.floor((index * 5 * 365) / count)),
      comment: `Registro ${index + 1}`,
      ...(which === 6
        ? { complaintStatus: (index % 5) + 1, machine: 'Prensa 14', cardType: 'Preventiva' }
        : { status: 'Autorizado' }),
    }
  })
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(kardexFacts).values(rows.slice(start, start + 500))
  }
}
