import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { healthFields } from '#domain/data-form/data-form-step-6.ts'
import type { Tx } from '../../db/connection.ts'
import { dataChanges } from '../../db/schema/data-changes.ts'
import { dataForms, formHealth } from '../../db/schema/documents.ts'
import { users } from '../../db/schema/people.ts'
import { healthConsents } from '../../db/schema/privacy.ts'
import type { Erasure } from '../../facilities/erasure-list.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { noHealth } from '../documents/health-rows.ts'
import { dropCopies } from './drop-copies.ts'

/** Kind and source of withdrawn answers about health in the list of erasures. */
export const HEALTH = 'health'

/**
 * Erases a person's answers about health, also from the recorded changes of the form. The emergency contact
 * stays. Gives the step a new version, so that no device saves its older answers over it.
 * @returns whether there were answers
 */
export async function eraseHealth(tx: Tx, employeeId: number, now: Date): Promise<boolean> {
  const answers = await tx
    .update(formHealth)
    .set(noHealth)
    .where(and(eq(formHealth.employeeId, employeeId), isNotNull(formHealth.height)))
    .returning({ id: formHealth.employeeId })
  const names = sql`${sql.param(`{${healthFields.join(',')}}`)}::text[]`
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
  if (answers.length + changes.length === 0) return false
  await tx
    .update(dataForms)
    .set({
      step6At: sql`greatest(${now.toISOString()}::timestamptz, ${dataForms.step6At} + interval '1 millisecond')`,
    })
    .where(and(eq(dataForms.employeeId, employeeId), isNotNull(dataForms.step6At)))
  return true
}

/** Erases again after a restore. The withdrawal itself is newer than the backup, so it is stored again, too. */
export async function eraseHealthAgain(
  tx: Tx,
  files: FileRoom,
  { rowIds, day }: Erasure,
  now: Date,
): Promise<void> {
  for (const id of rowIds) await eraseHealth(tx, id, now)
  const people = await tx.select({ id: users.id }).from(users).where(inArray(users.employeeId, rowIds))
  const decidedAt = new Date(`${day}T23:59:59.999Z`)
  for (const { id: userId } of people)
    await tx.insert(healthConsents).values({
      userId,
      isAccepted: false,
      decidedAt: decidedAt < now ? decidedAt : now,
      receivedAt: now,
      device: 'personal',
    })
  await dropCopies(
    tx,
    files,
    people.map(({ id }) => id),
    now,
  )
}
