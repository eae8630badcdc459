import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { requireNoOwnApplication } from '../jobs/no-own-application.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'

const { approvals, employees, jobAnswers, jobApplications, jobPostings, jobQuestions, users } = tables

export type Application = typeof jobApplications.$inferSelect

/** @throws WireFault for an unknown application, or the user's own application */
export async function findApplication(tx: Tx, user: User, id: number) {
  const [row] = await tx
    .select({
      application: jobApplications,
      posting: jobPostings,
      vacancy: approvals,
      person: employees,
      account: users,
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.vacancyId, jobApplications.vacancyId))
    .innerJoin(approvals, eq(approvals.id, jobApplications.vacancyId))
    .innerJoin(employees, eq(employees.id, jobApplications.employeeId))
    .leftJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .where(eq(jobApplications.id, id))
  // People must not read notes about themselves. Their own application gets the message of an unknown
  // application.
  if (!row || row.application.employeeId === employeeOf(user)) {
    throw new WireFault('ERROR', texts.unknownApplication)
  }
  return row
}
export type ApplicationRow = Awaited<ReturnType<typeof findApplication>>

/**
 * Rejects users who applied for the same vacancy, and users whose password such an applicant issued
 * (own-request.ts).
 */
export async function lockApplication(tx: Tx, user: User, id: number): Promise<ApplicationRow> {
  await tx
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
    .for('update')
  const row = await findApplication(tx, user, id)
  await refuseOwn({ tx, user }, row.application.employeeId, texts.unknownApplication)
  await requireNoOwnApplication(tx, user, row.application.vacancyId)
  return row
}

export async function findAnsweredQuestions(
  tx: Tx,
  questionIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (questionIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: jobAnswers.questionId })
    .from(jobAnswers)
    .where(inArray(jobAnswers.questionId, [...questionIds]))
  return new Set(rows.map(({ id }) => id))
}

export async function findAnswers(tx: Tx, applicationId: number) {
  return tx
    .select({ answer: jobAnswers.answer, question: jobQuestions })
    .from(jobAnswers)
    .innerJoin(jobQuestions, eq(jobQuestions.id, jobAnswers.questionId))
    .where(eq(jobAnswers.applicationId, applicationId))
    .orderBy(jobQuestions.position, jobQuestions.id)
}
