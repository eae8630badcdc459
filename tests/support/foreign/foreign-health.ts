import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { readDeskToday } from '#contract/portal-health/desk-today.ts'
import * as health from '#contract/portal-health/portal-health.ts'
import { exampleOf } from '../server/examples.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { expectForbidden } from './only-human-resources.ts'

const OTHERS = ['100101', '100201', '100301', '100401', '100601', 'candidato', 'externo']

const onlyAdministrator = (operation: AnyOperation) => async (server: TestServer) => {
  await expectForbidden(server, operation, exampleOf(operation).request, OTHERS)
}

export const foreignHealth = {
  'P-180': async (server: TestServer) => {
    const { request } = exampleOf(health.reportHealth)
    const answer = await sendAs(server, health.reportHealth, request, '100101')
    expect(answer.body).toEqual({ status: 'OK' })
  },
  // Each desk's numbers are sent only to its people; others get an empty list.
  'P-248': async (server: TestServer) => {
    for (const login of ['100101', '100201', '100401', 'candidato', 'externo']) {
      const { body } = await sendAs(server, readDeskToday, {}, login)
      expect([login, body]).toEqual([login, { status: 'OK', data: [] }])
    }
  },
  'P-181': onlyAdministrator(health.readHealth),
  'P-244': onlyAdministrator(health.releaseCopy),
  'P-182': onlyAdministrator(health.readHealthError),
}
