import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { transportTexts as texts } from '#server/texts.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { createWritingPace } from '#server/identity/writing-pace.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

const save = (token: string, idOperacion: string = randomUUID()) =>
  sendOperation(server, saveStep, { bandera: 1, datos: goodSteps[1], idOperacion }, token)

test('refuses writes above the limit and stores nothing; repetitions and other people are not affected', {
  timeout: 120_000,
}, async () => {
  const token = await openSession(server, '100103')
  const other = await openSession(server, '100104')
  const first = randomUUID()
  expect((await save(token, first)).body).toMatchObject({ status: 'OK' })
  const { pace } = server.services
  const drawn = createWritingPace()
  const { clock } = server
  const spent = new Set<number>()
  server.services.pace = {
    mayWrite(userId, now) {
      for (let one = 0; one < 600 && !spent.has(userId); one += 1) drawn.mayWrite(userId, now)
      spent.add(userId)
      return drawn.mayWrite(userId, now)
    },
  }
  try {
    const before = await server.db.$count(operationReceipts)
    const refused = await save(token)
    expect([refused.http, refused.body]).toEqual([429, { status: 'ERROR', message: texts.tooBusy }])
    expect(await server.db.$count(operationReceipts)).toBe(before)
    expect((await save(token, first)).body).toMatchObject({ status: 'OK' })
    clock.advance(10_000)
    expect((await save(token)).body).toMatchObject({ status: 'OK' })
    expect((await save(token)).http).toBe(429)
  } finally {
    server.services.pace = pace
  }
  expect((await save(other)).body).toMatchObject({ status: 'OK' })
})
