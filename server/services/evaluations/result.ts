import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { EvaluationResult, Scores } from '#contract/evaluations/evaluation-result.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { companyDate } from '#domain/time/dates.ts'
import { FEWEST_SHOWN, MOST_POINTS } from '#domain/temporary/score.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { type Staff, wholeName } from '../temporary-staff/rows.ts'
import { type Quality, readQualities } from './questions.ts'
import { evaluationTexts as texts } from './texts.es.ts'

const { departments, employees, evaluations, evaluationSurveys, surveyAnswers } = tables

/**
 * Literal SQL, because a parameter would make the GROUP BY expression differ from the selected expression.
 */
const isSelf = sql<boolean>`${evaluationSurveys.kind} = ${sql.raw(`'${surveyKinds.self}'`)}`

type Evaluation = typeof evaluations.$inferSelect

/** Answers by question. Means of fewer than FEWEST_SHOWN other evaluators never leave this file. */
interface Answers {
  people: number
  isShown: boolean
  others: Map<number, number>
  own: Map<number, number>
}

/**
 * Reader of a result. The reader does not count towards FEWEST_SHOWN, because evaluators could subtract their
 * own points.
 */
interface Reader {
  employeeId: number
  /**
   * Human resources also see scores of few answers, because their list of surveys shows the points anyway.
   */
  isHumanResources: boolean
}

/**
 * Returns a calculated evaluation for the person, their leader or human resources. Never returns a single
 * answer or its author.
 * @returns `actual` is null if this revision was not calculated
 */
export async function resultOf(tx: Tx, staff: Staff, reader: Reader): Promise<EvaluationResult> {
  const [person] = await tx
    .select({ employee: employees, department: departments.name })
    .from(employees)
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .where(eq(employees.id, staff.employeeId))
  if (!person) throw new Error(`process ${staff.id} has no employee`)
  const all = await readQualities(tx, staff.surveyType)
  const current = await findCalculated(tx, staff, staff.revision)
  const [before] = await tx
    .select()
    .from(evaluations)
    .where(
      and(
        eq(evaluations.staffId, staff.id),
        lt(evaluations.revision, staff.revision),
        isNotNull(evaluations.calculatedAt),
      ),
    )
    .orderBy(desc(evaluations.revision))
    .limit(1)
  const answers = await answersOf(tx, staff, staff.revision, reader)
  return {
    id: staff.id,
    numero: person.employee.number,
    nombre: wholeName(person.employee),
    puesto: person.employee.jobTitle,
    departamento: person.department,
    foto: person.employee.photo,
    estatus: staff.status,
    actual: current && scoresOf(current, all, answers, reader),
    anterior: before
      ? scoresOf(before, all, await answersOf(tx, staff, before.revision, reader), reader)
      : null,
    ...extremes(all, current ? answers.others : new Map()),
    comentarios: current ? await commentsOf(tx, staff, reader) : { fortalezas: [], oportunidades: [] },
  }
}

async function findCalculated(tx: Tx, staff: Staff, revision: number): Promise<Evaluation | null> {
  const [row] = await tx
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.staffId, staff.id), eq(evaluations.revision, revision)))
  return row?.calculatedAt ? row : null
}

async function answersOf(tx: Tx, staff: Staff, revision: number, reader: Reader): Promise<Answers> {
  const rows = await tx
    .select({
      questionId: surveyAnswers.questionId,
      isOwn: isSelf,
      people: sql<number>`count(*)::int`,
      readers: sql<number>`count(case when ${evaluationSurveys.evaluatorId} = ${reader.employeeId} then 1 end)::int`,
      sum: sql<number>`sum(${surveyAnswers.points})::int`,
    })
    .from(surveyAnswers)
    .innerJoin(evaluationSurveys, eq(evaluationSurveys.id, surveyAnswers.surveyId))
    .where(
      and(
        eq(evaluationSurveys.staffId, staff.id),
        eq(evaluationSurveys.revision, revision),
        isNull(evaluationSurveys.removedAt),
        isNotNull(evaluationSurveys.answeredAt),
      ),
    )
    .groupBy(surveyAnswers.questionId, isSelf)
  const others = rows.filter(({ isOwn }) => !isOwn)
  const isEnough = (row: (typeof rows)[number]) => row.people - row.readers >= FEWEST_SHOWN
  return {
    people: Math.max(0, ...others.map((row) => row.people)),
    isShown: others.some(isEnough),
    others: new Map(others.filter(isEnough).map((row) => [row.questionId, row.sum / row.people])),
    own: new Map(rows.filter(({ isOwn }) => isOwn).map((row) => [row.questionId, row.sum])),
  }
}

