import { expect } from 'vitest'
import { listOwnAlerts } from '#contract/time/own-alerts.ts'
import { recordTimeAlert } from '#contract/time/time-alerts.ts'
import { exampleOf } from '../server/examples.ts'
import { openSession, sendAs } from '../server/people.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'

async function alertOfOther(server: TestServer): Promise<void> {
  const alertsOf = async () => {
    const token = await openSession(server, VICTIM)
    return (fieldOf(await sendOperation(server, listOwnAlerts, {}, token), 'data') as unknown[]).length
  }
  const before = await alertsOf()
  const input = { ...exampleOf(recordTimeAlert).request, emplid: VICTIM, horaEntrada: '05:55' }
  for (const login of ['100101', '100201', 'candidato', 'externo']) {
    const answer = await sendAs(server, recordTimeAlert, input, login)
    expect(fieldOf(answer, 'status')).toBe('ERROR')
    expect(Object.keys(answer.body as object).sort()).toEqual(['message', 'status'])
  }
  expect(await alertsOf()).toBe(before)
  const allowed = await sendAs(server, recordTimeAlert, input, '100301')
  expect(fieldOf(allowed, 'status')).toBe('OK')
  expect(await alertsOf()).toBe(before + 1)
}

export const foreignAlerts = { 'P-41': alertOfOther }
