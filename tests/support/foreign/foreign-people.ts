import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { exampleOf } from '../server/examples.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import {
  addPerson,
  closeAccount,
  giveRole,
  readPerson,
  reopenAccount,
  takeRole,
} from '#contract/people/people.ts'
import { users } from '#server/db/schema/people.ts'
import { findPerson, restoreRoles, rolesNow, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', VICTIM, '100201', '100301', '100401', 'candidato', 'externo']

function administratorsOnly(operation: AnyOperation, more: object = {}) {
  return async (server: TestServer): Promise<void> => {
    const { userId } = await findPerson(server, VICTIM)
    const row = () => server.db.select().from(users).where(eq(users.id, userId))
    const before = await row()
    const roles = await rolesNow(server)
    for (const login of OTHERS) {
      const own = (await findPerson(server, login)).userId
      for (const id of [userId, own]) {
        const answer = await sendAs(server, operation, { id, ...more }, login)
        expect([login, answer.http]).toEqual([login, 403])
      }
    }
    expect(await row()).toEqual(before)
    expect(await rolesNow(server)).toEqual(roles)
    const heard = await sendAs(server, operation, { id: userId, ...more }, '100501')
    expect(heard.http).toBe(200)
    expect(fieldOf(heard, 'message')).not.toBe('No tienes permiso para esta acción.')
    await server.db
      .update(users)
      .set(before[0] ?? {})
      .where(eq(users.id, userId))
    await restoreRoles(server, roles)
  }
}

async function addedByOther(server: TestServer): Promise<void> {
  const count = await server.db.$count(users)
  const input = { ...exampleOf(addPerson).request, numero: '300999' }
  for (const login of OTHERS) {
    expect((await sendAs(server, addPerson, input, login)).http).toBe(403)
  }
  expect(await server.db.$count(users)).toBe(count)
}

export const foreignPeople = {
  'P-60': 'takes no ids' as const,
  'P-61': administratorsOnly(readPerson),
  'P-62': 'takes no ids' as const,
  'P-63': addedByOther,
  'P-64': administratorsOnly(closeAccount, { motivo: 'Baja' }),
  'P-65': administratorsOnly(reopenAccount),
  'P-66': administratorsOnly(giveRole, { rol: 'autorizador' }),
  'P-67': administratorsOnly(takeRole, { rol: 'autorizador' }),
  'P-68': 'takes no ids' as const,
  'P-69': 'takes no ids' as const,
}
