import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { cancelMovement, listPendingMovements } from '#contract/savings/savings-moves.ts'
import { decideSavingsRequest, readSavingsRequest } from '#contract/savings/savings-desk.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { savingsRequests } from '#server/db/schema/savings.ts'
import { findPerson, openSession, sendAs } from '../server/people.ts'
import { sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100103', '100201', '100301']

async function movementOfVictim(server: TestServer) {
  const { employeeId } = await findPerson(server, VICTIM)
  const owner = eq(savingsRequests.employeeId, employeeId ?? 0)
  await server.db.delete(savingsRequests).where(owner)
  const [made] = await server.db
    .insert(savingsRequests)
    .values({
      employeeId: employeeId ?? 0,
      movementType: 294,
      kind: 'withdrawal',
      amount: 123_456,
      requestedOn: '2026-01-01',
      status: 'pending',
    })
    .returning()
  if (!made) throw new Error('no movement')
  return made
}

async function cancelOfOther(server: TestServer): Promise<void> {
  const { id } = await movementOfVictim(server)
  const read = async () =>
    (await server.db.select().from(savingsRequests).where(eq(savingsRequests.id, id)))[0]
  for (const login of OTHERS) {
    const token = await openSession(server, login)
    const answers = [id, 2_000_000_000].map(async (movimiento) => {
      const answer = await sendOperation(server, cancelMovement, { movimiento }, token)
      return answer.body
    })
    const [theirs, none] = await Promise.all(answers)
    expect(theirs).toMatchObject({ status: 'ERROR', respuesta: 0 })
    expect(none).toEqual(theirs)
    const list = await sendOperation(server, listPendingMovements, {}, token)
    expect(JSON.stringify(list.body)).not.toContain('1234.56')
    expect((await read())?.status).toBe('pending')
  }
  const own = await sendAs(server, cancelMovement, { movimiento: id }, VICTIM)
  expect(own.body).toEqual({ status: 'OK', respuesta: 1 })
  expect((await read())?.status).toBe('cancelled')
}

const DESK = '100301'
/** People outside the desk, including the owner of the request. */
const WORKERS = [VICTIM, '100101', '100201', 'candidato', 'externo']

function ofTheDesk(operation: AnyOperation, more: object) {
  return async (server: TestServer): Promise<void> => {
    const { id } = await movementOfVictim(server)
    for (const login of WORKERS) {
      const answer = await sendAs(server, operation, { id, ...more }, login)
      expect(answer.http).toBe(403)
      expect(answer.body).toEqual({ status: 'ERROR', message: 'No tienes permiso para esta acción.' })
    }
    const [row] = await server.db.select().from(savingsRequests).where(eq(savingsRequests.id, id))
    expect(row).toMatchObject({ status: 'pending', openedAt: null, decidedAt: null })
    const token = await openSession(server, DESK)
    const answer = await sendOperation(server, operation, { id, ...more }, token)
    expect(answer.body).toMatchObject({ status: 'OK' })
  }
}

export const foreignSavings = {
  'P-79': 'takes no ids' as const,
  'P-80': ofTheDesk(readSavingsRequest, {}),
  'P-81': ofTheDesk(decideSavingsRequest, {
    decision: 'rechazar',
    monto: 1234.56,
    motivo: 'Falta tu identificación.',
  }),
  'P-82': 'takes no ids' as const,
  'CAJ-04': 'takes no ids' as const,
  'CAJ-05': 'takes no ids' as const,
  'CAJ-06': 'takes no ids' as const,
  'CAJ-07': 'takes no ids' as const,
  'CAJ-08': 'takes no ids' as const,
  'CAJ-09': 'takes no ids' as const,
  'CAJ-10': 'takes no ids' as const,
  'CAJ-11': 'takes no ids' as const,
  'CAJ-12': cancelOfOther,
  'CAJ-13': 'takes no ids' as const,
  'CAJ-14': 'takes no ids' as const,
}
