import { and, asc, desc, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm'
import * as operations from '#contract/evaluations/questionnaire.ts'
import * as sending from '#contract/evaluations/survey-answers.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isControlledByRequester } from '../../identity/account-control.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { countQuestions, readQualities } from '../evaluations/questions.ts'
import { resultOf } from '../evaluations/result.ts'
import { countPending, type Survey } from '../evaluations/surveys.ts'
import { evaluationTexts as texts } from '../evaluations/texts.es.ts'
import { employeeOf } from '../own-data.ts'
import { requireStep } from '../temporary-staff/facts.ts'
import { notifyOfStaffNews } from '../temporary-staff/move.ts'
import { lockStaff, type Staff, wholeName } from '../temporary-staff/rows.ts'
import { staffRules } from '../../audit/staff-rules.ts'

const { departments, employees, evaluations, evaluationSurveys, surveyAnswers, temporaryStaff } = tables

const DAYS_LISTED = 90
const DAY_MS = 24 * 60 * 60 * 1000
const CLOCK_LEAD_MS = 5 * 60 * 1000

const service = defineService(
  operations,
  {
    async readQuestionnaire({ idEncuesta }, { tx, user }) {
      const survey = await findOwn(tx, user, idEncuesta)
      const [staff] = await tx.select().from(temporaryStaff).where(eq(temporaryStaff.id, survey.staffId))
      if (!staff || isClosed(survey, staff)) throw new WireFault('ERROR', texts.closed)
      await refuseEvaluatedHand(tx, user, staff)
      const answers = await tx.select().from(surveyAnswers).where(eq(surveyAnswers.surveyId, survey.id))
      const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
      return {
        status: 'OK',
        encuestador: { id: user.number },
        categorias: (await readQualities(tx, staff.surveyType)).map(({ id, name, questions }) => ({
          id,
          nombre: name,
          preguntas: questions.map((question) => ({
            id: question.id,
            nombre: question.name,
            respuesta: byQuestion.get(question.id)?.points ?? null,
            momento: byQuestion.get(question.id)?.givenAt.getTime() ?? null,
            medallas: question.medals,
          })),
        })),
        fortaleza: survey.strength,
        momentoFortaleza: survey.strengthAt?.getTime() ?? null,
        oportunidad: survey.opportunity,
        momentoOportunidad: survey.opportunityAt?.getTime() ?? null,
      }
    },

    async listOwnSurveys(_input, { tx, user, clock }) {
      const since = new Date(clock.now().getTime() - DAYS_LISTED * DAY_MS)
      const rows = await tx
        .select({
          survey: evaluationSurveys,
          staff: temporaryStaff,
          person: employees,
          department: departments.name,
          dueDate: evaluations.dueDate,
          answered: sql<number>`(select count(*)::int from ${surveyAnswers} where ${surveyAnswers.surveyId} = ${evaluationSurveys.id})`,
        })
        .from(evaluationSurveys)
        .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
        .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
        .innerJoin(departments, eq(departments.id, employees.departmentId))
        .innerJoin(
          evaluations,
          and(
            eq(evaluations.staffId, evaluationSurveys.staffId),
            eq(evaluations.revision, evaluationSurveys.revision),
          ),
        )
        .where(
          and(
            eq(evaluationSurveys.evaluatorId, employeeOf(user)),
            isNull(evaluationSurveys.removedAt),
            or(
              gte(evaluationSurveys.answeredAt, since),
              and(
                isNull(evaluationSurveys.answeredAt),
                isNull(temporaryStaff.removedAt),
                eq(temporaryStaff.status, 3),
                eq(temporaryStaff.revision, evaluationSurveys.revision),
              ),
            ),
          ),
        )
        .orderBy(
          sql`${evaluationSurveys.answeredAt} is not null`,
          asc(evaluations.dueDate),
          asc(evaluationSurveys.id),
        )
      const questions = new Map<number, number>()
      for (const { staff } of rows) {
        if (questions.has(staff.surveyType)) continue
        questions.set(staff.surveyType, countQuestions(await readQualities(tx, staff.surveyType)))
      }
      return {
        status: 'OK',
        data: rows.map(({ survey, staff, person, ...row }) => ({
          idEncuesta: survey.id,
          idEvaluacion: staff.id,
          idTipo: staff.surveyType,
          tipo: survey.kind,
          numero: person.number,
          nombre: wholeName(person),
          puesto: person.jobTitle,
          departamento: row.department,
          foto: person.photo,
          vence: row.dueDate,
          terminada: survey.answeredAt !== null,
          preguntas: questions.get(staff.surveyType) ?? 0,
          contestadas: row.answered,
        })),
        tieneResultado: (await findOwnProcess(tx, user)) !== null,
      }
    },

    async keepAnswers({ idEncuesta, respuestas, ...comments }, context) {
      const { tx, user, clock } = context
      const { survey, staff } = await lockOwnSurvey(context, user, idEncuesta)
      const known = new Set(
        (await readQualities(tx, staff.surveyType)).flatMap(({ questions }) => questions.map(({ id }) => id)),
      )
      const now = clock.now()
      for (const { id, respuesta, momento } of respuestas) {
        if (!known.has(id)) throw new WireFault('ERROR', texts.wrongQuestion)
        const givenAt = clampedTime(momento, now)
        await tx
          .insert(surveyAnswers)
          .values({ surveyId: survey.id, questionId: id, points: respuesta, givenAt })
          .onConflictDoUpdate({
            target: [surveyAnswers.surveyId, surveyAnswers.questionId],
            set: { points: respuesta, givenAt },
            setWhere: sql`${surveyAnswers.givenAt} < excluded.given_at`,
          })
      }
      const { fortaleza, momentoFortaleza, oportunidad, momentoOportunidad } = comments
      const strength = { text: survey.strength, at: survey.strengthAt }
      const opportunity = { text: survey.opportunity, at: survey.opportunityAt }
      const one = laterComment(strength, fortaleza, momentoFortaleza, now)
      const other = laterComment(opportunity, oportunidad, momentoOportunidad, now)
      if (one !== strength || other !== opportunity)
        await tx
          .update(evaluationSurveys)
          .set({ strength: one.text, strengthAt: one.at, opportunity: other.text, opportunityAt: other.at })
          .where(eq(evaluationSurveys.id, survey.id))
      return { status: 'OK' }
    },

    async readOwnResult(_input, { tx, user }) {
      const staff = await findOwnProcess(tx, user)
      if (!staff) return { status: 'VACIO' }
      const reader = { employeeId: staff.employeeId, isHumanResources: false }
      return { status: 'OK', data: await resultOf(tx, staff, reader) }
    },
  },
  { records: staffRules },
)

function clampedTime(moment: number, now: Date): Date {
  return new Date(Math.min(Math.max(0, moment), now.getTime() + CLOCK_LEAD_MS))
}

interface Comment {
  text: string
  at: Date | null
}

function laterComment(
  stored: Comment,
  text: string | undefined,
  moment: number | undefined,
  now: Date,
): Comment {
  if (text === undefined) return stored
  // An app that sends no times sends both comments even if only one has changed. The unchanged comment keeps
  // its time.
  if (moment === undefined) return text === stored.text ? stored : { text, at: now }
  const at = clampedTime(moment, now)
  return stored.at === null || stored.at < at ? { text, at } : stored
}

/** TMP-06: accepts one medal for every question of the questionnaire, once. */
const sendingService = defineService(
  sending,
  {
    async sendSurvey({ idEncuesta, idEvaluacion, resultados, fortaleza, oportunidad }, context) {
      const { tx, user, clock } = context
      const { survey, staff } = await lockOwnSurvey(context, user, idEncuesta)
      if (staff.id !== idEvaluacion) throw new WireFault('ERROR', texts.unknownSurvey)
      const questions = (await readQualities(tx, staff.surveyType)).flatMap((quality) => quality.questions)
      const byQuestion = new Map(resultados.map(({ id, respuesta }) => [id, respuesta]))
      if (
        byQuestion.size !== resultados.length ||
        resultados.some(({ id }) => !questions.some((one) => one.id === id))
      )
        throw new WireFault('ERROR', texts.wrongQuestion)
      if (questions.some(({ id }) => !byQuestion.has(id))) throw new WireFault('ERROR', texts.missing)
      const now = clock.now()
      const points = resultados.reduce((sum, { respuesta }) => sum + respuesta, 0)
      await tx.delete(surveyAnswers).where(eq(surveyAnswers.surveyId, survey.id))
      await tx.insert(surveyAnswers).values(
        resultados.map(({ id, respuesta }) => ({
          surveyId: survey.id,
          questionId: id,
          points: respuesta,
          givenAt: now,
        })),
      )
      await tx
        .update(evaluationSurveys)
        .set({ points, answeredAt: now, strength: fortaleza, opportunity: oportunidad })
        .where(eq(evaluationSurveys.id, survey.id))
      if ((await countPending(tx, staff)) === 0)
        await notifyOfStaffNews(context, staff, 'complete', 'humanResources')
      return { status: 'OK', Puntos: points }
    },
  },
  { records: staffRules },
)

/** @throws WireFault; unknown surveys and other people's surveys get the same error */
async function findOwn(tx: Tx, user: User, id: number): Promise<Survey> {
  const [survey] = await tx.select().from(evaluationSurveys).where(eq(evaluationSurveys.id, id))
  if (!survey || survey.evaluatorId !== employeeOf(user)) throw new WireFault('ERROR', texts.unknownSurvey)
  return survey
}

/**
 * Finds the survey and locks the evaluation process of its person.
 * @throws WireFault EXISTE for a sent survey; ERROR with the reason if the survey accepts no more answers
 */
async function lockOwnSurvey(
  context: { tx: Tx; clock: Clock },
  user: User,
  id: number,
): Promise<{ survey: Survey; staff: Staff }> {
  const { tx } = context
  const seen = await findOwn(tx, user, id)
  const staff = await lockStaff(tx, seen.staffId)
  const survey = await findOwn(tx, user, id)
  if (survey.answeredAt !== null) throw new WireFault('EXISTE', texts.twice)
  if (!staff || isClosed(survey, staff)) throw new WireFault('ERROR', texts.closed)
  await refuseEvaluatedHand(tx, user, staff)
  await requireStep(context, staff, 'answer', 2)
  return { survey, staff }
}

/**
 * Refuses an evaluator's account whose current password the evaluated person issued, because that person could
 * answer with it. Reading is refused, too: the answers of others are confidential.
 * @throws WireFault
 */
async function refuseEvaluatedHand(tx: Tx, user: User, { employeeId }: Staff): Promise<void> {
  if (employeeId === user.employeeId) return
  const parties = { askerEmployeeIds: [employeeId], deciderId: user.id }
  if (await isControlledByRequester(tx, parties)) throw new WireFault('ERROR', ownDataTexts.evaluatedHand)
}

function isClosed(survey: Survey, staff: Staff): boolean {
  const isOver = staff.removedAt !== null || staff.revision !== survey.revision || staff.status !== 3
  return survey.removedAt !== null || (survey.answeredAt === null && isOver)
}

async function findOwnProcess(tx: Tx, user: User): Promise<Staff | null> {
  const [row] = await tx
    .select({ staff: temporaryStaff })
    .from(temporaryStaff)
    .innerJoin(evaluations, eq(evaluations.staffId, temporaryStaff.id))
    .where(and(eq(temporaryStaff.employeeId, employeeOf(user)), isNotNull(evaluations.notifiedAt)))
    .orderBy(desc(temporaryStaff.id))
    .limit(1)
  return row?.staff ?? null
}

export const questionnaireServices = [...service, ...sendingService]
