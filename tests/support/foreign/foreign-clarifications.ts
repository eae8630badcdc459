import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import {
  answerClarification,
  rateClarification,
  reopenClarification,
} from '#contract/requests/clarifications.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readDeskClarification, readDeskDispute } from '#contract/requests/request-desk.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf, type WireAnswer } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const OWNER = '100104'
const TEAM = '100301'
const OTHERS = ['100101', '100102', '100201', TEAM]
/** People outside the payroll team, including the owner of the clarification. */
const WORKERS = [OWNER, '100101', '100201', 'candidato', 'externo']

async function rowsOf(server: TestServer) {
  const { employeeId } = await findPerson(server, OWNER)
  return server.db
    .select()
    .from(clarifications)
    .where(eq(clarifications.employeeId, employeeId ?? 0))
    .orderBy(clarifications.id)
}

function expectForbidden(operation: AnyOperation, answer: WireAnswer): void {
  expect(answer.http).toBe(operation.kind === 'legacy' ? 200 : 403)
  expect(answer.body).toEqual({ status: 'ERROR', message: 'No tienes permiso para esta acción.' })
}

async function ratedByOther(server: TestServer): Promise<void> {
  const before = await rowsOf(server)
  const closed = before.find(({ answeredAt, rating }) => answeredAt !== null && rating === null)
  for (const login of OTHERS) {
    const answer = await sendAs(server, rateClarification, { id: closed?.id, rating: 1 }, login)
    expect(answer.body).toEqual({ status: 'ERROR', message: 'Solo puedes ver tu propia información.' })
    const none = await sendAs(server, rateClarification, { id: 2_000_000_000, rating: 1 }, login)
    expect(none.body).toEqual(answer.body)
  }
  expect(await rowsOf(server)).toEqual(before)
  const own = await sendAs(server, rateClarification, { id: closed?.id, rating: 5 }, OWNER)
  expect(fieldOf(own, 'status')).toBe('OK')
}

function attendedByOther(operation: AnyOperation, isOpen: boolean, more: object) {
  return async (server: TestServer): Promise<void> => {
    const before = await rowsOf(server)
    const id = before.find(({ answeredAt }) => (answeredAt === null) === isOpen)?.id
    for (const login of WORKERS) {
      expectForbidden(operation, await sendAs(server, operation, { id, ...more }, login))
    }
    expect(await rowsOf(server)).toEqual(before)
    expect(fieldOf(await sendAs(server, operation, { id, ...more }, TEAM), 'status')).toBe('OK')
  }
}

function readByOther(operation: AnyOperation, table: typeof clarifications | typeof disputes) {
  return async (server: TestServer): Promise<void> => {
    const [row] = await server.db.select({ id: table.id }).from(table).limit(1)
    for (const login of WORKERS) {
      expectForbidden(operation, await sendAs(server, operation, { id: row?.id }, login))
    }
    expect(fieldOf(await sendAs(server, operation, { id: row?.id }, TEAM), 'status')).toBe('OK')
  }
}

export const foreignClarifications = {
  'NOM-09': 'takes no ids' as const,
  'NODE-17': 'takes no ids' as const,
  'NOM-10': 'takes no ids' as const,
  'NOM-11': 'takes no ids' as const,
  'NOM-16': ratedByOther,
  'P-11': 'takes no ids' as const,
  'P-05': attendedByOther(answerClarification, true, { comentarioNominas: 'Sí' }),
  'P-47': attendedByOther(reopenClarification, false, {}),
  'P-48': 'takes no ids' as const,
  'P-49': 'takes no ids' as const,
  'P-50': readByOther(readDeskClarification, clarifications),
  'P-52': readByOther(readDeskDispute, disputes),
}