function scoresOf(row: Evaluation, all: readonly Quality[], answers: Answers, reader: Reader): Scores {
  // Hides the score of few evaluators. With two evaluators, each could compute the other's points from the
  // mean.
  const isShown = reader.isHumanResources || answers.isShown
  return {
    revision: row.revision,
    fecha: row.calculatedAt ? companyDate(row.calculatedAt.getTime()) : '',
    calificacion: isShown ? row.score : null,
    nivel: isShown ? row.level : null,
    auto_calificacion: row.selfScore,
    auto_nivel: row.selfLevel,
    personas: answers.people,
    categorias: all.map((quality) => ({
      nombre: quality.name,
      otros: percentOf(quality, answers.others),
      propia: percentOf(quality, answers.own),
    })),
  }
}

function percentOf({ questions }: Quality, means: ReadonlyMap<number, number>): number | null {
  const known = questions.flatMap(({ id }) => means.get(id) ?? [])
  if (known.length < questions.length || known.length === 0) return null
  const sum = known.reduce((all, one) => all + one, 0)
  return Math.round((sum * 1000) / (known.length * MOST_POINTS)) / 10
}

/** The strongest category gets the medal sentence of its best-rated question. */
function extremes(
  all: readonly Quality[],
  means: ReadonlyMap<number, number>,
): Pick<EvaluationResult, 'fortaleza' | 'oportunidad'> {
  const rated = all.flatMap((quality) => {
    const percent = percentOf(quality, means)
    return percent === null ? [] : [{ quality, percent }]
  })
  const sorted = rated.sort((one, other) => other.percent - one.percent)
  const best = sorted[0]?.quality
  const worst = sorted.at(-1)?.quality
  if (!best || !worst || best === worst)
    return {
      fortaleza: { categoria: '', frase: '' },
      oportunidad: { categoria: '', frase: '', siguiente: '' },
    }
  const byMean = (quality: Quality) =>
    [...quality.questions].sort((one, other) => (means.get(other.id) ?? 0) - (means.get(one.id) ?? 0))
  const strong = byMean(best)[0]
  const weak = byMean(worst).at(-1)
  const sentence = (question: Quality['questions'][number] | undefined, further: number) => {
    const medal = Math.round(means.get(question?.id ?? 0) ?? 1) - 1 + further
    return question?.medals[Math.min(MOST_POINTS - 1, Math.max(0, medal))] ?? ''
  }
  return {
    fortaleza: { categoria: best.name, frase: sentence(strong, 0) },
    oportunidad: {
      categoria: worst.name,
      // Uses the sentence of the next medal, because the evaluated person reads it as a goal.
      frase: sentence(weak, 1),
      siguiente: texts.nextStep(worst.name.toLowerCase()),
    },
  }
}

/**
 * Returns the comments without names, sorted alphabetically because the original order would reveal authors.
 * Returns none if fewer than FEWEST_SHOWN people besides the reader wrote a comment.
 */
async function commentsOf(tx: Tx, staff: Staff, reader: Reader): Promise<EvaluationResult['comentarios']> {
  const rows = await tx
    .select({
      evaluatorId: evaluationSurveys.evaluatorId,
      strength: evaluationSurveys.strength,
      opportunity: evaluationSurveys.opportunity,
    })
    .from(evaluationSurveys)
    .where(
      and(
        eq(evaluationSurveys.staffId, staff.id),
        eq(evaluationSurveys.revision, staff.revision),
        ne(evaluationSurveys.kind, surveyKinds.self),
        isNull(evaluationSurveys.removedAt),
        isNotNull(evaluationSurveys.answeredAt),
      ),
    )
  const commentsOfKind = (of: 'strength' | 'opportunity') => {
    const written = rows.filter((row) => row[of].trim() !== '')
    const strangers = written.filter(({ evaluatorId }) => evaluatorId !== reader.employeeId)
    if (strangers.length < FEWEST_SHOWN) return []
    return written.map((row) => row[of]).sort((one, other) => one.localeCompare(other, 'es'))
  }
  return { fortalezas: commentsOfKind('strength'), oportunidades: commentsOfKind('opportunity') }
}
