import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { ApplicationDetail } from '#contract/jobs/job-desk.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { wholeName } from '../candidates/rows.ts'
import { vacancyName } from '../jobs/postings.ts'
import { findAnswers, type ApplicationRow } from './rows.ts'

const { approvals, companies, employees, jobApplications, jobHistory, jobNotes, users } = tables

export const APPLICATIONS_PER_PAGE = 30

interface Search {
  /** Number of the vacancy, or null for all vacancies. */
  folio: number | null
  company: string | null
  pagina: number
  employeeId: number
}

/** @param search.employeeId employee whose own application is omitted */
export async function listApplicationsOf(tx: Tx, { folio, company, pagina, employeeId }: Search) {
  const others = ne(jobApplications.employeeId, employeeId)
  const ofVacancy = folio === null ? undefined : eq(jobApplications.vacancyId, folio)
  const isListed = and(others, ofVacancy, company === null ? undefined : eq(employees.companyCode, company))
  const rows = await tx
    .select({ application: jobApplications, person: employees, vacancy: approvals })
    .from(jobApplications)
    .innerJoin(employees, eq(employees.id, jobApplications.employeeId))
    .innerJoin(approvals, eq(approvals.id, jobApplications.vacancyId))
    .where(isListed)
    .orderBy(
      desc(sql`${jobApplications.state} in ('recibida','revision','entrevista')`),
      asc(jobApplications.sentAt),
      asc(jobApplications.id),
    )
    .limit(APPLICATIONS_PER_PAGE)
    .offset((pagina - 1) * APPLICATIONS_PER_PAGE)
  const [counted] = await tx
    .select({ total: count() })
    .from(jobApplications)
    .innerJoin(employees, eq(employees.id, jobApplications.employeeId))
    .where(isListed)
  return {
    data: rows.map(({ application, person, vacancy }) => ({
      id: application.id,
      nombre: properName(wholeName(person)),
      numero: person.number,
      puesto: person.jobTitle,
      vacante: vacancyName(vacancy),
      etapa: application.state,
      enviada: application.sentAt.toISOString(),
      fecha: application.interviewDay ?? '',
      hora: application.interviewTime,
    })),
    ...(await choicesOf(tx, and(others, ofVacancy))),
    total: counted?.total ?? 0,
    porPagina: APPLICATIONS_PER_PAGE,
  }
}

async function choicesOf(tx: Tx, isListed: SQL | undefined) {
  const applied = tx.selectDistinct({ id: jobApplications.vacancyId }).from(jobApplications)
  const vacancies = await tx
    .select()
    .from(approvals)
    .where(inArray(approvals.id, applied))
    .orderBy(desc(approvals.decidedAt), desc(approvals.id))
  const empresas = await tx
    .selectDistinct({ clave: companies.code, nombre: companies.name })
    .from(jobApplications)
    .innerJoin(employees, eq(employees.id, jobApplications.employeeId))
    .innerJoin(companies, eq(companies.code, employees.companyCode))
    .where(isListed)
    .orderBy(asc(companies.name), asc(companies.code))
  return {
    vacantes: vacancies.map((vacancy) => ({ folio: vacancy.id, puesto: vacancyName(vacancy) })),
    empresas,
  }
}

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
    respuestas: (await findAnswers(tx, application.id)).map(({ answer, question }) => ({
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
