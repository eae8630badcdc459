import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { recordSurveyAnswers } from '#contract/notifications/reminders.ts'
import { recordTimeAlert } from '#contract/time/time-alerts.ts'
import { documentComments, documentUploads } from '#server/db/schema/document-files.ts'
import { timeAlerts } from '#server/db/schema/time-alerts.ts'
import { loginTexts, ownDataTexts } from '#server/texts.ts'
import { findPerson, recordIssued, setRole, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let idDoc = 0
const OWN = '100301'
const COLLEAGUE = '100201'
const IDTIPO = 2

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  const { userId } = await findPerson(server, COLLEAGUE)
  await setRole(server, userId, 'recursos-humanos')
  const { employeeId } = await findPerson(server, OWN)
  const own = and(eq(documentUploads.employeeId, employeeId ?? 0), eq(documentUploads.typeId, IDTIPO))
  const [row] = await server.db
    .update(documentUploads)
    .set({ state: 'toReview', reviewedBy: null, reviewedAt: null })
    .where(and(own, isNull(documentUploads.retiredAt)))
    .returning()
  idDoc = row?.id ?? 0
})
afterAll(() => server.stop())

const ask = async (operation: AnyOperation, input: object, person = OWN) =>
  (await sendAs(server, operation, input, person)).body

const state = async () => [
  await server.db.select().from(documentUploads).where(eq(documentUploads.id, idDoc)),
  await server.db.select().from(documentComments).where(isNull(documentComments.attendedAt)),
]

describe('one’s own document', () => {
  const inputs = () =>
    [
      ['commented', inbox.commentDocument, { idDoc, comentario: 'Bien' }],
      ['accepted', inbox.acceptDocument, { idDoc }],
      ['deleted', files.deleteDocument, { idDoc, idTipo: IDTIPO, empleado: OWN, comentario: 'No' }],
    ] as const

  test.each(inputs())('is not %s by oneself', async (what) => {
    const [, operation, input] = inputs().find(([name]) => name === what) ?? inputs()[0]
    const before = await state()
    expect(await ask(operation, input)).toEqual({ status: 'ERROR', message: ownDataTexts.ownDocument })
    expect(await state()).toEqual(before)
  })

  test('is not handled by a colleague whose password its owner issued', async () => {
    await recordIssued(server, OWN, COLLEAGUE)
    const linked = { status: 'ERROR', message: ownDataTexts.oneHand }
    const before = await state()
    for (const [, operation, input] of inputs())
      expect(await ask(operation, input, COLLEAGUE)).toEqual(linked)
    expect(await state()).toEqual(before)
    const alert = { ...exampleOf(recordTimeAlert).request, emplid: OWN, fechaAlerta: '2026-01-05' }
    expect(await ask(recordTimeAlert, alert, COLLEAGUE)).toEqual(linked)
    await recordIssued(server, '100104', COLLEAGUE)
    expect(await ask(recordSurveyAnswers, { folios: ['100102', '100104'] }, COLLEAGUE)).toEqual(linked)
    await recordIssued(server, '100501', COLLEAGUE)
  })

  test.each(inputs())('is %s by a colleague', async (what) => {
    const [, operation, input] = inputs().find(([name]) => name === what) ?? inputs()[0]
    expect(await ask(operation, input, COLLEAGUE)).toEqual({ status: 'OK' })
  })
})

test('refuses to record one’s own time alert; a colleague can record it', async () => {
  const input = { ...exampleOf(recordTimeAlert).request, emplid: OWN, fechaAlerta: '2026-01-05' }
  const refused = { status: 'ERROR', message: ownDataTexts.ownAlert }
  const before = await server.db.select().from(timeAlerts)
  expect(await ask(recordTimeAlert, input)).toEqual(refused)
  expect(await server.db.select().from(timeAlerts)).toEqual(before)
  expect(await ask(recordTimeAlert, input, COLLEAGUE)).toMatchObject({ status: 'OK' })
})

test('refuses a list of survey answers that includes one’s own; a colleague can record it', async () => {
  const folios = ['100102', ` ${OWN}`]
  const refused = { status: 'ERROR', message: ownDataTexts.ownSurvey }
  expect(await ask(recordSurveyAnswers, { folios })).toEqual(refused)
  expect(await ask(recordSurveyAnswers, { folios }, COLLEAGUE)).toMatchObject({ status: 'OK' })
})

test('refuses a one-time password for oneself by number, nickname or mail', async () => {
  for (const empleado of [OWN, 'maricela', 'MARICELA.quintanilla@correo.example']) {
    const refused = { status: 'ERROR', message: loginTexts.ownPassword }
    expect(await ask(issueOneTimePassword, { empleado })).toEqual(refused)
  }
})
