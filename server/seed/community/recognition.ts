import { companyDate } from '#domain/time/dates.ts'
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
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
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
