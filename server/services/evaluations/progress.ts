import { and, asc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { readProgress } from '#contract/evaluations/evaluations.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { FEWEST_AVERAGED, FEWEST_SHOWN, MOST_POINTS } from '#domain/temporary/score.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { nameColumns, wholeName } from '../temporary-staff/rows.ts'
import { isPending, isRunning, ofEvaluation } from './running.ts'

const {
  departments,
  employees,
  evaluations,
  evaluationSurveys,
  qualities,
  qualityQuestions,
  surveyAnswers,
  temporaryStaff,
  users,
} = tables

type Progress = ResponseOf<typeof readProgress>['data']

interface Asked {
  today: string
  since: Date
  /**
   * The reader (employees.id). All averages omit the reader's own evaluation, because a changed average would
   * reveal its result.
   */
  reader: number
}

export async function readProgressOf(
  tx: Tx,
  { today, since, reader }: Asked,
): Promise<Omit<Progress, 'mandaCorreos'>> {
  const average = averageOf(sql`${evaluations.score}`)
  const averages = await tx
    .select({ id: employees.departmentId, name: departments.name, score: average })
    .from(evaluations)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluations.staffId))
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(
      and(
        gte(evaluations.calculatedAt, since),
        isNotNull(evaluations.score),
        ne(temporaryStaff.employeeId, reader),
      ),
    )
    .groupBy(employees.departmentId, departments.name)
    .orderBy(asc(departments.name))
  const rows = await tx
    .select({
      id: departments.id,
      name: departments.name,
      people: sql<number>`count(distinct ${temporaryStaff.id})::int`,
      total: sql<number>`count(*)::int`,
      answered: sql<number>`count(${evaluationSurveys.answeredAt})::int`,
      late: sql<number>`count(distinct case when ${evaluations.dueDate} < ${today} and ${evaluationSurveys.answeredAt} is null then ${temporaryStaff.id} end)::int`,
    })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .innerJoin(evaluations, ofEvaluation)
    .where(isRunning)
    .groupBy(departments.id, departments.name)
    .orderBy(asc(departments.name))
  const others = averages.filter(({ id }) => rows.every((row) => row.id !== id))
  const nobody = { people: 0, total: 0, answered: 0, late: 0 }
  return {
    departamentos: [...rows, ...others.map((row) => ({ ...row, ...nobody }))].map((row) => ({
      nombre: row.name,
      personas: row.people,
      total: row.total,
      completados: row.answered,
      atrasadas: row.late,
      calificacion: averages.find(({ id }) => id === row.id)?.score ?? null,
    })),
    categorias: await readCategories(tx, since, reader),
    pendientes: await listPending(tx),
  }
}

/** Returns SQL for an average with one decimal; null for too few people. */
function averageOf(value: ReturnType<typeof sql>) {
  return sql<
    number | null
  >`case when count(distinct ${evaluations.staffId}) >= ${FEWEST_AVERAGED} then round(avg(${value})::numeric, 1)::float end`
}

/**
 * Returns the condition that an evaluation has enough evaluators besides the reader. A changed average
 * reveals the medals of one evaluation. With one or two evaluators, these medals would reveal a single
 * answer.
 */
const ofEnough = (reader: number) => sql`(select count(*) from ${evaluationSurveys} as its
  where its.staff_id = ${evaluations.staffId} and its.revision = ${evaluations.revision}
    and its.kind <> ${surveyKinds.self} and its.evaluator_id <> ${reader} and its.removed_at is null and its.answered_at is not null) >= ${FEWEST_SHOWN}`

/** Returns all categories. The percentage is null for too few people. */
async function readCategories(tx: Tx, since: Date, reader: number) {
  const answered = tx
    .select({
      qualityId: qualityQuestions.qualityId,
      people: sql<number>`count(distinct ${evaluationSurveys.staffId})`.as('people'),
      percent:
        sql<number>`round((avg(${surveyAnswers.points}) * 100 / ${MOST_POINTS})::numeric, 1)::float`.as(
          'percent',
        ),
    })
    .from(surveyAnswers)
    .innerJoin(qualityQuestions, eq(qualityQuestions.id, surveyAnswers.questionId))
    .innerJoin(evaluationSurveys, eq(evaluationSurveys.id, surveyAnswers.surveyId))
    .innerJoin(evaluations, ofEvaluation)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .where(
      and(
        ne(temporaryStaff.employeeId, reader),
        ne(evaluationSurveys.kind, surveyKinds.self),
        isNull(evaluationSurveys.removedAt),
        isNotNull(evaluationSurveys.answeredAt),
        gte(evaluations.calculatedAt, since),
        ofEnough(reader),
      ),
    )
    .groupBy(qualityQuestions.qualityId)
    .as('answered')
  const rows = await tx
    .select({ nombre: qualities.name, people: answered.people, percent: answered.percent })
    .from(qualities)
    .leftJoin(answered, eq(answered.qualityId, qualities.id))
    .orderBy(asc(qualities.position))
  return rows.map(({ nombre, people, percent }) => ({
    nombre,
    otros: Number(people ?? 0) >= FEWEST_AVERAGED ? percent : null,
  }))
}

export async function listPending(tx: Tx) {
  const rows = await tx
    .select({
      person: { ...nameColumns(employees), number: employees.number },
      department: departments.name,
      surveys: sql<number>`count(*)::int`,
      dueDate: sql<string>`min(${evaluations.dueDate})::text`,
      remindedAt: sql<string | null>`max(${evaluationSurveys.remindedAt})`,
      hasMail: sql<boolean>`bool_or(coalesce(${users.mail}, '') <> '')`,
      hasAccount: sql<boolean>`bool_or(${users.id} is not null)`,
    })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(evaluations, ofEvaluation)
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .where(isPending)
    .groupBy(employees.id, departments.name)
    .orderBy(sql`min(${evaluations.dueDate})`, asc(employees.firstName), asc(employees.id))
  return rows.map(({ person, ...row }) => ({
    numero: person.number,
    nombre: wholeName(person),
    departamento: row.department,
    encuestas: row.surveys,
    vence: row.dueDate,
    tieneCorreo: row.hasMail,
    tieneCuenta: row.hasAccount,
    recordado: row.remindedAt === null ? '' : new Date(row.remindedAt).toISOString(),
  }))
}
