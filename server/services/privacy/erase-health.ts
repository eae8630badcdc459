import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { endOfDay } from '#domain/approvals/links.ts'
import { healthFields } from '#domain/data-form/data-form-step-6.ts'
import type { Tx } from '../../db/connection.ts'
import { dataChanges } from '../../db/schema/data-changes.ts'
import { dataForms, formHealth } from '../../db/schema/documents.ts'
import { users } from '../../db/schema/people.ts'
import { healthConsents, retentionBlocks as blocks } from '../../db/schema/privacy.ts'
import type { Erasure } from '../../facilities/erasure-list.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { noHealth } from '../documents/health-rows.ts'
import { dropCopies } from './drop-copies.ts'
import { refusesHealth } from './health-decision.ts'

/** Kind and source of withdrawn answers about health in the list of erasures. */
export const HEALTH = 'health'

/**
 * Erases a person's answers about health, also from the recorded changes of the form and from blocked rows. The
 * emergency contact stays. Gives the step a new version, so that no device saves its older answers over it.
 * @returns whether there were answers
 */
export async function eraseHealth(tx: Tx, employeeId: number, now: Date): Promise<boolean> {
  const answers = await tx
    .update(formHealth)
    .set(noHealth)
    .where(and(eq(formHealth.employeeId, employeeId), isNotNull(formHealth.height)))
    .returning({ id: formHealth.employeeId })
  const names = arrayOf(healthFields)
  const changes = await tx
    .update(dataChanges)
    .set({ before: sql`${dataChanges.before} - ${names}`, after: sql`${dataChanges.after} - ${names}` })
    .where(
      and(
        eq(dataChanges.employeeId, employeeId),
        eq(dataChanges.step, 6),
        or(sql`${dataChanges.before} ?| ${names}`, sql`${dataChanges.after} ?| ${names}`),
      ),
    )
    .returning({ id: dataChanges.id })
  const blocked = await eraseBlocked(tx, employeeId)
  if (answers.length + changes.length + blocked === 0) return false
  await tx
    .update(dataForms)
    .set({
      step6At: sql`greatest(${now.toISOString()}::timestamptz, ${dataForms.step6At} + interval '1 millisecond')`,
    })
    .where(and(eq(dataForms.employeeId, employeeId), isNotNull(dataForms.step6At)))
  return true
}

const arrayOf = (names: readonly string[]) => sql`${sql.param(`{${names.join(',')}}`)}::text[]`

/** @returns number of blocked rows that had answers about health */
async function eraseBlocked(tx: Tx, employeeId: number): Promise<number> {
  const columns = arrayOf(
    (Object.keys(noHealth) as (keyof typeof noHealth)[]).map((field) => formHealth[field].name),
  )
  const health = sql`${blocks.content} #> '{form_health,0}'`
  const forms = await tx
    .update(blocks)
    .set({ content: sql`jsonb_set(${blocks.content}, '{form_health,0}', (${health}) - ${columns})` })
    .where(and(eq(blocks.kind, 'form'), eq(blocks.rowId, employeeId), sql`(${health}) ?| ${columns}`))
    .returning({ id: blocks.id })
  const names = arrayOf(healthFields)
  const change = sql`${blocks.content} #> '{data_changes,0}'`
  const [before, after] = [sql`(${change} -> 'before')`, sql`(${change} -> 'after')`]
  const changes = await tx
    .update(blocks)
    .set({
      content: sql`jsonb_set(${blocks.content}, '{data_changes,0}',
        (${change}) || jsonb_build_object('before', ${before} - ${names}, 'after', ${after} - ${names}))`,
    })
    .where(
      and(
        eq(blocks.kind, 'changes'),
        sql`${change} @> ${JSON.stringify({ employee_id: employeeId, step: 6 })}::jsonb`,
        or(sql`${before} ?| ${names}`, sql`${after} ?| ${names}`),
      ),
    )
    .returning({ id: blocks.id })
  return forms.length + changes.length
}

/**
 * Erases again after a restore. The withdrawal itself is newer than the backup, so it is stored again, too.
 * Answers with a newer consent stay, because the list may be added long after the restore.
 */
export async function eraseHealthAgain(
  tx: Tx,
  files: FileRoom,
  { rowIds, day }: Erasure,
  now: Date,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, employeeId: users.employeeId })
    .from(users)
    .where(inArray(users.employeeId, rowIds))
  // The list has no time. The end of the day is later than every consent before the withdrawal.
  const decidedAt = new Date(Math.min(endOfDay(day) - 1, now.getTime()))
  const consenting = new Set<number | null>()
  for (const { id: userId, employeeId } of people) {
    await tx
      .insert(healthConsents)
      .values({ userId, isAccepted: false, decidedAt, receivedAt: now, device: 'personal' })
    if (!(await refusesHealth(tx, userId))) consenting.add(employeeId)
  }
  // A person without answers has nothing to erase, so the result is not needed.
  for (const id of rowIds) if (!consenting.has(id)) await eraseHealth(tx, id, now)
  await dropCopies(
    tx,
    files,
    people.map(({ id }) => id),
    now,
  )
}
