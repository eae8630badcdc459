import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as contract from '#contract/requests/disputes.ts'
import { fillPath, type AnyOperation } from '#contract/protocol/operation.ts'
import { reopenDispute } from '#contract/requests/request-desk.ts'
import { companyDate } from '#domain/time/dates.ts'
import { disputeEvidence, disputes, formerAnswers } from '#server/db/schema/clarifications.ts'
import { findPerson, openSession, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import { dataUrl, picture } from '../files/sample-files.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100201', 'candidato', 'externo']
const ANSWERER = '100301'

async function disputesOf({ db }: TestServer): Promise<unknown> {
  return [
    await db.select().from(disputes).orderBy(disputes.id),
    await db.select().from(disputeEvidence).orderBy(disputeEvidence.id),
    await db.select().from(formerAnswers).orderBy(formerAnswers.id),
  ]
}

async function requestOf(server: TestServer) {
  return {
    motivo: 'Descuento',
    fechaInconformidad: companyDate(server.clock.now().getTime()),
    comentario: 'SECRETO-DEL-OTRO',
    evidencia: [dataUrl(await picture('jpg'))],
  }
}

async function disputeOfVictim(server: TestServer, state: 1 | 2): Promise<number> {
  const made = await sendAs(server, contract.createDispute, await requestOf(server), VICTIM)
  const id = Number(fieldOf(made, 'id'))
  if (state === 2) await sendAs(server, contract.answerDispute, { id, respuestaAdmon: 'Sí' }, ANSWERER)
  return id
}

async function onlyFor(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  allowed: readonly string[],
): Promise<void> {
  const before = await disputesOf(server)
  const refused = [...OTHERS, VICTIM, ANSWERER].filter((login) => !allowed.includes(login))
  for (const login of refused) {
    const answer = await sendAs(server, operation, input, login)
    expect([login, fieldOf(answer, 'status')]).toEqual([login, 'ERROR'])
    expect(Object.keys(answer.body as object).sort()).toEqual(['message', 'status'])
    expect(await disputesOf(server)).toEqual(before)
  }
  for (const login of allowed) {
    expect(fieldOf(await sendAs(server, operation, input, login), 'status')).toBe('OK')
  }
}

async function createForOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const ids = { emplid: VICTIM, EMPLID: VICTIM, empleado: VICTIM, employeeId: victim.employeeId }
  const input = { ...(await requestOf(server)), comentario: 'Es mía', ...ids }
  const answer = await sendAs(server, contract.createDispute, input, '100101')
  const place = eq(disputes.id, Number(fieldOf(answer, 'id')))
  const [row] = await server.db.select().from(disputes).where(place)
  expect(row?.employeeId).toBe((await findPerson(server, '100101')).employeeId)
}

async function listOfOther(server: TestServer): Promise<void> {
  await disputeOfVictim(server, 1)
  const input = { ruta: '', emplid: VICTIM, EMPLID: VICTIM, Folio: VICTIM }
  for (const login of ['100101', '100201', ANSWERER]) {
    const told = JSON.stringify((await sendAs(server, contract.listDisputes, input, login)).body)
    expect(told).not.toContain('SECRETO-DEL-OTRO')
    expect(told).not.toContain(VICTIM)
  }
  const own = JSON.stringify((await sendAs(server, contract.listDisputes, input, VICTIM)).body)
  expect(own).toContain('SECRETO-DEL-OTRO')
}

async function pictureOfOther(server: TestServer): Promise<void> {
  const id = await disputeOfVictim(server, 1)
  const found = await sendAs(server, contract.listEvidence, { id, tipoEvidencia: 1 }, VICTIM)
  const [first] = fieldOf(found, 'evidencia') as { emplid: string; evidencia: string }[]
  const statusOf = async (emplid: string, login: string) => {
    const input = { emplid, tipoEvidencia: 1, evidencia: first?.evidencia ?? '' }
    const headers = { authorization: `Bearer ${await openSession(server, login)}` }
    const response = await server.fetch(fillPath(contract.readEvidence.path, input).path, { headers })
    return [response.status, response.headers.get('content-type')?.split(';')[0]]
  }
  for (const login of ['100101', '100201']) {
    for (const emplid of [VICTIM, login])
      expect(await statusOf(emplid, login)).toEqual([404, 'application/json'])
  }
  for (const login of ['candidato', 'externo']) {
    expect(await statusOf(VICTIM, login)).toEqual([403, 'application/json'])
  }
  for (const login of [VICTIM, ANSWERER]) expect(await statusOf(VICTIM, login)).toEqual([200, 'image/jpeg'])
}

export const foreignDisputes = {
  'P-06': createForOther,
  'INC-02': listOfOther,
  'INC-08': async (server: TestServer) => {
    const id = await disputeOfVictim(server, 2)
    await onlyFor(server, contract.rateDispute, { id, rating: 1 }, [VICTIM])
  },
  'INC-09': async (server: TestServer) => {
    const id = await disputeOfVictim(server, 1)
    await onlyFor(server, contract.listEvidence, { id, tipoEvidencia: 1 }, [VICTIM, ANSWERER])
  },
  'STA-01': pictureOfOther,
  'P-07': async (server: TestServer) => {
    const id = await disputeOfVictim(server, 1)
    await onlyFor(server, contract.answerDispute, { id, respuestaAdmon: 'Sí' }, [ANSWERER])
  },
  'P-51': async (server: TestServer) => {
    const id = await disputeOfVictim(server, 2)
    await onlyFor(server, reopenDispute, { id }, [ANSWERER])
  },
}
