import { and, asc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import { latestLateDay } from '#domain/approvals/working-days.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { JobSources } from '../../facilities/services.ts'
import { findLaw } from '../law/queries.ts'
import { recordApproval } from './record.ts'
import { notifyEscalated, notifyLapsed } from './notify-people.ts'
import { partiesOf, reassign } from './reassign.ts'
import { nextApprover } from './who-decides.ts'

const { approvals } = tables
const MAX_PER_RUN = 50

/**
 * Adds the next approver to items that have waited two working days. Marks items whose day has passed as
 * lapsed. Reassigns items whose approver may no longer decide.
 * @returns whether more items may remain
 */
export async function escalateLate({ db, clock, services }: JobSources): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const today = companyDate(now.getTime())
    const lapsed = await lapse(tx, today, now)
    for (const item of lapsed) await notifyLapsed({ tx, clock, services }, item)
    await reassign({ tx, clock, services }, today)
    const lateDay = latestLateDay(today, await findLaw(tx))
    let late = await lateAfter(tx, 0, lateDay)
    let moved = 0
    for (;;) {
      for (const item of late) {
        const next = await nextApprover(tx, item, await partiesOf(tx, item))
        if (next === null) continue
        await tx.update(approvals).set({ escalatedToId: next.approverId }).where(eq(approvals.id, item.id))
        await notifyEscalated({ tx, clock, services }, { ...item, escalatedToId: next.approverId })
        await recordApproval({ tx, clock, address: '' }, 'approval-escalated', item, null)
        moved += 1
      }
      const last = late.at(-1)
      // Items without another approver must not block later items.
      if (moved > 0 || late.length < MAX_PER_RUN || !last) {
        return lapsed.length === MAX_PER_RUN || (moved > 0 && late.length === MAX_PER_RUN)
      }
      late = await lateAfter(tx, last.id, lateDay)
    }
  })
}

/**
 * Marks items whose day has passed as lapsed. Days off and overtime never lapse. Vacancies and letters have no
 * day.
 */
async function lapse(tx: Tx, today: string, now: Date) {
  const lapsed = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.state, 'waiting'),
        notInArray(approvals.kind, ['incidencia', 'tiempo_extra', 'vacante']),
        lt(approvals.toDay, today),
      ),
    )
    .orderBy(asc(approvals.id))
    .limit(MAX_PER_RUN)
    .for('update', { skipLocked: true })
  if (lapsed.length === 0) return []
  return tx
    .update(approvals)
    .set({ state: 'lapsed', decidedAt: now })
    .where(
      inArray(
        approvals.id,
        lapsed.map(({ id }) => id),
      ),
    )
    .returning()
}

function lateAfter(tx: Tx, id: number, lateDay: string) {
  return tx
    .select()
    .from(approvals)
    .where(
      and(
        gt(approvals.id, id),
        eq(approvals.state, 'waiting'),
        isNull(approvals.escalatedToId),
        sql`(${approvals.requestedAt} at time zone 'America/Mexico_City')::date <= ${lateDay}::date`,
      ),
    )
    .orderBy(asc(approvals.id))
    .limit(MAX_PER_RUN)
    .for('update', { skipLocked: true })
}
