import { asc, eq } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { EVALUATION_DAYS } from '#domain/temporary/due.ts'
import type { SurveyKind } from '#contract/evaluations/survey-kinds.ts'
import type { LifeStep } from '#domain/temporary/life.ts'
import type { ProcessStatus } from '#domain/temporary/process.ts'
import { levelOf, scoreOf } from '#domain/temporary/score.ts'
import type { Tx } from '../../db/connection.ts'
import { fillQuestionnaire } from '../../standard/questionnaire.es.ts'
import { tables } from '../../db/schema/tables.ts'
import { randomFor } from '../random.ts'
import { temporaryJobs, temporaryWords as words } from './temporary-words.es.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const USUAL_MEDAL = 3

/** Survey: evaluator, kind, and number of answered questions of 20; 'sent' for all. */
type SurveyPlan = readonly [evaluator: string, kind: SurveyKind, answered: number | 'sent']

interface Plan {
  number: string
  status: ProcessStatus
  /** Days from today to the application date. */
  application: number
  revision?: number
  /** Days from today to the last day to answer. */
  due?: number
  surveys?: readonly SurveyPlan[]
  former?: readonly SurveyPlan[]
  hasResponsible?: false
  isNotified?: true
}

const boss = (answered: number | 'sent'): SurveyPlan => ['100201', 'Jefe', answered]

const sent = (kind: 'Par' | 'Cliente', ...numbers: string[]): SurveyPlan[] =>
  numbers.map((number) => [number, kind, 'sent'])

const finished = [...sent('Par', '100101', '100103'), ...sent('Cliente', '100102'), boss('sent')]
const former = [...sent('Par', '100101', '100103'), ...sent('Cliente', '100501'), boss('sent')]

/**
 * People in every state. One evaluation is overdue, and three people were extended (revision 2). 100101 and
 * 100102 have surveys to answer.
 */
const plans: readonly Plan[] = [
  { number: '100221', status: 2, application: -1, revision: 2 },
  {
    number: '100222',
    status: 3,
    application: -16,
    due: 0,
    surveys: [
      ['100101', 'Par', 0],
      ...sent('Par', '100103', '100104'),
      ...sent('Cliente', '100102', '100401'),
      boss('sent'),
    ],
  },
  {
    number: '100223',
    status: 3,
    application: -13,
    due: 3,
    surveys: [...sent('Par', '100101', '100103', '100104'), ...sent('Cliente', '100102'), boss('sent')],
  },
  {
    number: '100224',
    status: 3,
    application: -1,
    due: 14,
    surveys: [
      ['100101', 'Par', 0],
      ['100104', 'Par', 'sent'],
      ['100102', 'Cliente', 7],
      ['100501', 'Cliente', 0],
      boss(0),
    ],
  },
  {
    number: '100225',
    status: 3,
    application: -20,
    due: -2,
    surveys: [
      ['100103', 'Par', 0],
      ...sent('Par', '100104'),
      ...sent('Cliente', '100401'),
      ['100601', 'Cliente', 0],
      boss('sent'),
    ],
  },
  { number: '100226', status: 1, application: -1 },
  { number: '100227', status: 1, application: 15 },
  { number: '100228', status: 1, application: -2 },
  { number: '100229', status: 2, application: -3 },
  {
    number: '100230',
    status: 4,
    application: -15,
    due: 0,
    revision: 2,
    surveys: [...sent('Par', '100101', '100104'), ...sent('Cliente', '100102'), boss('sent')],
    former,
  },
  { number: '100231', status: 6, application: -60, due: -45, surveys: finished },
  { number: '100233', status: 6, application: -75, due: -60, surveys: finished },
  { number: '100234', status: 6, application: -80, due: -65, surveys: finished },
  { number: '100235', status: 6, application: -90, due: -75, surveys: finished },
  { number: '100232', status: 1, application: 0, hasResponsible: false },
  {
    number: '100104',
    status: 5,
    application: -25,
    due: -8,
    surveys: [
      ...sent('Par', '100101', '100103'),
      ...sent('Cliente', '100102', '100401'),
      boss('sent'),
      ['100104', 'Autoevaluación', 'sent'],
    ],
    revision: 2,
    former,
    isNotified: true,
  },
]

const {
  employees,
  evaluations,
  evaluationSurveys,
  jobCodes,
  kardexFacts,
  qualityQuestions,
  surveyAnswers,
  temporaryHistory,
  temporaryStaff,
  users,
} = tables

