import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { exampleOf } from '../server/examples.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'

/** Asserts that each of these people gets a refusal without data. */
export async function expectForbidden(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  logins: readonly string[],
): Promise<void> {
  for (const login of logins) {
    const answer = await sendAs(server, operation, input, login)
    expect([login, answer.http, Object.keys(answer.body as object).sort()]).toEqual([
      login,
      403,
      ['message', 'status'],
    ])
  }
}

const EVERYBODY = ['100101', '100201', '100301', '100401', '100501', '100601', 'candidato', 'externo']

const only = (owner: string) => (operation: AnyOperation) => {
  return async (server: TestServer): Promise<void> => {
    const input = exampleOf(operation).request as object
    for (const login of EVERYBODY.filter((each) => each !== owner)) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, answer.http]).toEqual([login, 403])
    }
    const own = await sendAs(server, operation, input, owner)
    expect(own.http).toBe(200)
  }
}

export const onlyHumanResources = only('100301')
export const onlyAdministrator = only('100501')
