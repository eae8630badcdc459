import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { decideApproval, type ItemToDecide, listToDecide } from '#contract/approvals/approvals.ts'
import { answerOffer, registerCandidate } from '#contract/jobs/candidate-links.ts'
import * as operations from '#contract/jobs/candidates.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { buildCurp } from '#domain/text/mexican-ids.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { candidates, offers } from '#server/db/schema/candidates.ts'
import { findPerson, openSession } from './people.ts'
import { fieldOf, sendOperation, type WireAnswer } from './network/raw-call.ts'
import type { TestServer } from './server.ts'

export const HR = '100301'
export const LEADER = '100201'
export const FITS = ['si', 'parcial', 'no'] as const
export const PASSWORD = 'tres grullas de cobre'

/** Returns a field of concurrent responses, sorted, because their order does not matter. */
export function said(answers: readonly WireAnswer[], field: string): string[] {
  return answers.map((answer) => String(fieldOf(answer, field))).sort()
}

export type Recruiting = Awaited<ReturnType<typeof recruitOn>>

export async function recruitOn(server: TestServer) {
  const leader = await findPerson(server, LEADER)
  const mine = and(
    eq(approvals.kind, 'vacante'),
    eq(approvals.state, 'authorized'),
    eq(approvals.requesterId, leader.employeeId ?? 0),
  )
  const [vacancy] = await server.db.select().from(approvals).where(mine)
  const vacancyId = vacancy?.id ?? 0

  const call = async (operation: AnyOperation, input: object, login: string | null = null) =>
    sendOperation(server, operation, input, login === null ? '' : await openSession(server, login))
  async function served(operation: AnyOperation, input: object, login: string | null = HR) {
    const answer = await call(operation, input, login)
    expect(answer.body).toEqual(expect.objectContaining({ status: 'OK' }))
    return answer
  }
  const messageOf = (answer: WireAnswer) => fieldOf(answer, 'message')
  const keyOf = (address: unknown) => /#\/\w+\/([\w-]{43})(\/|$)/m.exec(String(address))?.[1] ?? ''
  // Plant's date: in the evening, the UTC date is already the next day.
  const inDays = (days: number) => companyDate(server.clock.now().getTime() + days * 86_400_000)

  async function setPlaces(lugares: number): Promise<void> {
    const details = { puesto: 'SOLDADOR', razon: 'Nueva celda', lugares, sueldo: 13_900 }
    await server.db.update(approvals).set({ details }).where(eq(approvals.id, vacancyId))
  }
  let proposed = 0
  async function propose(more: object = {}): Promise<number> {
    if (!('idOperacion' in more)) proposed += 1
    const person = { vacante: vacancyId, nombre: 'Noé', paterno: 'Rangel', materno: `Prueba${proposed}` }
    const answer = await served(operations.proposeCandidate, {
      ...person,
      correo: `noe${proposed}@correo.example`,
      ...more,
    })
    return fieldOf(answer, 'id') as number
  }
  async function rowOf(id: number) {
    const [row] = await server.db.select().from(candidates).where(eq(candidates.id, id))
    if (!row) throw new Error('no candidate was proposed')
    return row
  }
  async function offerIdOf(id: number): Promise<number> {
    const [offer] = await server.db.select().from(offers).where(eq(offers.candidateId, id))
    return offer?.id ?? 0
  }
  async function candidateOf(id: number): Promise<operations.Candidate> {
    return fieldOf(await served(operations.readCandidate, { id }), 'candidato') as operations.Candidate
  }
  async function waitingItem(itemId: number | null, login: string): Promise<ItemToDecide | undefined> {
    const answer = await served(listToDecide, { clases: ['apego', 'candidato'] }, login)
    return (fieldOf(answer, 'data') as ItemToDecide[]).find(({ id }) => id === itemId)
  }
  /**
   * Decides with the token of a listed item; the token is valid until the decision and for repeating that
   * decision.
   */
  const decideWith = (item: ItemToDecide | undefined, login: string, more: object) =>
    call(
      decideApproval,
      { id: item?.id ?? 0, token: item?.token ?? 'none', decision: 'autorizar', ...more },
      login,
    )
  async function decide(itemId: number | null, login: string, more: object) {
    return decideWith(await waitingItem(itemId, login), login, more)
  }
  async function authorize(more: object = {}): Promise<number> {
    const id = await propose(more)
    expect((await decide((await rowOf(id)).fitId, LEADER, { apego: FITS })).body).toMatchObject({
      status: 'OK',
    })
    expect((await decide((await rowOf(id)).decisionId, HR, {})).body).toMatchObject({ status: 'OK' })
    return id
  }
  const terms = () => ({
    sueldo: 14_200.5,
    ingreso: inDays(10),
    vence: inDays(5),
    jornada: 'Lunes a viernes, 6:00 a 14:00',
    lugar: 'Nave 2',
    prestaciones: ['Comedor'],
  })
  async function offerTo(id: number, more: object = {}): Promise<string> {
    const answer = await served(operations.sendOffer, { id: await offerIdOf(id), ...terms(), ...more })
    return keyOf(fieldOf(answer, 'enlace'))
  }
  const answer = (key: string, respuesta: 'aceptar' | 'declinar', comentario?: string) =>
    call(answerOffer, { key, respuesta, comentario })
  let births = 0
  const curp = () => {
    births += 1
    return buildCurp({
      firstName: 'NOÉ',
      paternalName: 'RANGEL',
      maternalName: 'PRUEBA',
      birthDate: `199${births % 10}-03-1${births % 10}`,
      sex: 'H',
      state: 'CL',
      differentiator: '9',
    })
  }
  const register = (key: string, more: object = {}) =>
    call(registerCandidate, {
      key,
      curp: curp(),
      correo: `cuenta${births}@correo.example`,
      contrasena: PASSWORD,
      acepta: true,
      ...more,
    })

  await setPlaces(9)
  return {
    vacancyId,
    proposed: () => proposed,
    call,
    served,
    messageOf,
    keyOf,
    inDays,
    setPlaces,
    propose,
    rowOf,
    offerIdOf,
    candidateOf,
    waitingItem,
    decide,
    decideWith,
    authorize,
    terms,
    offerTo,
    answer,
    curp,
    register,
  }
}
