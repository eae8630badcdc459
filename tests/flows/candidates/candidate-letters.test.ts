import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCandidateLink } from '#contract/jobs/candidate-links.ts'
import { linkCandidate, readOffer, sendOffer } from '#contract/jobs/candidates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { candidates } from '#server/db/schema/candidates.ts'
import { users } from '#server/db/schema/people.ts'
import { tables } from '#server/db/schema/tables.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { HR, type Recruiting, recruitOn } from '#tests/support/server/recruiting.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Tests P-112 and P-113 while the mail server is unavailable. */

let server: TestServer
let mails: MailServer
let on: Recruiting
const logged: string[] = []

beforeAll(async () => {
  mails = await startMailServer()
  const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://turno.example' }
  const note = (_fields: object, text: string) => void logged.push(text)
  const log = { info: note, warn: note, error: note }
  server = withoutPace(await startServer({ database: databases.at(-1) ?? 'pglite', environment, log }))
  on = await recruitOn(server)
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

const write = () => writeLetters({ db: server.db, clock: server.clock, services: server.services })

test('retries an email to a candidate with a valid link, and sends none after it was accepted', {
  tags: ['whole'],
}, async () => {
  const id = await on.authorize({ correo: 'lena@mora.example' })
  // Withdraws the pending approvals so that their emails do not interfere.
  await server.db
    .update(approvals)
    .set({ state: 'withdrawn', decidedAt: server.clock.now() })
    .where(eq(approvals.state, 'waiting'))
  await server.db.delete(rateLimits)
  const sentBefore = mails.received.length
  mails.refuses = true
  await on.served(linkCandidate, { id, para: 'registro', correo: true })
  await expect.poll(() => logged).toContain('an email could not be sent')
  mails.refuses = false
  expect((await write())?.getTime()).toBeGreaterThan(server.clock.now().getTime())
  expect(mails.received).toHaveLength(sentBefore)

  server.clock.advance(11 * 60_000)
  expect(await write()).toBeNull()
  expect(mails.received).toHaveLength(sentBefore + 1)
  const { text, to } = mails.received.at(-1) ?? { text: '', to: [] }
  expect(to).toEqual(['lena@mora.example'])
  const key = on.keyOf(/turno\.example\/(#\S+)/.exec(text)?.[1] ?? '')
  expect((await on.call(readCandidateLink, { key })).body).toMatchObject({ status: 'OK', clase: 'registro' })

  server.clock.advance(24 * 60 * 60_000)
  expect(await write()).toBeNull()
  expect(mails.received).toHaveLength(sentBefore + 1)
})

test('sends an email to a candidate that a fast clock postponed', { tags: ['whole'] }, async () => {
  const id = await on.authorize({ correo: 'reloj@mora.example' })
  await server.db.delete(rateLimits)
  mails.refuses = true
  await on.served(linkCandidate, { id, para: 'registro', correo: true })
  await server.services.mailer.close()
  mails.refuses = false
  const late = new Date(server.clock.now().getTime() + 7 * 24 * 60 * 60_000)
  await server.db.update(tables.candidateLinks).set({ letterDueAt: late })
  await write()
  expect(mails.received.at(-1)?.to).toEqual(['reloj@mora.example'])
})

test('emails an offer to an employee only at the account’s address, and not within a week of its change', async () => {
  const id = await on.authorize({ correo: 'antes@mora.example' })
  const { userId } = await findPerson(server, '100102')
  await server.db.update(candidates).set({ accountId: userId }).where(eq(candidates.id, id))
  const account = eq(users.id, userId)
  const [former] = await server.db.select().from(users).where(account)
  const setMail = (mail: string, mailChangedAt: Date | null) =>
    server.db.update(users).set({ mail, mailChangedAt }).where(account)
  await server.db.delete(rateLimits)
  await setMail('nuevo@mora.example', server.clock.now())
  const offerId = await on.offerIdOf(id)
  const input = { id: offerId, ...on.terms(), correo: true }
  expect(on.messageOf(await on.call(sendOffer, input, HR))).toMatch(/no tiene correo/)
  expect(fieldOf(await on.served(readOffer, { id: offerId }), 'oferta')).toMatchObject({ correo: '' })
  await setMail('nuevo@mora.example', null)
  mails.refuses = true
  await on.served(sendOffer, input)
  await server.services.mailer.close()
  mails.refuses = false
  await setMail('otro@mora.example', server.clock.now())
  server.clock.advance(11 * 60_000)
  await write()
  const isTo = (mail: string) => mails.received.some(({ to }) => to.includes(mail))
  for (const mail of ['antes', 'nuevo', 'otro']) expect(isTo(`${mail}@mora.example`)).toBe(false)
  await setMail('otro@mora.example', null)
  await on.served(linkCandidate, { id, para: 'oferta', correo: true })
  await server.services.mailer.close()
  expect(isTo('otro@mora.example')).toBe(true)
  await setMail(former?.mail ?? '', null)
})
