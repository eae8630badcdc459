import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { ApplicationDetail } from '#contract/job-desk.ts'
import { properName } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { wholeName } from '../candidates/rows.ts'
import { vacancyName } from '../jobs/postings.ts'
import { answersOf, type ApplicationRow } from './rows.ts'

const { employees, jobApplications, jobHistory, jobNotes, users } = tables

export const APPLICATIONS_PER_PAGE = 30

/** P-131. @param employeeId whose own is left out */
export async function listApplicationsOf(
  tx: Tx,
  { folio, pagina, employeeId }: { folio: number; pagina: number; employeeId: number },
) {
  const those = and(eq(jobApplications.vacancyId, folio), ne(jobApplications.employeeId, employeeId))
  const rows = await tx
    .select({ application: jobApplications, person: employees })
    .from(jobApplications)
    .innerJoin(employees, eq(employees.id, jobApplications.employeeId))
    .where(those)
    // What waits for recruitment, oldest first; what is decided behind it.
    .orderBy(
      desc(sql`${jobApplications.state} in ('recibida','revision','entrevista')`),
      asc(jobApplications.sentAt),
      asc(jobApplications.id),
    )
    .limit(APPLICATIONS_PER_PAGE)
    .offset((pagina - 1) * APPLICATIONS_PER_PAGE)
  return {
    data: rows.map(({ application, person }) => ({
      id: application.id,
      nombre: properName(wholeName(person)),
      numero: person.number,
      puesto: person.jobTitle,
      etapa: application.state,
      enviada: application.sentAt.toISOString(),
      fecha: application.interviewDay ?? '',
      hora: application.interviewTime,
    })),
    total: await tx.$count(jobApplications, those),
    porPagina: APPLICATIONS_PER_PAGE,
  }
}

/** P-132. */
export async function toDetail(
  tx: Tx,
  { application, vacancy, person }: ApplicationRow,
): Promise<ApplicationDetail> {
  const history = await tx
    .select({ entry: jobHistory, name: users.name })
    .from(jobHistory)
    .leftJoin(users, eq(users.id, jobHistory.by))
    .where(eq(jobHistory.applicationId, application.id))
    .orderBy(asc(jobHistory.id))
  const notes = await tx
    .select({ entry: jobNotes, name: users.name })
    .from(jobNotes)
    .leftJoin(users, eq(users.id, jobNotes.by))
    .where(eq(jobNotes.applicationId, application.id))
    .orderBy(asc(jobNotes.id))
  return {
    id: application.id,
    folio: vacancy.id,
    vacante: vacancyName(vacancy),
    nombre: properName(wholeName(person)),
    numero: person.number,
    puesto: person.jobTitle,
    etapa: application.state,
    revision: application.revision,
    enviada: application.sentAt.toISOString(),
    mesesIngreso: application.positionMonths,
    mesesOferta: application.offerMonths,
    cuadrante: application.quadrant,
    fecha: application.interviewDay ?? '',
    hora: application.interviewTime,
    lugar: application.interviewPlace,
    motivo: application.reason,
    candidato: application.candidateId,
    respuestas: (await answersOf(tx, application.id)).map(({ answer, question }) => ({
      pregunta: question.question,
      clase: question.kind,
      respuesta: answer,
    })),
    pasos: history.map(({ entry, name }) => ({
      etapa: entry.state,
      cuando: entry.at.toISOString(),
      quien: name === null ? '' : properName(name),
    })),
    notas: notes.map(({ entry, name }) => ({
      texto: entry.note,
      cuando: entry.at.toISOString(),
      quien: name === null ? '' : properName(name),
    })),
  }
}
