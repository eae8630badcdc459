import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { employees } from '#server/db/schema/people.ts'
import { evaluationSurveys, qualityQuestions, temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import { sendAs } from './people.ts'
import type { TestServer } from './server.ts'

export const LEADER = '100201'
export const HR = '100301'

export function evaluateOn(server: TestServer) {
  const today = () => companyDate(server.clock.now().getTime())
  const call = async (operation: AnyOperation, input: object, login: string) =>
    sendAs(server, operation, input, login)
  const said = async (operation: AnyOperation, input: object, login: string) => {
    const { body } = await call(operation, input, login)
    return body as Record<string, unknown>
  }

  async function begin(number: string, more: Partial<typeof temporaryStaff.$inferInsert> = {}) {
    const [person] = await server.db.select().from(employees).where(eq(employees.number, number))
    const [leader] = await server.db.select().from(employees).where(eq(employees.number, LEADER))
    if (!person || !leader) throw new Error('no such person or leader')
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.employeeId, person.id))
    const [row] = await server.db
      .insert(temporaryStaff)
      .values({
        employeeId: person.id,
        responsibleId: leader.id,
        applicationDate: today(),
        startDate: addDays(today(), -150),
        ...more,
      })
      .returning()
    if (!row) throw new Error('the row was not written')
    return row
  }
  const rowOf = async (id: number) => {
    const [row] = await server.db.select().from(temporaryStaff).where(eq(temporaryStaff.id, id))
    if (!row) throw new Error('the row is missing')
    return row
  }
  const surveysOf = async (id: number) =>
    server.db
      .select({ survey: evaluationSurveys, number: employees.number })
      .from(evaluationSurveys)
      .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
      .where(and(eq(evaluationSurveys.staffId, id), isNull(evaluationSurveys.removedAt)))
      .orderBy(evaluationSurveys.id)
  const answersOf = async (points: (at: number) => number) => {
    const rows = await server.db.select({ id: qualityQuestions.id }).from(qualityQuestions)
    return rows.map(({ id }, at) => ({ id, respuesta: points(at) }))
  }
  async function evaluated(number: string) {
    const row = await begin(number, { status: 2 })
    const answer = await said(
      staff.saveEvaluators,
      { pares: ['100101', '100103'], clientes: ['100102'], item: { id: row.id } },
      LEADER,
    )
    expect(answer.status).toBe('OK')
    return row.id
  }
  async function answer(id: number, number: string, points = 3) {
    const survey = (await surveysOf(id)).find((one) => one.number === number)?.survey
    if (!survey) throw new Error(`${number} has no survey`)
    return said(
      sendSurvey,
      {
        idEncuesta: survey.id,
        idEvaluacion: id,
        resultados: await answersOf(() => points),
        fortaleza: `Bien de ${points}`,
        oportunidad: '',
      },
      number,
    )
  }

  return { today, call, said, begin, rowOf, surveysOf, answersOf, evaluated, answer }
}
export type Evaluating = ReturnType<typeof evaluateOn>
