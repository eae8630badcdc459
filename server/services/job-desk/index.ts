import { eq } from 'drizzle-orm'
import * as operations from '#contract/jobs/job-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import { recordEvent } from '../../audit/record.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import { employeeOf } from '../own-data.ts'
import { listApplicationsOf, toDetail } from './applications.ts'
import { move } from './move.ts'
import { findVacancy, listPostingsOn, readPostingOf } from './postings.ts'
import { close, publish } from './publish.ts'
import { findApplication, lockApplication } from './rows.ts'
import { jobRules } from '../../audit/job-rules.ts'

const { jobNotes } = tables
const MAX_NOTES = 100

const service = defineService(
  operations,
  {
    async listPostings(_input, { tx, user, clock }) {
      const now = clock.now()
      const today = companyDate(now.getTime())
      return { status: 'OK', data: await listPostingsOn(tx, { employeeId: employeeOf(user), today, now }) }
    },

    async readPosting({ folio }, { tx, clock }) {
      const now = clock.now()
      const vacancy = await findVacancy(tx, folio, now)
      return { status: 'OK', data: await readPostingOf(tx, vacancy, companyDate(now.getTime())) }
    },

    publishPosting: async (input, context) => ({ status: 'OK', revision: await publish(context, input) }),
    closePosting: async (input, context) => ({ status: 'OK', revision: await close(context, input) }),

    async listApplications({ folio, empresa, pagina }, { tx, user, clock }) {
      if (folio !== undefined) await findVacancy(tx, folio, clock.now())
      const search = { folio: folio ?? null, company: empresa || null, pagina, employeeId: employeeOf(user) }
      return { status: 'OK', ...(await listApplicationsOf(tx, search)) }
    },

    async readApplication({ id }, { tx, user }) {
      return { status: 'OK', data: await toDetail(tx, await findApplication(tx, user, id)) }
    },

    moveApplication: async (input, context) => ({ status: 'OK', revision: await move(context, input) }),

    async noteApplication({ id, texto }, { tx, user, clock, address }) {
      const { application } = await lockApplication(tx, user, id)
      const at = clock.now()
      if ((await tx.$count(jobNotes, eq(jobNotes.applicationId, id))) >= MAX_NOTES) {
        throw new WireFault('ERROR', texts.manyNotes)
      }
      await tx.insert(jobNotes).values({ applicationId: id, at, by: user.id, note: texto })
      await recordEvent(tx, {
        kind: 'application-noted',
        actorId: user.id,
        subjectId: null,
        subjectEmployeeId: application.employeeId,
        address,
        details: { folio: id },
        at,
      })
      return { status: 'OK' }
    },
  },
  { records: jobRules },
)

export { service as jobDesk }
