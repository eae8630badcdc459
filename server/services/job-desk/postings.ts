import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { ListedPosting, Posting } from '#contract/jobs/job-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import { positionKey } from '#domain/positions/profile.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Approval, detailText } from '../approvals/queries.ts'
import { detailNumber, wholeName } from '../candidates/rows.ts'
import { isOpenVacancy, openSince } from '../candidates/vacancies.ts'
import { findPosting, isOpen, type JobPosting, questionsOf, vacancyName } from '../jobs/postings.ts'
import { jobTexts as texts } from '../jobs/texts.es.ts'
import { findAnsweredQuestions } from './rows.ts'

const { approvals, employees, jobApplications, jobPostings, positions } = tables

function stateOf(posting: JobPosting | null, today: string): ListedPosting['estado'] {
  if (posting === null) return 'nueva'
  return isOpen(posting, today) ? 'abierta' : 'cerrada'
}

export async function listPostingsOn(
  tx: Tx,
  { employeeId, today, now }: { employeeId: number; today: string; now: Date },
): Promise<ListedPosting[]> {
  const rows = await tx
    .select({ vacancy: approvals, asker: employees, posting: jobPostings })
    .from(approvals)
    .innerJoin(employees, eq(employees.id, approvals.requesterId))
    .leftJoin(jobPostings, eq(jobPostings.vacancyId, approvals.id))
    .where(
      and(
        eq(approvals.kind, 'vacante'),
        eq(approvals.state, 'authorized'),
        gte(approvals.decidedAt, openSince(now)),
      ),
    )
    .orderBy(desc(approvals.decidedAt), desc(approvals.id))
  const counted = await tx
    .select({
      vacancyId: jobApplications.vacancyId,
      all: count(),
      fresh: sql<number>`count(*) filter (where ${jobApplications.state} = 'recibida')`.mapWith(Number),
    })
    .from(jobApplications)
    .where(
      and(
        inArray(
          jobApplications.vacancyId,
          rows.map(({ vacancy }) => vacancy.id),
        ),
        ne(jobApplications.employeeId, employeeId),
      ),
    )
    .groupBy(jobApplications.vacancyId)
  const counts = new Map(counted.map((row) => [row.vacancyId, row]))
  return rows.map(({ vacancy, asker, posting }) => ({
    folio: vacancy.id,
    puesto: vacancyName(vacancy),
    lugares: detailNumber(vacancy.details, 'lugares') ?? 1,
    pidio: properName(wholeName(asker)),
    estado: stateOf(posting, today),
    hasta: posting?.untilDay ?? '',
    postulaciones: counts.get(vacancy.id)?.all ?? 0,
    recibidas: counts.get(vacancy.id)?.fresh ?? 0,
  }))
}

/**
 * Returns a vacancy that was authorized in the last half year, or ever published.
 * @throws WireFault for any other number
 */
export async function findVacancy(tx: Tx, folio: number, now: Date): Promise<Approval> {
  const [vacancy] = await tx.select().from(approvals).where(eq(approvals.id, folio))
  const isThere = vacancy && (isOpenVacancy(vacancy, now) || (await findPosting(tx, folio)) !== null)
  if (!vacancy || !isThere) throw new WireFault('ERROR', texts.unknown)
  return vacancy
}

/** Returns the posting, or the position's requirements before the first publication (P-128). */
export async function readPostingOf(tx: Tx, vacancy: Approval, today: string): Promise<Posting> {
  const posting = await findPosting(tx, vacancy.id)
  const about = {
    folio: vacancy.id,
    puesto: vacancyName(vacancy),
    lugares: detailNumber(vacancy.details, 'lugares') ?? 1,
    estado: stateOf(posting, today),
  }
  if (posting === null) {
    const [profile] = await tx
      .select()
      .from(positions)
      .where(eq(positions.key, positionKey(detailText(vacancy, 'puesto'))))
    const requirements = profile?.requirements ?? []
    return {
      ...about,
      revision: 0,
      area: null,
      conocimientos: requirements.filter(({ clase }) => clase !== 'escolaridad').map(({ texto }) => texto),
      carrera: requirements.find(({ clase }) => clase === 'escolaridad')?.texto ?? '',
      hasta: '',
      contacto: '',
      preguntas: [],
    }
  }
  const rows = await questionsOf(tx, vacancy.id)
  const answered = await findAnsweredQuestions(
    tx,
    rows.map(({ id }) => id),
  )
  return {
    ...about,
    revision: posting.revision,
    area: posting.areaId,
    conocimientos: posting.knowledge,
    carrera: posting.schooling,
    hasta: posting.untilDay,
    contacto: posting.contact,
    preguntas: rows.map((row) => ({
      id: row.id,
      pregunta: row.question,
      clase: row.kind,
      opciones: row.options,
      obligatoria: row.isRequired,
      contestada: answered.has(row.id),
    })),
  }
}
