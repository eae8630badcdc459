import { eq } from 'drizzle-orm'
import { sendApplication } from '#contract/job-application.ts'
import * as desk from '#contract/job-desk.ts'
import { tables } from '../db/schema/tables.ts'
import { records, recordsByItself, recordsNothing } from './rules.ts'

const { jobApplications } = tables

/** Internal vacancies: reads, publications, moves and notes by recruitment. */
export const jobRules = [
  recordsNothing(sendApplication, 'somebody’s own application; the list of it is the trace'),
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
  recordsNothing(desk.listPostings, 'vacancies and how many applied, nobody by name'),
  recordsNothing(desk.readPosting, 'a vacancy with its questions names nobody'),
  recordsByItself(desk.publishPosting),
  recordsByItself(desk.closePosting),
  recordsByItself(desk.moveApplication),
  recordsByItself(desk.noteApplication),
]
