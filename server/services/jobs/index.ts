import { desc, eq } from 'drizzle-orm'
import * as sending from '#contract/jobs/job-application.ts'
import * as operations from '#contract/jobs/jobs.ts'
import { companyDate } from '#domain/time/dates.ts'
import { shownState } from '#domain/jobs/application.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { apply } from './apply.ts'
import { factsOf } from './facts.ts'
import {
  findPosting,
  isOpen,
  listAreasOn,
  listJobsOn,
  questionsOf,
  toWireQuestion,
  vacancyName,
} from './postings.ts'
import { jobTexts as texts } from './texts.es.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'
import { jobRules } from '../../audit/job-rules.ts'

const { approvals, jobApplications, jobPostings } = tables
const MAX_LISTED = 50

const reading = defineService(
  operations,
  {
    listAreas: async (_input, { tx, clock }) => ({
      status: 'OK',
      areas: await listAreasOn(tx, companyDate(clock.now().getTime())),
    }),

    async listJobs({ area, idArea }, { tx, clock }) {
      // The contract requires either idArea or area.
      const vacantes = await listJobsOn(tx, idArea ?? area ?? 0, companyDate(clock.now().getTime()))
      return { status: vacantes.length > 0 ? 'OK' : 'VACIO', vacantes }
    },

    async listJobQuestions({ idVacante }, { tx, clock }) {
      const posting = await findPosting(tx, idVacante)
      if (!posting) throw new WireFault('ERROR', texts.unknown)
      if (!isOpen(posting, companyDate(clock.now().getTime()))) throw new WireFault('CERRADA', texts.closed)
      const preguntas = (await questionsOf(tx, idVacante)).map(toWireQuestion)
      return { status: preguntas.length > 0 ? 'OK' : 'VACIO', preguntas }
    },

    readEligibility: async (_input, { tx, user, clock }) => ({
      status: 'OK',
      data: await factsOf(tx, employeeOf(user), companyDate(clock.now().getTime())),
    }),

    async listOwnApplications(_input, { tx, user }) {
      const rows = await tx
        .select({ application: jobApplications, posting: jobPostings, vacancy: approvals })
        .from(jobApplications)
        .innerJoin(jobPostings, eq(jobPostings.vacancyId, jobApplications.vacancyId))
        .innerJoin(approvals, eq(approvals.id, jobPostings.vacancyId))
        .where(eq(jobApplications.employeeId, employeeOf(user)))
        .orderBy(desc(jobApplications.sentAt), desc(jobApplications.id))
        .limit(MAX_LISTED)
      return {
        status: 'OK',
        data: rows.map(({ application, posting, vacancy }) => ({
          id: application.id,
          vacante: vacancy.id,
          nombre: vacancyName(vacancy),
          contacto: posting.contact,
          etapa: shownState(application.state),
          enviada: application.sentAt.toISOString(),
          desde: application.stateSince.toISOString(),
          fecha: application.interviewDay ?? '',
          hora: application.interviewTime,
          lugar: application.interviewPlace,
          motivo: application.reason,
        })),
      }
    },
  },
  { words: [[words, wordsEn]] },
)

const applying = defineService(
  sending,
  {
    async sendApplication(input, context) {
      await apply(context, input)
      return { status: 'OK' }
    },
  },
  { records: jobRules },
)

export const jobServices = [...reading, ...applying]
