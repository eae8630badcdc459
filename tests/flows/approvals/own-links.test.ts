import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RequestableDetails } from '#contract/approvals/approval-details.ts'
import { askApproval } from '#contract/approvals/approval-asking.ts'
import { decideByLink, makeLink, readLink } from '#contract/approvals/approval-links.ts'
import { changePassword, closeOtherSessions, signOut } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { renewToken } from '#contract/protocol/general.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { rateLimits, sessions } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const ASKER = '100201'
const APPROVER = '100301'
const ADMINISTRATOR = '100501'
const MAIL = 'maricela@empresa.example'
const ENDED = { status: 'NOVIGENTE' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let mails: MailServer
  let session = ''
  let asked = 0
  let account: typeof users.$inferSelect

  beforeAll(async () => {
    mails = await startMailServer()
    const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://turno.example' }
    server = withoutPace(await startServer({ database, environment }))
    const { userId } = await findPerson(server, APPROVER)
    await server.db.update(users).set({ mail: MAIL }).where(eq(users.id, userId))
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    if (!row) throw new Error('the approver has no account')
    account = row
  })
  afterAll(async () => {
    await server.services.mailer.close()
    await server.stop()
    await mails.stop()
  })
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(approvals)
    session = await openSession(server, APPROVER)
  })

  const send = (operation: AnyOperation, input: object, token: string) =>
    sendOperation(server, operation, input, token)
  async function askFor(): Promise<number> {
    asked += 1
    const solicitud: RequestableDetails = {
      clase: 'vacante',
      razon: 'Reemplazo',
      lugares: 1,
      puesto: `P${asked}`,
    }
    const token = await openSession(server, ASKER)
    return Number(fieldOf(await send(askApproval, { solicitud, operacion: `own-${asked}` }, token), 'id'))
  }
  const keyOf = (text: string) => /#\/\w+\/([\w-]{43})(\/|$)/m.exec(text)?.[1] ?? ''
  async function makeKey(id: number): Promise<string> {
    const answer = await send(makeLink, { id }, session)
    expect(answer.body).toMatchObject({ status: 'OK', accion: 'decidir' })
    return keyOf(String(fieldOf(answer, 'enlace')))
  }
  /** Emails the approver about their items; skips notices of a new password. @returns the link's key */
  async function mailedKey(): Promise<string> {
    await writeLetters(server)
    for (;;) {
      const key = keyOf(/turno\.example\/(#\S+)/.exec((await mails.next()).text)?.[1] ?? '')
      if (key !== '') return key
    }
  }
  const read = async (key: string) => (await send(readLink, { key }, '')).body
  const decide = async (key: string) => (await send(decideByLink, { key, decision: 'autorizar' }, '')).body
  const stateOf = async (id: number) =>
    (await server.db.select().from(approvals).where(eq(approvals.id, id)))[0]?.state
  async function restore(): Promise<void> {
    const { passwordHash, mustChangePassword, oneTimeUntil, oneTimeUsedAt } = account
    const fields = { passwordHash, mustChangePassword, oneTimeUntil, oneTimeUsedAt }
    await server.db.update(users).set(fields).where(eq(users.id, account.id))
  }

  const said = async (operation: AnyOperation, input: object, token: string): Promise<unknown> => {
    const answer = await send(operation, input, token)
    return answer.body === 'OK' ? 'OK' : fieldOf(answer, 'status')
  }
  const expire = async () => {
    const expiresAt = new Date(server.clock.now().getTime() - 1000)
    await server.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, account.id))
    return 'OK'
  }
  const ends: [string, () => Promise<unknown>][] = [
    ['the end of other sessions, by the device that made it', () => said(closeOtherSessions, {}, session)],
    [
      'the end of other sessions, by another device',
      async () => said(closeOtherSessions, {}, await openSession(server, APPROVER)),
    ],
    ['sign-out', () => said(signOut, {}, session)],
    ['the expiry of the session', expire],
    [
      'a new password',
      () => said(changePassword, { password: DEMO_PASSWORD, nuevo: 'Nube-Faro-Roble-71' }, session),
    ],
    [
      'a one-time password, once its owner has chosen another',
      async () => {
        const token = await openSession(server, ADMINISTRATOR)
        const answer = await said(issueOneTimePassword, { empleado: APPROVER }, token)
        await restore()
        return answer
      },
    ],
  ]
  test.each(ends)('ends an approver’s own link after %s, but keeps an emailed link', async (_what, end) => {
    const id = await askFor()
    const mailed = await mailedKey()
    const own = await makeKey(id)
    expect(await read(own)).toMatchObject({ status: 'OK', accion: 'decidir' })
    expect(await end()).toBe('OK')
    expect(await read(own)).toMatchObject(ENDED)
    expect(await decide(own)).toMatchObject(ENDED)
    expect(await stateOf(id)).toBe('waiting')
    expect(await decide(mailed)).toMatchObject({ status: 'OK', estado: 'authorized' })
    await restore()
  })

  test('emails an approver who made their own link before the email was due', async () => {
    const id = await askFor()
    const own = await makeKey(id)
    await said(signOut, {}, session)
    expect(await read(own)).toMatchObject(ENDED)
    expect(await decide(await mailedKey())).toMatchObject({ status: 'OK', estado: 'authorized' })
    await restore()
  })

  test('keeps an approver’s own link after the session is renewed and another device signs out', async () => {
    const id = await askFor()
    const own = await makeKey(id)
    const renewed = String(fieldOf(await send(renewToken, {}, session), 'token'))
    await send(signOut, {}, await openSession(server, APPROVER))
    expect((await send(makeLink, { id }, renewed)).body).toMatchObject({ status: 'OK' })
    expect(await decide(own)).toMatchObject({ status: 'OK', estado: 'authorized' })
  })
})
