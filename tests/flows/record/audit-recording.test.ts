import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { publishNotice } from '#contract/notifications/notice-board.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as desk from '#contract/requests/request-desk.ts'
import { beginSecondStep, changeSecondStep } from '#contract/identity/second-step.ts'
import { listEvents } from '#contract/identity/security-record.ts'
import { disputes } from '#server/db/schema/clarifications.ts'
import { documentUploads } from '#server/db/schema/document-files.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { secondFactors } from '#server/db/schema/second-factors.ts'
import { securityEventCounts, securityEvents } from '#server/db/schema/security-events.ts'
import { documentTypeName } from '#domain/documents/documents.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let from = 0
const PASSWORD = 'Portal.2026'

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  const [last] = await server.db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(securityEvents)
  from = last?.id ?? 0
  await server.db.delete(securityEventCounts)
  server.clock.advance(60 * 60 * 1000)
})

const told = () =>
  server.db.select().from(securityEvents).where(gt(securityEvents.id, from)).orderBy(asc(securityEvents.id))
const idOf = async (person: string) => (await findPerson(server, person)).userId
const send = (operation: AnyOperation, input: object, token = '') =>
  sendOperation(server, operation, input, token)
const ask = async (operation: AnyOperation, input: object, person: string) =>
  send(operation, input, await openSession(server, person))

