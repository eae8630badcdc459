import { expect } from 'vitest'
import { readGate } from '#contract/approvals/gate.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { exampleOf } from '../server/examples.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { expectForbidden } from './only-human-resources.ts'

const OTHERS = ['100101', '100102', '100201', '100301', '100401', '100501', 'candidato', 'externo']

const onlyGuard = (operation: AnyOperation) => async (server: TestServer) => {
  const input = exampleOf(operation).request as object
  await expectForbidden(server, operation, input, OTHERS)
  const own = await sendAs(server, operation, input, '100601')
  expect(own.http).toBe(200)
}

export const foreignGate = { 'P-101': onlyGuard(readGate), 'P-102': onlyGuard(markAtGate) }
