import { and, eq, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { screenVisits } from '../../db/schema/people.ts'

/** Maximum rows per person and day, against clients that invent screen names. */
const MAX_SCREENS_PER_DAY = 100

/** Ignores new screens above MAX_SCREENS_PER_DAY (GEN-10). */
export async function countVisit(tx: Tx, userId: number, screen: string, at: Date): Promise<void> {
  const today = and(eq(screenVisits.userId, userId), eq(screenVisits.day, companyDate(at.getTime())))
  const again = await tx
    .update(screenVisits)
    .set({ visits: sql`${screenVisits.visits} + 1`, at })
    .where(and(today, eq(screenVisits.screen, screen)))
    .returning({ id: screenVisits.id })
  if (again.length > 0 || (await tx.$count(screenVisits, today)) >= MAX_SCREENS_PER_DAY) return
  await tx
    .insert(screenVisits)
    .values({ userId, screen, at })
    .onConflictDoUpdate({
      target: [screenVisits.userId, screenVisits.day, screenVisits.screen],
      set: { visits: sql`${screenVisits.visits} + 1`, at },
    })
}
