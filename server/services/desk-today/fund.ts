import { and, eq, sql } from 'drizzle-orm'
import type { DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { savingsParameterChanges } from '../../db/schema/savings.ts'
import type { User } from '../../identity/user.ts'
import { countLate } from '../savings-desk/queries.ts'
import { lateBefore, work } from './count-work.ts'

export async function fundWork(tx: Tx, user: User, now: Date): Promise<DeskWorkCount[]> {
  const before = lateBefore(now)
  const requests = await countLate(tx, companyDate(before.getTime()))
  const { status, proposedBy, proposedAt } = savingsParameterChanges
  const [rates] = await tx
    .select({
      waiting: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${proposedAt} < ${before.toISOString()}::timestamptz))::int`,
    })
    .from(savingsParameterChanges)
    .where(and(eq(status, 'pending'), sql`${proposedBy} is distinct from ${user.id}`))
  return [work('caja', requests), work('tasas', rates ?? {})]
}
