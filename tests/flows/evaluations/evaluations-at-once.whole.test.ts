import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { evaluationSurveys } from '#server/db/schema/temporary-staff.ts'
import { remindAll } from '#server/services/evaluations/remind.ts'
import { waitUntilBlocked } from '#tests/support/server/network/blocked.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR } from '#tests/support/server/evaluating.ts'
import { openSession } from '#tests/support/server/people.ts'
import { sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())

  async function whileReminded(ids: number[], operation: AnyOperation, input: object): Promise<WireAnswer> {
    const token = await openSession(server, HR)
    const { answering } = await server.db.transaction(async (tx) => {
      await tx
        .select()
        .from(evaluationSurveys)
        .where(inArray(evaluationSurveys.id, ids))
        .orderBy(asc(evaluationSurveys.id))
        .for('update')
      const answering = sendOperation(server, operation, input, token)
      await waitUntilBlocked(database, tx)
      await remindAll({ tx, clock: server.clock, services: server.services }, undefined)
      return { answering }
    })
    return answering
  }

  // PGlite has one connection, so no request waits for a lock there.
  test.runIf(database === 'postgres')('reminds one evaluator while all are being reminded', async () => {
    // No other survey waits for 100104, so both reminders write the same notification.
    const rows = await on.surveysOf(await on.evaluated('100104'))
    const one = rows.find(({ number }) => number === '100104')
    const all = (await server.db.select().from(evaluationSurveys)).map(({ id }) => id)
    const input = { item: { id: one?.survey.id } }
    const answer = await whileReminded(all, evaluations.remindEvaluator, input)
    expect(answer).toMatchObject({ http: 200, body: { status: 'OK' } })
  })

  test.runIf(database === 'postgres')('extends a term while all evaluators are being reminded', async () => {
    const id = await on.evaluated('100222')
    const ids = (await on.surveysOf(id)).map(({ survey }) => survey.id)
    // The update moves this row behind the others on disk. Locks without a fixed order would then follow
    // another order.
    const first = eq(evaluationSurveys.id, ids[0] ?? 0)
    await server.db.update(evaluationSurveys).set({ opportunity: 'x' }).where(first)
    const { applicationDate } = await on.rowOf(id)
    const extension = {
      id,
      perfil: 3,
      mes: 1,
      justificacion: 'x',
      fecha_aplicacion: applicationDate,
      fecha_extension: monthsAfter(applicationDate, 1),
    }
    const answer = await whileReminded(ids.slice(0, 1), staff.extendContract, extension)
    expect(answer).toMatchObject({ http: 200, body: { status: 'OK', revision: 2 } })
  })
})
