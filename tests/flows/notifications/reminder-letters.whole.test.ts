import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import { addDays } from '#domain/time/dates.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees, users } from '#server/db/schema/people.ts'
import * as tables from '#server/db/schema/temporary-staff.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR } from '#tests/support/server/evaluating.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { recordStatements } from '#tests/support/server/databases/recorded-statements.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

/** Tests TMP-18 and P-122, also while the mail server is down. */

let server: TestServer
let mails: MailServer
let on: Evaluating

beforeAll(async () => {
  mails = await startMailServer()
  const environment = { SMTP_URL: mails.url, PUBLIC_URL: 'https://turno.example' }
  server = withoutPace(await startServer({ database: databases.at(-1) ?? 'pglite', environment }))
  on = evaluateOn(server)
  // Closes the demo's pending approvals, which would cause other emails.
  await server.db
    .update(approvals)
    .set({ state: 'withdrawn', decidedAt: server.clock.now() })
    .where(eq(approvals.state, 'waiting'))
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})
beforeEach(async () => {
  mails.refuses = false
  await server.db.delete(rateLimits)
  await server.db.delete(tables.evaluationSurveys)
})

const write = () => writeLetters({ db: server.db, clock: server.clock, services: server.services })
const pass = (minutes: number) => server.clock.advance(minutes * 60_000)
const giveMail = async (number: string, mail: string) => {
  const { userId } = await findPerson(server, number)
  await server.db.update(users).set({ mail }).where(eq(users.id, userId))
}
const receivedBy = (mail: string) => mails.received.filter(({ to }) => to.includes(mail))
const remind = async (numeros?: string[]) =>
  on.said(evaluations.remindPending, numeros ? { numeros } : {}, HR)

test('retries an email that was not accepted, and never after it was accepted', async () => {
  await giveMail('100102', 'dos@turno.example')
  await on.evaluated('100223')
  mails.refuses = true
  expect(await remind(['100102'])).toEqual({ status: 'OK', enviados: 1, sinCorreo: 0, yaHoy: 0 })
  expect((await write())?.getTime()).toBeGreaterThan(server.clock.now().getTime())
  mails.refuses = false
  expect(receivedBy('dos@turno.example')).toHaveLength(0)
  pass(11)
  expect(await write()).toBeNull()
  expect(receivedBy('dos@turno.example')).toHaveLength(1)
  expect(receivedBy('dos@turno.example')[0]?.text).toContain('https://turno.example/#/Evaluaciones')
  pass(24 * 60)
  expect(await write()).toBeNull()
  expect(receivedBy('dos@turno.example')).toHaveLength(1)
})

test('sends an email that only the database holds, as after a restart', async () => {
  await giveMail('100102', 'muerte@turno.example')
  await on.evaluated('100224')
  await remind(['100102'])
  expect(receivedBy('muerte@turno.example')).toHaveLength(0)
  expect(await write()).toBeNull()
  expect(receivedBy('muerte@turno.example')).toHaveLength(1)
})

test('drops the emails to people who answered, and gives up after repeated failures', async () => {
  await giveMail('100101', 'uno@turno.example')
  await giveMail('100102', 'tres@turno.example')
  const id = await on.evaluated('100225')
  mails.refuses = true
  await remind(['100101', '100102'])
  await write()
  await on.answer(id, '100101')
  for (let go = 0; go < 12; go += 1) {
    pass(6 * 60 + 1)
    await write()
  }
  mails.refuses = false
  pass(7 * 60)
  expect(await write()).toBeNull()
  expect(receivedBy('uno@turno.example')).toHaveLength(0)
  expect(receivedBy('tres@turno.example')).toHaveLength(0)
  expect(await server.db.select().from(tables.reminderLetters)).toEqual([])
})

test('sends an email that a fast clock postponed, once the clock is corrected', async () => {
  await giveMail('100102', 'reloj@turno.example')
  await on.evaluated('100224')
  await remind(['100102'])
  const late = new Date(server.clock.now().getTime() + 365 * 24 * 60 * 60_000)
  await server.db.update(tables.reminderLetters).set({ dueAt: late })
  expect(await write()).toBeNull()
  expect(receivedBy('reloj@turno.example')).toHaveLength(1)
})

test('keeps an email whose process is killed during the last try', async () => {
  await giveMail('100102', 'ultima@turno.example')
  await on.evaluated('100224')
  await remind(['100102'])
  await server.db.update(tables.reminderLetters).set({ tries: 5 })
  const { mailer } = server.services
  await new Promise<void>((resolve) => {
    const send = () => {
      resolve()
      return new Promise<never>(() => undefined)
    }
    const services = { ...server.services, mailer: { ...mailer, isReady: true, send } }
    void writeLetters({ db: server.db, clock: server.clock, services })
  })
  pass(6 * 60 + 1)
  expect(await write()).toBeNull()
  expect(receivedBy('ultima@turno.example')).toHaveLength(1)
})

test('says in one email how many evaluations are missing and when they were due', async () => {
  await giveMail('100102', 'varias@turno.example')
  await on.evaluated('100223')
  const other = await on.evaluated('100224')
  const day = addDays(on.today(), -3)
  await server.db
    .update(tables.evaluations)
    .set({ dueDate: day })
    .where(eq(tables.evaluations.staffId, other))
  await remind(['100102'])
  await write()
  const [{ text } = { text: '' }] = receivedBy('varias@turno.example')
  expect(text).toContain('Te faltan 2 evaluaciones 360.')
  expect(text).toContain(`Venció el ${day.split('-').toReversed().join('/')}`)
  expect(text).not.toContain('Contesta a más tardar el')
})

test('reminds each person once a day, also with two simultaneous requests', async () => {
  await giveMail('100102', 'ambas@turno.example')
  await on.evaluated('100225')
  const both = await Promise.all([remind(), remind()])
  const told = both.map(({ enviados, sinCorreo }) => Number(enviados) + Number(sinCorreo))
  expect(told.filter((count) => count > 0)).toHaveLength(1)
  await write()
  expect(await remind()).toMatchObject({ enviados: 0, sinCorreo: 0 })
  expect(await write()).toBeNull()
  expect(receivedBy('ambas@turno.example')).toHaveLength(1)
  const { userId } = await findPerson(server, '100102')
  const bell = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'survey-waiting')))
  expect(bell.filter(({ key }) => key.endsWith(on.today()))).not.toEqual([])
})

test('uses no more statements for many people than for few', async () => {
  const id = await on.evaluated('100223')
  const statementsOf = async () => (await recordStatements(() => remind())).length
  const few = await statementsOf()
  const people = await server.db.select({ id: employees.id }).from(employees)
  await server.db
    .insert(tables.evaluationSurveys)
    .values(
      people.map((person) => ({ staffId: id, revision: 1, evaluatorId: person.id, kind: 'Par' as const })),
    )
    .onConflictDoNothing()
  pass(24 * 60)
  const answers: unknown[] = []
  const many = await recordStatements(async () => answers.push(await remind()))
  expect(answers).toEqual([expect.objectContaining({ status: 'OK' })])
  expect(many.length).toBeLessThanOrEqual(few)
})
