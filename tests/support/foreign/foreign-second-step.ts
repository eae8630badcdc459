import { expect } from 'vitest'
import { redeemSecondStep, signIn } from '#contract/identity/login.ts'
import * as operations from '#contract/identity/second-step.ts'
import { eq } from 'drizzle-orm'
import { secondFactors } from '#server/db/schema/second-factors.ts'
import { codeOf } from '../people/authenticator.ts'
import { findPerson, openSession } from '../server/people.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'

export const foreignSecondStep: Record<string, ((server: TestServer) => Promise<void>) | 'takes no ids'> = {
  'P-70': otherPersonsCode,
  'P-71': 'takes no ids',
  'P-72': 'takes no ids',
  'P-73': removeOfOther,
  'P-74': 'takes no ids',
}

const password = 'Portal.2026'

async function setUp(server: TestServer, login: string) {
  const token = await openSession(server, login)
  const begun = await sendOperation(server, operations.beginSecondStep, { password }, token)
  const key = String(fieldOf(begun, 'llave'))
  const activate = async () => {
    const codigo = codeOf(key, server.clock.now(), -1)
    const input = { accion: 'activar', password, codigo }
    return fieldOf(await sendOperation(server, operations.changeSecondStep, input, token), 'status')
  }
  // A code lasts half a minute and may expire on the way; the next code is fresh.
  const status = await activate()
  expect(status === 'OK' ? status : await activate()).toBe('OK')
  return key
}

async function dropAll(server: TestServer): Promise<void> {
  await server.db.delete(secondFactors)
}

async function otherPersonsCode(server: TestServer): Promise<void> {
  await dropAll(server)
  const own = await setUp(server, '100101')
  const key = await setUp(server, VICTIM)
  const first = await sendOperation(server, signIn, { correo: VICTIM, password }, '')
  const paso = String(fieldOf(first, 'paso'))
  const redeem = (codigo: string) => sendOperation(server, redeemSecondStep, { paso, codigo }, '')
  const now = server.clock.now()
  expect(fieldOf(await redeem(codeOf(own, now)), 'status')).toBe('ERROR')
  expect(fieldOf(await redeem(codeOf(key, now)), 'status')).toBe('OK')
  await dropAll(server)
}

async function removeOfOther(server: TestServer): Promise<void> {
  await dropAll(server)
  await setUp(server, VICTIM)
  const { userId } = await findPerson(server, VICTIM)
  const kept = () => server.db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const remove = async (login: string) => {
    const token = await openSession(server, login)
    const answer = await sendOperation(server, operations.removeSecondStepOf, { empleado: VICTIM }, token)
    return fieldOf(answer, 'status')
  }
  for (const login of ['100101', '100201', '100301', '100401', 'candidato', 'externo']) {
    expect(await remove(login)).toBe('ERROR')
  }
  expect(await kept()).toHaveLength(1)
  expect(await remove('100501')).toBe('OK')
  expect(await kept()).toHaveLength(0)
}
