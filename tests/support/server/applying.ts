import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { decideApproval, type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { sendApplication } from '#contract/jobs/job-application.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { candidateKinds } from '#domain/approvals/kinds.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { rateLimits, sessions } from '#server/db/schema/access.ts'
import { tables } from '#server/db/schema/tables.ts'
import { findPerson, sendAs } from './people.ts'
import type { TestServer } from './server.ts'

const { approvals, candidates, jobApplications, jobFacts, jobPostings, jobQuestions } = tables
export const HR = '100301'

export type Applying = Awaited<ReturnType<typeof applyOn>>

export async function applyOn(server: TestServer) {
  const [posting] = await server.db.select().from(jobPostings).where(eq(jobPostings.areaId, 6))
  const technician = posting?.vacancyId ?? 0

  async function reset(): Promise<void> {
    await server.db.delete(rateLimits)
    await server.db.delete(candidates).where(eq(candidates.vacancyId, technician))
    await server.db.delete(approvals).where(inArray(approvals.kind, [...candidateKinds]))
    await server.db.delete(jobApplications).where(eq(jobApplications.vacancyId, technician))
    await server.db.update(jobPostings).set({ closedAt: null, untilDay: inDays(10) })
    await setFacts('100101', { positionSince: monthsAfter(today(), -9), quadrant: 3 })
  }
  const today = () => companyDate(server.clock.now().getTime())
  const inDays = (days: number) => addDays(today(), days)
  const ask = async (operation: AnyOperation, input: object, login: string) =>
    (await sendAs(server, operation, input, login)).body as Record<string, unknown>
  const employeeOf = async (login: string) => (await findPerson(server, login)).employeeId ?? 0

  async function setFacts(
    login: string,
    facts: { positionSince?: string; lastOfferOn?: string | null; quadrant?: number },
  ) {
    const employeeId = await employeeOf(login)
    const values = { positionSince: null, lastOfferOn: null, quadrant: null, ...facts }
    await server.db
      .insert(jobFacts)
      .values({ employeeId, ...values })
      .onConflictDoUpdate({ target: jobFacts.employeeId, set: values })
  }
  async function questions() {
    return server.db
      .select()
      .from(jobQuestions)
      .where(and(eq(jobQuestions.vacancyId, technician), isNull(jobQuestions.removedAt)))
      .orderBy(jobQuestions.position)
  }
  async function answers(texts: readonly string[] = ['Crecer', '3', 'Segundo']) {
    const rows = await questions()
    return texts.map((respuesta, at) => ({ id: rows[at]?.id ?? 0, respuesta }))
  }
  const apply = async (login: string, more: object = {}) =>
    ask(sendApplication, { idVacante: technician, datos: await answers(), ...more }, login)
  async function applicationOf(login: string) {
    const [row] = await server.db
      .select()
      .from(jobApplications)
      .where(
        and(
          eq(jobApplications.vacancyId, technician),
          eq(jobApplications.employeeId, await employeeOf(login)),
        ),
      )
    return row
  }
  async function applied(login = '100101') {
    expect(await apply(login)).toEqual({ status: 'OK' })
    const row = await applicationOf(login)
    if (!row) throw new Error('no application was sent')
    return row
  }
  const move = (id: number, revision: number, accion: string, more: object = {}, login = HR) =>
    ask(desk.moveApplication, { id, revision, accion, ...more }, login)
  const interview = () => ({ fecha: inDays(4), hora: '10:00', lugar: 'Sala 2' })

  async function waiting(login: string): Promise<ItemToDecide[]> {
    return (await ask(listToDecide, { clases: ['apego', 'candidato'] }, login)).data as ItemToDecide[]
  }
  async function decide(login: string, nombre: string, more: object = {}): Promise<Record<string, unknown>> {
    const item = (await waiting(login)).find(
      ({ detalle }) => 'nombre' in detalle && detalle.nombre === nombre,
    )
    if (!item) throw new Error(`no item about ${nombre} waits for ${login}`)
    const asked = 'requisitos' in item.detalle ? (item.detalle.requisitos as unknown[]) : []
    const apego = item.clase === 'apego' ? { apego: asked.map(() => 'si') } : {}
    return ask(
      decideApproval,
      { id: item.id, token: item.token, decision: 'autorizar', ...apego, ...more },
      login,
    )
  }
  async function interviewed(login = '100101') {
    const { id, employeeId } = await applied(login)
    await move(id, 1, 'revisar')
    expect(await move(id, 2, 'citar', interview())).toMatchObject({ status: 'OK' })
    return { id, employeeId }
  }

  async function endSessions(login: string): Promise<void> {
    const { userId } = await findPerson(server, login)
    await server.db.update(sessions).set({ revokedAt: server.clock.now() }).where(eq(sessions.userId, userId))
  }

  return {
    technician,
    endSessions,
    reset,
    today,
    inDays,
    ask,
    employeeOf,
    setFacts,
    questions,
    answers,
    apply,
    applicationOf,
    applied,
    move,
    interview,
    waiting,
    decide,
    interviewed,
  }
}
