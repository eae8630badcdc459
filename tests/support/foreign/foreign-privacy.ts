import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as privacy from '#contract/privacy/privacy.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import { askPrivacyRight } from '#contract/privacy/privacy-right-ask.ts'
import * as rights from '#contract/privacy/privacy-rights.ts'
import { tables } from '#server/db/schema/tables.ts'
import { hashToken } from '#server/identity/token.ts'
import { exampleOf } from '../server/examples.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf, sendOperation } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { expectForbidden } from './only-human-resources.ts'

const NO_ADMINISTRATORS = ['100101', '100201', '100301', '100401', '100601', 'candidato', 'externo']
const NO_RIGHTS_DESK = ['100101', '100102', '100201', '100401', '100601', 'candidato', 'externo']

/** Rows of foreign-ids.ts for personal data, ARCO requests and the privacy notice. */

const { personalExportPieces, personalExports, privacyRequests } = tables
const ATTACKERS = ['100101', '100201', '100301', '100401', '100501']
const KEY = 'a key that somebody has overheard'

const ofOther = (operation: AnyOperation, input: object) => async (server: TestServer) => {
  const { userId } = await findPerson(server, '100102')
  const now = server.clock.now()
  const later = new Date(now.getTime() + 3_600_000)
  const key = await server.services.files.keep(Buffer.from('PK of somebody'), now)
  const [made] = await server.db
    .insert(personalExports)
    .values({
      userId,
      state: 'ready',
      askedAt: now,
      readyAt: now,
      endsAt: later,
      keyHash: hashToken(KEY),
      keyUntil: later,
    })
    .returning({ id: personalExports.id })
  const id = made?.id ?? 0
  await server.db.insert(personalExportPieces).values({ exportId: id, number: 1, fileKey: key, bytes: 14 })
  for (const login of ATTACKERS) {
    const attacker = await findPerson(server, login)
    const { sessions } = server.services
    const { token } = await server.db.transaction((tx) =>
      sessions.open(tx, attacker.userId, server.clock.now(), { device: 'personal' }),
    )
    const answers = [id, 987_654].map((each) =>
      sendOperation(server, operation, { ...input, id: each }, token),
    )
    const [own, unknown] = await Promise.all(answers)
    expect([login, own?.body]).toEqual([login, unknown?.body])
    expect(own?.body).toMatchObject({ status: 'ERROR' })
  }
  await server.db.delete(personalExports)
}

const onlyAdministrator = (operation: AnyOperation) => async (server: TestServer) => {
  await expectForbidden(server, operation, exampleOf(operation).request, NO_ADMINISTRATORS)
}

const SECRET = 'SECRETO-DEL-OTRO: corrijan mi domicilio.'

const askAs = (server: TestServer, login: string, input: object = {}) =>
  sendAs(server, askPrivacyRight, { derecho: 'rectificacion', texto: SECRET, ...input }, login)

async function rightForOther(server: TestServer): Promise<void> {
  const { employeeId } = await findPerson(server, '100102')
  const folio = Number(fieldOf(await askAs(server, '100101', { persona: '100102', employeeId }), 'folio'))
  const [row] = await server.db.select().from(privacyRequests).where(eq(privacyRequests.id, folio))
  expect(row?.employeeId).toBe((await findPerson(server, '100101')).employeeId)
  await server.db.delete(privacyRequests)
}

async function rightsOfOther(server: TestServer): Promise<void> {
  await askAs(server, '100102')
  for (const login of ATTACKERS) {
    const answer = await sendAs(server, rights.listOwnRights, { persona: '100102' }, login)
    expect(JSON.stringify(answer.body)).not.toContain(SECRET)
  }
  const own = await sendAs(server, rights.listOwnRights, {}, '100102')
  expect(JSON.stringify(own.body)).toContain(SECRET)
  await server.db.delete(privacyRequests)
}

const onlyDesk = (operation: AnyOperation) => async (server: TestServer) => {
  const folio = Number(fieldOf(await askAs(server, '100102'), 'folio'))
  const input = { ...(exampleOf(operation).request as object), ...(operation.id === 'P-263' && { folio }) }
  await expectForbidden(server, operation, input, NO_RIGHTS_DESK)
  expect(fieldOf(await sendAs(server, operation, input, '100301'), 'status')).toBe('OK')
  await server.db.delete(privacyRequests)
}

export const foreignPrivacy = {
  'P-215': 'takes no ids',
  'P-216': 'takes no ids',
  'P-217': ofOther(privacy.openOwnData, { password: 'Portal.2026' }),
  'P-218': ofOther(privacy.readOwnDataPiece, { llave: KEY, parte: 1 }),
  'P-219': 'takes no ids',
  'P-220': 'takes no ids',
  'P-221': 'takes no ids',
  'P-222': onlyAdministrator(desk.listPrivacyNotices),
  'P-223': onlyAdministrator(desk.publishPrivacyNotice),
  'P-224': onlyAdministrator(desk.readRetention),
  'P-225': onlyAdministrator(desk.previewRetention),
  'P-226': onlyAdministrator(desk.setRetention),
  'P-239': onlyAdministrator(desk.listHolds),
  'P-240': onlyAdministrator(desk.holdPerson),
  'P-241': onlyAdministrator(desk.endHold),
  'P-260': rightForOther,
  'P-261': rightsOfOther,
  'P-262': onlyDesk(rights.listRights),
  'P-263': onlyDesk(rights.answerRight),
  'P-264': onlyAdministrator(rights.exportRightsChain),
  'P-265': 'takes no ids',
} as const
