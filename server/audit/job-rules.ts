import { eq } from 'drizzle-orm'
import { sendApplication } from '#contract/jobs/job-application.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import { tables } from '../db/schema/tables.ts'
import { records, recordsInHandler, recordsNothing } from './rules.ts'

const { jobApplications } = tables

export const jobRules = [
  recordsNothing(sendApplication, 'the caller’s own application, stored with its author and time'),
  records(desk.listApplications, async ({ folio }) => ({
    kind: 'applications-listed',
    subjectId: null,
    // 0 means all vacancies.
    details: { folio: folio ?? 0 },
    isBounded: true,
  })),
  records(desk.readApplication, async ({ id }, { tx }) => {
    const [row] = await tx
      .select({ employeeId: jobApplications.employeeId })
      .from(jobApplications)
      .where(eq(jobApplications.id, id))
    return {
      kind: 'application-opened',
      subjectId: null,
      subjectEmployeeId: row?.employeeId ?? null,
      details: { folio: id },
    }
  }),
  recordsNothing(desk.listPostings, 'vacancies and numbers of applicants, without names'),
  recordsNothing(desk.readPosting, 'a vacancy and its questions contain no names'),
  recordsInHandler(desk.publishPosting),
  recordsInHandler(desk.closePosting),
  recordsInHandler(desk.moveApplication),
  recordsInHandler(desk.noteApplication),
]
