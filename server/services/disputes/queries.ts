import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Dispute } from '#contract/requests/disputes.ts'
import { companyDate } from '#domain/time/dates.ts'
import { daysElapsed, unratedWord } from '#domain/requests/disputes.ts'
import type { Tx } from '../../db/connection.ts'
import { disputes } from '../../db/schema/clarifications.ts'
import { markOf } from '../clarifications/answer-mark.ts'
import { departments, employees, users } from '../../db/schema/people.ts'

const LIST_LIMIT = 500

const answerers = alias(employees, 'answerers')
const answererDepartments = alias(departments, 'answerer_departments')

/** Lists a person's disputes, newest first. @param today YYYY-MM-DD in the company's time zone */
export async function disputesOf(tx: Tx, employeeId: number, today: string): Promise<Dispute[]> {
  const rows = await tx
    .select({
      dispute: disputes,
      person: employees,
      department: departments.name,
      answererName: users.name,
      answererNumber: answerers.number,
      answererDepartment: answererDepartments.name,
    })
    .from(disputes)
    .innerJoin(employees, eq(employees.id, disputes.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(users, eq(users.id, disputes.answeredBy))
    .leftJoin(answerers, eq(answerers.id, users.employeeId))
    .leftJoin(answererDepartments, eq(answererDepartments.id, answerers.departmentId))
    .where(eq(disputes.employeeId, employeeId))
    .orderBy(desc(disputes.registeredAt), desc(disputes.id))
    .limit(LIST_LIMIT)
  return rows.map(({ dispute, person, department, ...answerer }) => {
    const registered = companyDate(dispute.registeredAt.getTime())
    const answered = dispute.answeredAt && companyDate(dispute.answeredAt.getTime())
    return {
      id: dispute.id,
      EMPLID: person.number,
      nombre: `${person.firstName} ${person.paternalName} ${person.maternalName}`,
      motivo: dispute.reason,
      departamento: department,
      DeptoColaborador: department,
      comentario: dispute.comment,
      fechaInconformidad: dispute.day,
      fechaRegistro: registered,
      diasTranscurridos: daysElapsed(registered, answered, today),
      fechaRespuesta: answered,
      emplidRespuesta: answerer.answererNumber,
      nameEmplidRespuesta: answerer.answererName,
      DeptoResponde: answerer.answererDepartment,
      respuestaAdmon: dispute.answer,
      estatus: dispute.state,
      nivelSatisfaccion: dispute.rating ?? unratedWord,
      respuesta: markOf(dispute.answeredAt),
    }
  })
}

/** Locks the person, so that simultaneous requests cannot exceed the limit. */
export async function lockAndCountOpen(tx: Tx, employeeId: number): Promise<number> {
  const own = eq(employees.id, employeeId)
  await tx.select({ id: employees.id }).from(employees).where(own).for('no key update')
  return tx.$count(disputes, and(eq(disputes.employeeId, employeeId), eq(disputes.state, 1)))
}

export async function lockDispute(tx: Tx, id: number): Promise<typeof disputes.$inferSelect | null> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update')
  return row ?? null
}
