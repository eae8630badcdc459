import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { beginSecondStep, changeSecondStep } from '#contract/identity/second-step.ts'
import { openServices } from '#server/open-services.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import type { JobQueue, JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { mailTexts, secondStepTexts } from '#server/texts.ts'
import { startWork } from '#server/work.ts'
import { csvOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/smtp.ts'

/** Emails about changes of an account survive a killed server and a mail server that refuses them. */

const WORKER = '100101'
const ADMINISTRATOR = '100501'

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let mails: MailServer
  let server: TestServer
  let account: typeof users.$inferSelect

  beforeAll(async () => {
    mails = await startMailServer()
    server = withoutPace(await startServer({ database, clock, environment: { SMTP_URL: mails.url } }))
    await server.db.delete(approvals)
    const { userId } = await findPerson(server, WORKER)
    const [row] = await server.db.select().from(users).where(eq(users.id, userId))
    if (!row) throw new Error('the worker has no account')
    account = row
  })
  afterAll(async () => {
    await server.services.mailer.close()
    await server.stop()
    await mails.stop()
  })
  beforeEach(async () => {
    mails.refuses = false
    await server.db.delete(rateLimits)
  })

  const receivedBy = (mail: string) => mails.received.filter(({ to }) => to.includes(mail))
  /** Runs the letters job of a server that has just been started on the same database. */
  async function writeAfterRestart(): Promise<void> {
    const { db, connection } = server
    const environment = server.services.environment
    const services = await openServices({ db, environment, clock, log: createLogger('silent') })
    let work: Readonly<Record<JobQueue, JobWork>> | null = null
    const jobs = { ...services.jobs, start: (_: unknown, given: typeof work) => void (work = given) }
    startWork(connection, { ...services, jobs }, clock)
    await (work as Readonly<Record<JobQueue, JobWork>> | null)?.letters(new AbortController().signal)
    await services.mailer.close()
  }
  const pass = (minutes: number) => clock.advance(minutes * 60_000)
  const importMail = async (correo: string) => {
    const hands = peopleImportActions(server)
    const [row] = await server.db.select().from(users).where(eq(users.id, account.id))
    const rows = [
      ['NUMERO', 'NOMBRE COMPLETO', 'CORREO'],
      [WORKER, row?.name ?? '', correo],
    ]
    await hands.run((await hands.check(csvOf(rows))).id)
  }
  const setMail = (mail: string) => server.db.update(users).set({ mail }).where(eq(users.id, account.id))

  test('tells a former address of an imported one after a kill, once', async () => {
    await setMail('antes@correo.example')
    await importMail('despues@correo.example')
    // Only the database holds the email at this point.
    expect(receivedBy('antes@correo.example')).toHaveLength(0)
    await writeAfterRestart()
    expect(receivedBy('antes@correo.example')).toMatchObject([
      { text: expect.stringContaining(mailTexts.mailChanged.trim()) as string },
    ])
    pass(24 * 60)
    await writeAfterRestart()
    expect(receivedBy('antes@correo.example')).toHaveLength(1)
    expect(receivedBy('despues@correo.example')).toHaveLength(0)
  })

  test('tells a former address again that the mail server refused, at most six times', async () => {
    await setMail('negado@correo.example')
    await importMail('otro@correo.example')
    mails.refuses = true
    await writeAfterRestart()
    mails.refuses = false
    // No copy of the server retries before the due time.
    await writeAfterRestart()
    expect(receivedBy('negado@correo.example')).toHaveLength(0)
    pass(11)
    await writeAfterRestart()
    await writeAfterRestart()
    expect(receivedBy('negado@correo.example')).toHaveLength(1)

    await setMail('nunca@correo.example')
    await importMail('uno-mas@correo.example')
    mails.refuses = true
    for (let go = 0; go < 8; go += 1) {
      await writeAfterRestart()
      pass(6 * 60 + 1)
    }
    mails.refuses = false
    await writeAfterRestart()
    expect(receivedBy('nunca@correo.example')).toHaveLength(0)
  })

  const changes: [string, string, () => Promise<unknown>][] = [
    [
      'one’s own new password',
      mailTexts.passwordChanged,
      async () =>
        fieldOf(
          await sendOperation(
            server,
            changePassword,
            { password: DEMO_PASSWORD, nuevo: 'Nube-Faro-Roble-71' },
            await openSession(server, WORKER),
          ),
          'status',
        ),
    ],
    [
      'a one-time password',
      mailTexts.passwordChanged,
      async () =>
        fieldOf(
          await sendOperation(
            server,
            issueOneTimePassword,
            { empleado: WORKER },
            await openSession(server, ADMINISTRATOR),
          ),
          'status',
        ),
    ],
    [
      'a second step',
      secondStepTexts.told.set,
      async () => {
        const token = await openSession(server, WORKER)
        const begun = await sendOperation(server, beginSecondStep, { password: DEMO_PASSWORD }, token)
        const codigo = codeOf(String(fieldOf(begun, 'llave')), clock.now())
        const input = { accion: 'activar', password: DEMO_PASSWORD, codigo }
        return fieldOf(await sendOperation(server, changeSecondStep, input, token), 'status')
      },
    ],
  ]
  test.each(changes)('tells the owner of %s once, after a refusal and a restart', async (what, text, act) => {
    const { passwordHash, mustChangePassword, oneTimeUntil } = account
    await server.db
      .update(users)
      .set({ passwordHash, mustChangePassword, oneTimeUntil, mailChangedAt: null })
      .where(eq(users.id, account.id))
    const mail = `${what.replaceAll(/\W+/g, '-')}@correo.example`
    await setMail(mail)
    mails.refuses = true
    expect(await act()).toBe('OK')
    await server.services.mailer.close()
    mails.refuses = false
    expect(receivedBy(mail)).toHaveLength(0)
    pass(11)
    await writeAfterRestart()
    await writeAfterRestart()
    expect(receivedBy(mail)).toMatchObject([{ text: expect.stringContaining(text.trim()) as string }])
  })

  test('tells the owner at once, and not again', async () => {
    const { passwordHash } = account
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, account.id))
    await setMail('pronto@correo.example')
    const token = await openSession(server, ADMINISTRATOR)
    const issued = await sendOperation(server, issueOneTimePassword, { empleado: WORKER }, token)
    expect(issued.body).toMatchObject({ status: 'OK' })
    await expect.poll(() => receivedBy('pronto@correo.example')).toHaveLength(1)
    await server.services.mailer.close()
    pass(24 * 60)
    await writeAfterRestart()
    expect(receivedBy('pronto@correo.example')).toHaveLength(1)
  })
})
