import { expect } from 'vitest'
import { exampleOf } from '../server/examples.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as record from '#contract/identity/security-record.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { expectForbidden } from './only-human-resources.ts'

const OTHERS = ['100101', '100102', '100201', '100301', '100501', 'candidato', 'externo']
const AUDITOR = '100401'

const onlyAuditor = (operation: AnyOperation, takesPerson: boolean) => async (server: TestServer) => {
  const { userId } = await findPerson(server, '100102')
  const input = { ...exampleOf(operation).request, ...(takesPerson ? { persona: `u${userId}` } : {}) }
  await expectForbidden(server, operation, input, OTHERS)
  const own = await sendAs(server, operation, input, AUDITOR)
  expect(fieldOf(own, 'status')).toBe('OK')
}

export const foreignRecord = {
  'P-55': onlyAuditor(record.listEvents, true),
  'P-56': onlyAuditor(record.readEventDays, false),
  'P-57': onlyAuditor(record.findEventPeople, false),
  'P-58': onlyAuditor(record.exportEvents, true),
}
