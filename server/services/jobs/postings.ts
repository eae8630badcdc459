import { and, asc, count, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Job, WireQuestion } from '#contract/jobs/jobs.ts'
import { areaIds } from '#domain/jobs/areas.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import { detailNumber } from '../candidates/rows.ts'
import { areaNames, jobTexts as texts } from './texts.es.ts'

const { approvals, jobPostings, jobQuestions } = tables

export type JobPosting = typeof jobPostings.$inferSelect
export type QuestionRow = typeof jobQuestions.$inferSelect

export function isOpen({ closedAt, untilDay }: JobPosting, today: string): boolean {
  return closedAt === null && untilDay >= today
}

function open(today: string) {
  return and(isNull(jobPostings.closedAt), gte(jobPostings.untilDay, today))
}

export function vacancyName(vacancy: Approval): string {
  return sentenceCase(detailText(vacancy, 'puesto'))
}

export async function listAreasOn(tx: Tx, today: string) {
  const rows = await tx
    .select({ areaId: jobPostings.areaId, n: count() })
    .from(jobPostings)
    .where(open(today))
    .groupBy(jobPostings.areaId)
  const counts = new Map(rows.map(({ areaId, n }) => [areaId, n]))
  return areaIds.map((id) => ({ id, nombre: areaNames[id], vacantes: counts.get(id) ?? 0 }))
}

export async function listJobsOn(tx: Tx, areaId: number, today: string): Promise<Job[]> {
  const rows = await tx
    .select({ posting: jobPostings, vacancy: approvals })
    .from(jobPostings)
    .innerJoin(approvals, eq(approvals.id, jobPostings.vacancyId))
    .where(and(eq(jobPostings.areaId, areaId), open(today)))
    .orderBy(asc(jobPostings.untilDay), asc(jobPostings.vacancyId))
  const questionCounts = await tx
    .select({ vacancyId: jobQuestions.vacancyId, n: count() })
    .from(jobQuestions)
    .where(
      and(
        inArray(
          jobQuestions.vacancyId,
          rows.map(({ vacancy }) => vacancy.id),
        ),
        isNull(jobQuestions.removedAt),
      ),
    )
    .groupBy(jobQuestions.vacancyId)
  const counts = new Map(questionCounts.map(({ vacancyId, n }) => [vacancyId, n]))
  return rows.map(({ posting, vacancy }) => ({
    id: vacancy.id,
    Nombre: vacancyName(vacancy),
    app: {
      conocimientos: posting.knowledge.map((descr) => ({ descr })),
      escolaridad: { carrera: posting.schooling },
    },
    lugares: detailNumber(vacancy.details, 'lugares') ?? 1,
    preguntas: counts.get(vacancy.id) ?? 0,
    hasta: posting.untilDay,
    contacto: posting.contact,
  }))
}

export async function questionsOf(tx: Tx, vacancyId: number): Promise<QuestionRow[]> {
  return tx
    .select()
    .from(jobQuestions)
    .where(and(eq(jobQuestions.vacancyId, vacancyId), isNull(jobQuestions.removedAt)))
    .orderBy(asc(jobQuestions.position), asc(jobQuestions.id))
}

export function toWireQuestion({ id, question, kind, options, isRequired }: QuestionRow): WireQuestion {
  return { id, pregunta: question, respuesta: '', clase: kind, opciones: options, obligatoria: isRequired }
}

export async function findPosting(tx: Tx, vacancyId: number): Promise<JobPosting | null> {
  const [row] = await tx.select().from(jobPostings).where(eq(jobPostings.vacancyId, vacancyId))
  return row ?? null
}

/**
 * Locks a posting, so that changes and applications run one after the other.
 * @throws WireFault for an unknown posting
 */
export async function lockPosting(tx: Tx, vacancyId: number): Promise<JobPosting> {
  const [row] = await tx.select().from(jobPostings).where(eq(jobPostings.vacancyId, vacancyId)).for('update')
  if (!row) throw new WireFault('ERROR', texts.unknown)
  return row
}
