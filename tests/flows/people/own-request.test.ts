import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerClarification, reopenClarification } from '#contract/requests/clarifications.ts'
import { answerDispute } from '#contract/requests/disputes.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { reopenDispute } from '#contract/requests/request-desk.ts'
import { clarifications, disputes } from '#server/db/schema/clarifications.ts'
import { ownDataTexts } from '#server/texts.ts'
import { findPerson, openSession, recordIssued, sendAs, setRole } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let token: string
let clarification: number
let dispute: number

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  token = await openSession(server, '100301')
  const { employeeId } = await findPerson(server, '100301')
  const common = { employeeId: employeeId ?? 0, comment: 'texto', registeredAt: server.clock.now() }
  const [asked] = await server.db
    .insert(clarifications)
    .values({ ...common, periodCode: '202005', periodText: '05 / 2020', reasonId: 1 })
    .returning()
  const [disputed] = await server.db
    .insert(disputes)
    .values({ ...common, reason: 'Descuento', day: '2026-01-02' })
    .returning()
  clarification = asked?.id ?? 0
  dispute = disputed?.id ?? 0
})
afterAll(() => server.stop())

const refused = { status: 'ERROR', message: ownDataTexts.ownRequest }
const ask = async (operation: AnyOperation, input: object) =>
  (await sendOperation(server, operation, input, token)).body

test('refuses answers by a person whose password the requester issued, until a third person issues a new one', async () => {
  const colleague = await findPerson(server, '100201')
  await setRole(server, colleague.userId, 'nomina')
  await recordIssued(server, '100301', '100201')
  const answer = (operation: AnyOperation, input: object) => sendAs(server, operation, input, '100201')
  const linked = { status: 'ERROR', message: ownDataTexts.oneHand }
  const input = { id: clarification, comentarioNominas: 'sí' }
  expect((await answer(answerClarification, input)).body).toEqual(linked)
  expect((await answer(answerDispute, { id: dispute, respuestaAdmon: 'sí' })).body).toEqual(linked)
  await recordIssued(server, '100501', '100201')
  expect((await answer(answerClarification, input)).body).toMatchObject({ status: 'OK' })
  const open = { answer: null, answeredBy: null, answeredAt: null }
  await server.db.update(clarifications).set(open).where(eq(clarifications.id, clarification))
})

describe('one’s own request', () => {
  test('cannot be answered', async () => {
    expect(await ask(answerClarification, { id: clarification, comentarioNominas: 'sí' })).toEqual(refused)
    expect(await ask(answerDispute, { id: dispute, respuestaAdmon: 'sí' })).toEqual(refused)
  })

  test('cannot be reopened', async () => {
    const { userId } = await findPerson(server, '100101')
    const answered = { answer: 'no', answeredBy: userId, answeredAt: server.clock.now() }
    await server.db.update(clarifications).set(answered).where(eq(clarifications.id, clarification))
    await server.db
      .update(disputes)
      .set({ ...answered, state: 2 })
      .where(eq(disputes.id, dispute))
    expect(await ask(reopenClarification, { id: clarification })).toEqual(refused)
    expect(await ask(reopenDispute, { id: dispute })).toEqual(refused)
  })
})
