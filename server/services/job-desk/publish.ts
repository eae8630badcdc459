import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ToPublish } from '#contract/jobs/job-desk.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { questionProblem } from '#domain/jobs/questions.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { fail, WireFault } from '../../wire/wire-fault.ts'
import { lockApproval } from '../approvals/queries.ts'
import { isOpenVacancy } from '../candidates/vacancies.ts'
import { findPosting, lockPosting, questionsOf, type QuestionRow } from '../jobs/postings.ts'
import { requireNoOwnApplication } from '../jobs/no-own-application.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import { findAnsweredQuestions } from './rows.ts'

const { jobPostings, jobQuestions } = tables

const MAX_DAYS = 182

interface Desk {
  tx: Tx
  user: User
  clock: Clock
  address: string
}

/**
 * Publishes a posting or its changes.
 * @returns the new revision
 * @throws WireFault; CAMBIO if somebody else has changed the posting
 */
export async function publish(context: Desk, input: ToPublish): Promise<number> {
  const { tx, clock } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  // Locks the vacancy first, so that simultaneous first publications find each other's posting.
  const vacancy = await lockApproval(tx, input.folio)
  if (!vacancy || !isOpenVacancy(vacancy, now)) fail(texts.unknown)
  await requireNoOwnApplication(tx, context.user, vacancy.id)
  const known = (await findPosting(tx, input.folio)) && (await lockPosting(tx, input.folio))
  if ((known?.revision ?? 0) !== input.revision) throw new WireFault('CAMBIO', texts.taken)
  if (!isDay(input.hasta)) fail(texts.notADay)
  if (input.hasta < today || input.hasta > addDays(today, MAX_DAYS)) fail(texts.untilDay)
  const revision = input.revision + 1
  const values = {
    areaId: input.area,
    knowledge: [...input.conocimientos],
    schooling: input.carrera,
    untilDay: input.hasta,
    contact: input.contacto,
    revision,
    publishedAt: now,
    closedAt: null,
  }
  await tx
    .insert(jobPostings)
    .values({ ...values, vacancyId: vacancy.id })
    .onConflictDoUpdate({ target: jobPostings.vacancyId, set: values })
  await writeQuestions(tx, vacancy.id, input.preguntas, now)
  await recordPosting(context, 'vacancy-published', vacancy.id)
  return revision
}

/** Closing a closed posting changes nothing. */
export async function close(
  context: Desk,
  { folio, revision }: { folio: number; revision: number },
): Promise<number> {
  const { tx, user, clock } = context
  const posting = await lockPosting(tx, folio)
  await requireNoOwnApplication(tx, user, folio)
  if (posting.revision !== revision) throw new WireFault('CAMBIO', texts.taken)
  if (posting.closedAt !== null) return revision
  await tx
    .update(jobPostings)
    .set({ closedAt: clock.now(), revision: revision + 1 })
    .where(eq(jobPostings.vacancyId, folio))
  await recordPosting(context, 'vacancy-closed', folio)
  return revision + 1
}

type NewQuestion = ToPublish['preguntas'][number]

/** An answered question never changes: a change retires the question and inserts a new question. */
async function writeQuestions(
  tx: Tx,
  vacancyId: number,
  questions: readonly NewQuestion[],
  now: Date,
): Promise<void> {
  const isWrong = ({ pregunta, clase, opciones }: NewQuestion) =>
    questionProblem({ text: pregunta, kind: clase, options: opciones }) !== null
  if (questions.some(isWrong)) fail(texts.wrongQuestion)
  const rows = await questionsOf(tx, vacancyId)
  const ids = questions.flatMap(({ id }) => (id === null ? [] : [id]))
  const isForeign = ids.some((id) => !rows.some((row) => row.id === id))
  if (isForeign || new Set(ids).size !== ids.length) fail(texts.foreignQuestion)
  const answered = await findAnsweredQuestions(
    tx,
    rows.map(({ id }) => id),
  )
  const remove = (id: number) =>
    answered.has(id)
      ? tx.update(jobQuestions).set({ removedAt: now }).where(eq(jobQuestions.id, id))
      : tx.delete(jobQuestions).where(eq(jobQuestions.id, id))
  for (const { id } of rows) if (!ids.includes(id)) await remove(id)
  for (const [position, one] of questions.entries()) {
    const row = rows.find(({ id }) => id === one.id)
    const values = {
      position,
      question: one.pregunta,
      kind: one.clase,
      options: one.clase === 'opcion' ? [...one.opciones] : [],
      isRequired: one.obligatoria,
    }
    if (row && (!answered.has(row.id) || isSameQuestion(row, values))) {
      await tx.update(jobQuestions).set(values).where(eq(jobQuestions.id, row.id))
    } else {
      if (row) await remove(row.id)
      await tx.insert(jobQuestions).values({ ...values, vacancyId })
    }
  }
}

function isSameQuestion(
  row: QuestionRow,
  { question, kind, options }: Pick<QuestionRow, 'question' | 'kind' | 'options'>,
): boolean {
  return row.question === question && row.kind === kind && isDeepStrictEqual(row.options, options)
}

async function recordPosting(
  { tx, user, clock, address }: Desk,
  kind: 'vacancy-published' | 'vacancy-closed',
  folio: number,
): Promise<void> {
  await recordEvent(tx, {
    kind,
    actorId: user.id,
    subjectId: null,
    address,
    details: { folio },
    at: clock.now(),
  })
}