describe('the record of sign-ins and passwords', () => {
  test('records sign-in and sign-out with person, address and time', async () => {
    const answer = await send(login.signIn, { correo: '100103', password: PASSWORD })
    const token = String(fieldOf(answer, 'token'))
    await send(login.signOut, {}, token)
    await send(login.signOut, {}, token)
    const id = await idOf('100103')
    const who = { actorId: id, subjectId: id, address: '127.0.0.1', details: {} }
    expect(await told()).toMatchObject([
      { ...who, kind: 'sign-in' },
      { ...who, kind: 'sign-out' },
    ])
    const [first] = await told()
    const age = server.clock.now().getTime() - (first?.at.getTime() ?? 0)
    expect(age).toBeGreaterThanOrEqual(0)
    expect(age).toBeLessThan(60_000)
  })

  test('records a refused sign-in with the known person, and without the name typed for an unknown person', async () => {
    await send(login.signIn, { correo: '100103', password: 'no es esta' })
    await send(login.signIn, { correo: 'MiContraseña.123', password: 'ups' })
    const rows = await told()
    expect(rows).toMatchObject([
      { kind: 'sign-in-refused', actorId: null, subjectId: await idOf('100103'), details: {} },
      { kind: 'sign-in-refused', actorId: null, subjectId: null, details: {} },
    ])
    const all = JSON.stringify([rows, await server.db.select().from(securityEventCounts)])
    for (const typed of ['MiContraseña.123', 'no es esta', 'ups']) expect(all).not.toContain(typed)
  })

  test('records neither a sign-in nor a refusal while the second step is pending', async () => {
    const token = await openSession(server, '100201')
    const { llave } = (await send(beginSecondStep, { password: PASSWORD }, token)).body as { llave: string }
    const codigo = codeOf(llave, server.clock.now(), -1)
    await send(changeSecondStep, { accion: 'activar', password: PASSWORD, codigo }, token)
    const first = await send(login.signIn, { correo: '100201', password: PASSWORD })
    expect((await told()).map(({ kind }) => kind)).toEqual(['second-factor-set'])
    const paso = fieldOf(first, 'paso')
    await send(login.redeemSecondStep, { paso, codigo: codeOf(llave, server.clock.now()) })
    const id = await idOf('100201')
    expect((await told()).at(-1)).toMatchObject({ kind: 'sign-in', actorId: id, subjectId: id })
    expect(JSON.stringify(await told())).not.toContain(llave)
  })

  test('records a recovery code used to replace the second step', {
    tags: ['whole'],
  }, async () => {
    await server.db.delete(secondFactors)
    const token = await openSession(server, '100201')
    const { llave } = (await send(beginSecondStep, { password: PASSWORD }, token)).body as { llave: string }
    const codigo = codeOf(llave, server.clock.now(), -1)
    const set = await send(changeSecondStep, { accion: 'activar', password: PASSWORD, codigo }, token)
    const [recovery] = (set.body as { codigos: string[] }).codigos
    await send(beginSecondStep, { password: PASSWORD, codigo: recovery }, token)
    await send(beginSecondStep, { password: PASSWORD, codigo: codeOf(llave, server.clock.now()) }, token)
    const id = await idOf('100201')
    expect(await told()).toMatchObject([
      { kind: 'second-factor-set' },
      { kind: 'recovery-code-used', actorId: id, subjectId: id },
    ])
  })

  test('records a flood of refusals in a few rows with counts', { tags: ['whole'] }, async () => {
    for (let guess = 0; guess < 9; guess++) {
      await send(login.signIn, { correo: `nadie-${guess}`, password: 'x' })
    }
    expect((await told()).map(({ details }) => details)).toEqual([
      {},
      { times: 2 },
      { times: 4 },
      { times: 8 },
    ])
  })

  test('records changed and one-time passwords, ended sessions and recovery attempts, without secrets', async () => {
    await ask(login.changePassword, { password: PASSWORD, nuevo: 'Girasol-nuevo-58' }, '100104')
    await ask(oneTime.issueOneTimePassword, { empleado: '100104' }, '100301')
    await ask(login.closeOtherSessions, {}, '100101')
    await send(login.requestRecovery, { correo: '100101' })
    await send(login.redeemRecovery, { correo: '100101', codigo: '000000', nuevo: 'Girasol-nuevo-58' })
    const [reader, owner, worker] = await Promise.all(['100301', '100104', '100101'].map(idOf))
    const rows = await told()
    expect(rows).toMatchObject([
      { kind: 'password-changed', actorId: owner, subjectId: owner },
      { kind: 'one-time-password-issued', actorId: reader, subjectId: owner },
      { kind: 'other-sessions-ended', actorId: worker, subjectId: worker },
      { kind: 'recovery-asked', actorId: null, subjectId: worker },
      { kind: 'recovery-refused', actorId: null, subjectId: worker },
    ])
    for (const secret of [PASSWORD, 'Girasol', '000000']) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

async function paperOf(person: string) {
  const { employeeId } = await findPerson(server, person)
  const [row] = await server.db
    .select()
    .from(documentUploads)
    .where(and(eq(documentUploads.employeeId, employeeId ?? 0), sql`retired_at is null`))
    .orderBy(asc(documentUploads.id))
  if (!row) throw new Error(`${person} has no documents`)
  return row
}

describe('the record of documents', () => {
  test('records listing, opening, commenting, accepting and deleting another person’s documents in order', async () => {
    const { id, typeId, fileName } = await paperOf('100102')
    const of = { empleado: '100102' }
    await ask(inbox.listPersonDocuments, of, '100301')
    await ask(files.downloadDocument, { ...of, filename: fileName }, '100301')
    await ask(inbox.commentDocument, { idDoc: id, comentario: 'Se ve borroso' }, '100301')
    await ask(inbox.acceptDocument, { idDoc: id }, '100301')
    await ask(
      files.deleteDocument,
      { ...of, idDoc: id, idTipo: typeId, comentario: 'No es esta persona' },
      '100301',
    )
    const rows = await told()
    const [actorId, subjectId] = [await idOf('100301'), await idOf('100102')]
    const details = { document: documentTypeName(typeId) }
    expect(rows).toMatchObject([
      { kind: 'documents-listed', actorId, subjectId, details: {} },
      { kind: 'document-opened', actorId, subjectId, details },
      { kind: 'document-commented', actorId, subjectId, details },
      { kind: 'document-accepted', actorId, subjectId, details },
      { kind: 'document-deleted', actorId, subjectId, details },
    ])
    expect(JSON.stringify(rows)).not.toContain('borroso')
  })

  test('records nothing about one’s own documents', async () => {
    const { fileName } = await paperOf('100101')
    const of = { empleado: '100101' }
    await ask(files.downloadDocument, { ...of, filename: fileName }, '100101')
    await ask(files.listDocumentTypes, { ...of, estatusColaborador: 1, esAdmin: '0' }, '100101')
    expect(await told()).toEqual([])
  })

  test('records the employee when the person has no account', async () => {
    const [person] = await server.db
      .select({ id: employees.id, number: employees.number })
      .from(employees)
      .where(sql`not exists (select 1 from ${users} where ${users.employeeId} = ${employees.id})`)
    await ask(inbox.listPersonDocuments, { empleado: person?.number ?? '' }, '100301')
    expect(await told()).toMatchObject([
      { kind: 'documents-listed', subjectId: null, subjectEmployeeId: person?.id },
    ])
  })

  test('records an upload for another person once, however often the device repeats it', {
    tags: ['whole'],
  }, async () => {
    const input = {
      ...exampleOf(files.uploadDocument).request,
      empleado: '100103',
      esAdmin: '1',
      filename: 'curp.png',
      extension: 'png',
      file: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      idOperacion: randomUUID(),
    }
    const token = await openSession(server, '100301')
    for (const _ of ['first', 'again', 'once more']) {
      expect((await send(files.uploadDocument, input, token)).body).toMatchObject({ status: 'OK' })
    }
    expect(await told()).toMatchObject([{ kind: 'document-uploaded', subjectId: await idOf('100103') }])
  })

  test('records nothing when Inicio only counts what is waiting', async () => {
    const answer = await send(countDataChanges, {}, await openSession(server, '100301'))
    expect(answer.body).toMatchObject({
      status: 'OK',
      documentos: expect.any(Number),
      personas: expect.any(Number),
    })
    expect(await told()).toEqual([])
  })

  test('records the pages of the inbox in few rows', async () => {
    const token = await openSession(server, '100301')
    for (const pagina of [1, 2, 1]) await send(inbox.listDocumentPeople, { buscar: '', pagina }, token)
    expect((await told()).map(({ kind, details }) => [kind, details])).toEqual([
      ['people-listed', {}],
      ['people-listed', { times: 2 }],
    ])
  })
})

describe('the record of desks', () => {
  test('records an opened request with its person and folio, without its text', async () => {
    const [row] = await server.db.select().from(disputes).orderBy(asc(disputes.id)).limit(1)
    await ask(desk.readDeskDispute, { id: row?.id }, '100301')
    const rows = await told()
    expect(rows).toMatchObject([
      { kind: 'request-opened', details: { request: 'inconformidad', folio: row?.id } },
    ])
    expect(rows[0]?.subjectId).not.toBeNull()
    expect(JSON.stringify(rows)).not.toContain(row?.comment)
  })

  test('records nothing when the operation fails', async () => {
    await ask(desk.readDeskDispute, { id: 2_147_483_647 }, '100301')
    await ask(inbox.acceptDocument, { idDoc: 2_147_483_647 }, '100301')
    expect(await told()).toEqual([])
  })

  test('records how many people a notice goes to', async () => {
    const input = {
      ...exampleOf(publishNotice).request,
      alcance: 'todos',
      clave: randomUUID(),
      vigencia: '2099-01-01',
    }
    const answer = await ask(publishNotice, input, '100301')
    const details = { notice: fieldOf(answer, 'id'), to: 'todos', people: fieldOf(answer, 'destinatarios') }
    expect(await told()).toMatchObject([{ kind: 'notice-published', details }])
  })
})

describe('the record of refused access', () => {
  test('records attempts at desks and at other people’s documents, repeated attempts in few rows', async () => {
    const token = await openSession(server, '100101')
    for (let times = 0; times < 3; times++)
      await send(inbox.listPersonDocuments, { empleado: '100102' }, token)
    await send(files.downloadDocument, { empleado: '100102', filename: 'x.pdf' }, token)
    const actorId = await idOf('100101')
    expect(await told()).toMatchObject([
      { kind: 'access-refused', actorId, details: { operation: 'P-18' } },
      { kind: 'access-refused', actorId, details: { operation: 'P-18', times: 2 } },
      { kind: 'access-refused', actorId, details: { operation: 'DOC-09', times: 4 } },
    ])
  })

  test('records attempts of human resources to issue a password for a person with a role', async () => {
    const token = await openSession(server, '100301')
    await send(oneTime.issueOneTimePassword, { empleado: '100501' }, token)
    await send(oneTime.findForOneTimePassword, { empleado: '100401' }, token)
    const actorId = await idOf('100301')
    expect(await told()).toMatchObject([
      { kind: 'access-refused', actorId, details: { operation: 'P-13' } },
      { kind: 'access-refused', actorId, details: { operation: 'P-78' } },
    ])
  })

  test('records a wrong current password and a malicious file', async () => {
    const token = await openSession(server, '100101')
    for (let times = 0; times < 2; times++)
      await send(login.changePassword, { password: 'a guess', nuevo: 'tres lunas y un faro' }, token)
    await send(beginSecondStep, { password: 'a guess' }, token)
    const trap = Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(x)>>>>endobj\n`)
    const file = `data:application/pdf;base64,${trap.toString('base64')}`
    const paper = { empleado: '100101', idTipo: 2, filename: 'x.pdf', extension: 'pdf', file }
    await send(files.uploadDocument, { ...exampleOf(files.uploadDocument).request, ...paper }, token)
    const actorId = await idOf('100101')
    expect(await told()).toMatchObject([
      { kind: 'current-password-refused', actorId, details: { operation: login.changePassword.id } },
      {
        kind: 'current-password-refused',
        actorId,
        details: { operation: login.changePassword.id, times: 2 },
      },
      { kind: 'file-refused', actorId, details: { operation: files.uploadDocument.id } },
    ])
  })

  test('does not record an ordinary refusal', async () => {
    await ask(listEvents, { desde: '2026-02-31' }, '100401')
    await ask(files.downloadDocument, { empleado: '100101', filename: 'x.pdf' }, '100101')
    expect(await told()).toEqual([])
  })
})

test('writes an event for reading the security record, with the search', async () => {
  const persona = `u${await idOf('100102')}`
  await ask(listEvents, { persona, grupo: 'papers' }, '100401')
  expect(await told()).toMatchObject([
    { kind: 'record-read', actorId: await idOf('100401'), details: { person: persona, group: 'papers' } },
  ])
})