export async function insertTemporaryStaff(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const today = companyDate(now.getTime())
  await fillQuestionnaire(tx)
  await tx.insert(jobCodes).values(temporaryJobs)
  const questions = await tx
    .select({ id: qualityQuestions.id })
    .from(qualityQuestions)
    .orderBy(asc(qualityQuestions.id))
  const idOf = (number: string): number => {
    const id = ids.get(number)
    if (id === undefined) throw new Error(`the demo has no employee ${number}`)
    return id
  }
  const leaderUser = await userOf(tx, idOf('100201'))
  const recruiter = await userOf(tx, idOf('100301'))
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)

  async function insertSurveys(staffId: number, revision: number, plan: readonly SurveyPlan[], at: Date) {
    const points: { kind: SurveyKind; sum: number }[] = []
    for (const [place, [evaluator, kind, answered]] of plan.entries()) {
      const isSent = answered === 'sent'
      const random = randomFor(`${staffId}|${revision}|${evaluator}|medals`)
      const medals = questions.map((_, question) =>
        Math.max(1, Math.min(4, USUAL_MEDAL - Math.floor(question / 16) + random.whole(-1, 1))),
      )
      const sum = medals.reduce((all, one) => all + one, 0)
      if (isSent) points.push({ kind, sum })
      const [survey] = await tx
        .insert(evaluationSurveys)
        .values({
          staffId,
          revision,
          evaluatorId: idOf(evaluator),
          kind,
          ...(isSent && {
            points: sum,
            answeredAt: at,
            strength: words.strengths[place % words.strengths.length] ?? '',
            opportunity: words.opportunities[place % words.opportunities.length] ?? '',
          }),
        })
        .returning({ id: evaluationSurveys.id })
      const given = medals.slice(0, isSent ? medals.length : answered)
      if (!survey || given.length === 0) continue
      await tx.insert(surveyAnswers).values(
        given.map((medal, question) => ({
          surveyId: survey.id,
          questionId: questions[question]?.id ?? 0,
          points: medal,
          givenAt: at,
        })),
      )
    }
    const score = (isSelf: boolean) =>
      scoreOf(
        points.filter(({ kind }) => (kind === 'Autoevaluación') === isSelf).map(({ sum }) => sum),
        questions.length,
      )
    return { score: score(false), selfScore: score(true) }
  }

  for (const plan of plans) {
    const { number, status, revision = 1 } = plan
    const applicationDate = addDays(today, plan.application)
    const [person] = await tx
      .select()
      .from(employees)
      .where(eq(employees.id, idOf(number)))
    const job = temporaryJobs.find(({ name }) => name === person?.jobTitle)
    const startDate = monthsAfter(addDays(today, plan.application), -5)
    const [staff] = await tx
      .insert(temporaryStaff)
      .values({
        employeeId: idOf(number),
        responsibleId: plan.hasResponsible === false ? null : idOf('100201'),
        jobCode: job?.code ?? null,
        project: words.project,
        status,
        revision,
        applicationDate,
        startDate,
        plantDate: status === 6 ? addDays(today, 4) : null,
      })
      .returning({ id: temporaryStaff.id })
    if (!staff) throw new Error('a temporary employee could not be inserted')
    const life: [LifeStep, number, number, string][] = []
    if (plan.former)
      life.push(
        ['evaluadores', 45, leaderUser, ''],
        ['evaluacion', 45, leaderUser, ''],
        ['calificada', 41, recruiter, ''],
      )
    if (revision > 1) life.push(['extension', 40, recruiter, words.extension])
    if (status > 1) life.push(['evaluadores', Math.max(1, -plan.application), leaderUser, ''])
    if (plan.surveys) life.push(['evaluacion', Math.max(1, -plan.application - 1), leaderUser, ''])
    if (status >= 4 && plan.surveys) life.push(['calificada', 6, recruiter, ''])
    if (status >= 5 && plan.surveys) life.push(['terminada', 5, recruiter, ''])
    if (status === 6) life.push(['planta', 4, recruiter, ''])
    for (const [step, days, by, note] of life) {
      await tx.insert(temporaryHistory).values({ staffId: staff.id, step, at: daysAgo(days), by, note })
    }
    if (plan.former) {
      const scores = await insertSurveys(staff.id, revision - 1, plan.former, daysAgo(45))
      await insertEvaluation(tx, staff.id, revision - 1, scores, addDays(today, -42), daysAgo(41), null)
    }
    if (!plan.surveys) continue
    const scores = await insertSurveys(staff.id, revision, plan.surveys, daysAgo(7))
    const due = addDays(today, plan.due ?? EVALUATION_DAYS)
    const calculated = status >= 4 ? daysAgo(6) : null
    const notified = plan.isNotified ? daysAgo(5) : null
    await insertEvaluation(tx, staff.id, revision, calculated ? scores : null, due, calculated, notified)
  }
  await tx.insert(kardexFacts).values({
    employeeId: idOf('100229'),
    kind: 4,
    date: addDays(today, -30),
    incidentType: words.absence,
  })
}

async function insertEvaluation(
  tx: Tx,
  staffId: number,
  revision: number,
  scores: { score: number | null; selfScore: number | null } | null,
  dueDate: string,
  calculatedAt: Date | null,
  notifiedAt: Date | null,
) {
  const levelAt = (score: number | null | undefined) => (typeof score === 'number' ? levelOf(score) : null)
  await tx.insert(evaluations).values({
    staffId,
    revision,
    dueDate,
    score: scores?.score ?? null,
    level: levelAt(scores?.score),
    selfScore: scores?.selfScore ?? null,
    selfLevel: levelAt(scores?.selfScore),
    calculatedAt,
    notifiedAt,
  })
}

async function userOf(tx: Tx, employeeId: number): Promise<number> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.employeeId, employeeId))
  if (!row) throw new Error(`employee ${employeeId} has no account`)
  return row.id
}
