import { eq } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import type { ApplicationState } from '#domain/jobs/application.ts'
import { monthsAfter } from '#domain/time/months.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { jobWords as words } from './job-words.es.ts'

const {
  approvals,
  jobAnswers,
  jobApplications,
  jobFacts,
  jobHistory,
  jobNotes,
  jobPostings,
  jobQuestions,
  users,
} = tables
const DAY_MS = 24 * 60 * 60 * 1000

interface Seeding {
  tx: Tx
  idOf: (number: string) => number
  recruiterId: number
  daysAgo: (days: number) => Date
  today: string
}

/**
 * Inserts two internal vacancies in the team of 100201, who assesses candidates. 100101 has an interview for
 * one and may apply for the other. 100102 may not apply because of the quadrant, and 100103 because of too
 * few months in the position. The recruiter, 100301, has two new applications.
 */
export async function insertJobs(tx: Tx, ids: ReadonlyMap<string, number>, now: Date, today: string) {
  const idOf = (number: string) => {
    const id = ids.get(number)
    if (id === undefined) throw new Error(`the demo has no employee ${number}`)
    return id
  }
  const [recruiter] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.employeeId, idOf('100301')))
  const seeding: Seeding = {
    tx,
    idOf,
    recruiterId: recruiter?.id ?? 0,
    daysAgo: (days) => new Date(now.getTime() - days * DAY_MS),
    today,
  }
  await tx.insert(jobFacts).values([
    {
      employeeId: idOf('100101'),
      positionSince: monthsAfter(today, -9),
      lastOfferOn: monthsAfter(today, -14),
      quadrant: 3,
    },
    { employeeId: idOf('100102'), quadrant: 8 },
    { employeeId: idOf('100103'), positionSince: monthsAfter(today, -3), quadrant: 2 },
  ])
  const technician = await insertOpen(seeding, 'technician', { asker: '100215', days: 10 })
  const storekeeper = await insertOpen(seeding, 'storekeeper', { asker: '100218', days: 20 })
  await insertApplication(seeding, storekeeper, { number: '100101', days: 6, state: 'entrevista' })
  await insertApplication(seeding, storekeeper, { number: '100104', days: 4, state: 'revision' })
  await insertApplication(seeding, technician, { number: '100104', days: 1, state: 'recibida' })
  await insertApplication(seeding, technician, { number: '100211', days: 2, state: 'recibida' })
}

interface Open {
  name: 'technician' | 'storekeeper'
  vacancyId: number
  questionIds: number[]
}

async function insertOpen(
  { tx, idOf, daysAgo, today }: Seeding,
  name: Open['name'],
  { asker, days }: { asker: string; days: number },
): Promise<Open> {
  const job = words[name]
  const [vacancy] = await tx
    .insert(approvals)
    .values({
      kind: 'vacante',
      requesterId: idOf(asker),
      approverId: idOf('100301'),
      details: job.details,
      state: 'authorized',
      requestedAt: daysAgo(16),
      decidedAt: daysAgo(14),
    })
    .returning({ id: approvals.id })
  const vacancyId = vacancy?.id ?? 0
  await tx.insert(jobPostings).values({
    vacancyId,
    areaId: job.areaId,
    knowledge: job.knowledge,
    schooling: job.schooling,
    untilDay: addDays(today, days),
    contact: words.contact,
    publishedAt: daysAgo(12),
  })
  const questions = await tx
    .insert(jobQuestions)
    .values(job.questions.map((question, position) => ({ ...question, position, vacancyId })))
    .returning({ id: jobQuestions.id })
  return { name, vacancyId, questionIds: questions.map(({ id }) => id) }
}

interface Sent {
  number: string
  days: number
  state: Exclude<ApplicationState, 'autorizacion' | 'oferta' | 'no_seleccionada'>
}

async function insertApplication(
  { tx, idOf, recruiterId, daysAgo, today }: Seeding,
  { name, vacancyId, questionIds }: Open,
  { number, days, state }: Sent,
) {
  const way = (['recibida', 'revision', 'entrevista'] as const).slice(
    0,
    { recibida: 1, revision: 2, entrevista: 3 }[state],
  )
  const moments = way.map((_, at) => daysAgo(days - at))
  const [made] = await tx
    .insert(jobApplications)
    .values({
      vacancyId,
      employeeId: idOf(number),
      state,
      stateSince: moments.at(-1) ?? daysAgo(days),
      revision: way.length,
      sentAt: daysAgo(days),
      positionMonths: 9,
      offerMonths: 14,
      quadrant: 3,
      ...(state === 'entrevista' && {
        interviewDay: addDays(today, 3),
        interviewTime: '10:00',
        interviewPlace: words.room,
      }),
    })
    .returning({ id: jobApplications.id })
  const applicationId = made?.id ?? 0
  await tx.insert(jobHistory).values(
    way.map((step, at) => ({
      applicationId,
      state: step,
      at: moments[at] ?? daysAgo(days),
      by: at === 0 ? null : recruiterId,
    })),
  )
  await tx.insert(jobAnswers).values(
    questionIds.map((questionId, at) => ({
      applicationId,
      questionId,
      answer: words.answers[name][at] ?? '',
    })),
  )
  if (state === 'entrevista') {
    await tx
      .insert(jobNotes)
      .values({ applicationId, at: daysAgo(days - 2), by: recruiterId, note: words.note })
  }
}
