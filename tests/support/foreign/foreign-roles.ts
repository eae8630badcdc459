import { expect } from 'vitest'
import { giveRole } from '#contract/people/people.ts'
import { confirmRole, refuseRole } from '#contract/identity/roles.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { findPerson, restoreRoles, rolesNow, setRole, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const ADMIN = '100501'
const SECOND = '100102'
const OTHERS = ['100101', '100201', '100301', '100401', '100601']

function byTheSecondAlone(operation: AnyOperation) {
  return async (server: TestServer): Promise<void> => {
    const roles = await rolesNow(server)
    await setRole(server, (await findPerson(server, SECOND)).userId, 'administrador')
    const ask = async (login: string, what: AnyOperation, input: object) => sendAs(server, what, input, login)
    const { userId } = await findPerson(server, '100104')
    const made = await ask(ADMIN, giveRole, { id: userId, rol: 'nomina' })
    expect(fieldOf(made, 'espera')).toBe(true)
    const [waiting] = await server.db.select().from(roleProposals)
    for (const login of OTHERS) {
      expect([login, (await ask(login, operation, { id: waiting?.id })).http]).toEqual([login, 403])
    }
    expect(fieldOf(await ask(SECOND, operation, { id: waiting?.id }), 'status')).toBe('OK')
    await restoreRoles(server, roles)
  }
}

export const foreignRoles = {
  'P-205': 'takes no ids' as const,
  'P-206': byTheSecondAlone(confirmRole),
  'P-207': byTheSecondAlone(refuseRole),
}
