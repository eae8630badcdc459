import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/login.ts'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { beginSecondStep, changeSecondStep } from '#contract/identity/second-step.ts'
import { openServices } from '#server/open-services.ts'
import { accountLetters, rateLimits } from '#server/db/schema/access.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import type { JobQueue, JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import * as owed from '#server/services/login/account-letters.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { mailTexts, secondStepTexts } from '#server/texts.ts'
import { startWork } from '#server/work.ts'
import { csvOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { codeOf } from '#tests/support/people/authenticator.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

const WORKER = '100101'
const ADMINISTRATOR = '100501'

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let mails: MailServer
  let server: TestServer
  let account: typeof users.$inferSelect
  const logged: object[] = []
  const note = (fields: object, said: string) => void logged.push({ ...fields, said })

  beforeAll(async () => {
    mails = await startMailServer()
    const log = { info: () => undefined, warn: note, error: note }
    server = withoutPace(await startServer({ database, clock, environment: { SMTP_URL: mails.url }, log }))
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
    mails.answers = 'taken'
    mails.unknown.clear()
    await server.db.delete(rateLimits)
    await server.db.delete(accountLetters)
  })

  const receivedBy = (mail: string) => mails.received.filter(({ to }) => to.includes(mail))
  async function writeAfterRestart(): Promise<void> {
    const { db, connection } = server
    const environment = server.services.environment
    const services = await openServices({ db, environment, clock, log: createLogger('silent') })
    let work: Readonly<Record<JobQueue, JobWork>> | null = null
    const jobs = { ...services.jobs, start: (_: unknown, given: typeof work) => void (work = given) }
    startWork(connection, { ...services, jobs }, clock)
    await (work as Readonly<Record<JobQueue, JobWork>> | null)?.['account-letters'](
      new AbortController().signal,
    )
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

  test('emails a former address once about the imported address, also after a kill', async () => {
    await setMail('antes@correo.example')
    await importMail('despues@correo.example')
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

  test('emails a former address again that the mail server refused for now, at most six times', async () => {
    await setMail('negado@correo.example')
    await importMail('otro@correo.example')
    mails.refuses = true
    await writeAfterRestart()
    mails.refuses = false
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
  test.each(changes)('%s: emails the owner once, after a refusal and a restart', async (what, text, act) => {
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

  test('emails the owner of a new one-time password at once, and not again', async () => {
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

  const owe = (to: string) =>
    server.db.transaction((tx) =>
      owed.queueLetter({ tx, clock, services: server.services }, account.id, {
        to,
        subject: 'Aviso',
        text: to,
      }),
    )
  const rows = () => server.db.select().from(accountLetters)
  const write = () => owed.writeAccountLetters(server)

  test('gives up an email that was refused for good, logs why, and sends the others in the same run', async () => {
    const gone = ['uno', 'dos', 'tres'].map((name) => `${name}@nadie.example`)
    for (const to of gone) {
      mails.unknown.add(to)
      await owe(to)
    }
    await owe('sigue@correo.example')
    logged.length = 0
    expect(await write()).toBeNull()
    expect(receivedBy('sigue@correo.example')).toHaveLength(1)
    expect(await rows()).toEqual([])
    const why = { said: 'an email was refused for good', reply: '550 5.1.1' }
    expect(logged).toEqual(gone.map(() => expect.objectContaining(why) as object))
    expect(JSON.stringify(logged)).not.toContain('nadie')
  })

  test('sends the others in the same run when some recipients are refused for now', async () => {
    for (const name of ['a', 'b', 'c']) await owe(`${name}@lleno.example`)
    mails.refuses = true
    await write()
    mails.refuses = false
    await owe('otra@correo.example')
    await write()
    expect(receivedBy('otra@correo.example')).toHaveLength(1)
    expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1, 1])
  })

  test('waits after three failures of the mail server itself', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await owe(`${name}@roto.example`)
    mails.answers = '451'
    expect((await write())?.getTime()).toBe(clock.now().getTime() + 10 * 60_000)
    expect((await rows()).filter(({ tries }) => tries === 1)).toHaveLength(3)
  })

  test('sends an email whose acceptance is unknown at most six times, and then logs the end', async () => {
    await owe('duda@correo.example')
    mails.answers = 'closes'
    await write()
    expect(await rows()).toHaveLength(1)
    logged.length = 0
    for (let go = 0; go < 8; go += 1) {
      pass(6 * 60 + 1)
      await write()
    }
    expect(receivedBy('duda@correo.example')).toHaveLength(6)
    expect(await rows()).toEqual([])
    expect(logged).toContainEqual({
      said: 'an email about an account was given up after its last try',
      tries: 6,
    })
  })

  test('resends an email that was sent at once and whose acceptance is unknown', async () => {
    const letter = { to: 'corte@correo.example', subject: 'Aviso', text: 'x' }
    mails.answers = 'closes'
    const { services } = server
    const made = await server.db.transaction((tx) =>
      owed.queuePendingLetter({ tx, clock, services }, account.id, letter),
    )
    owed.sendPendingLetter(server, made)
    await services.mailer.close()
    mails.answers = 'taken'
    pass(11)
    await write()
    expect(receivedBy('corte@correo.example')).toHaveLength(2)
    expect(await rows()).toEqual([])
  })

  test('keeps an email whose process is killed during the last try, and sends it', async () => {
    await owe('muerte@correo.example')
    await server.db.update(accountLetters).set({ tries: 5 })
    const { mailer, log } = server.services
    const killed = new Promise<never>(() => undefined)
    const began = new Promise<void>((resolve) => {
      const send = async () => {
        resolve()
        return killed
      }
      void owed.writeAccountLetters({
        ...server,
        services: { mailer: { ...mailer, isReady: true, send }, log },
      })
    })
    await began
    expect(await rows()).toMatchObject([{ tries: 6 }])
    pass(6 * 60 + 1)
    expect(await write()).toBeNull()
    expect(receivedBy('muerte@correo.example')).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('sends an email that a fast clock postponed, once the clock is corrected', async () => {
    await owe('reloj@correo.example')
    await server.db
      .update(accountLetters)
      .set({ dueAt: new Date(clock.now().getTime() + 365 * 24 * 3_600_000) })
    expect(await write()).toBeNull()
    expect(receivedBy('reloj@correo.example')).toHaveLength(1)
  })

  test('plans each retry from the time of its own try', async () => {
    for (const name of ['a', 'b']) await owe(`${name}@lento.example`)
    const start = clock.now().getTime()
    const { mailer, log } = server.services
    const send = async () => {
      pass(1)
      return 'delayed' as const
    }
    await owed.writeAccountLetters({
      ...server,
      services: { mailer: { ...mailer, isReady: true, send }, log },
    })
    const due = (await rows()).map(({ dueAt }) => (dueAt.getTime() - start) / 60_000)
    expect(due.toSorted((one, other) => one - other)).toEqual([10, 11])
  })

  test('queues an email in a queue that no earlier version of the server processes', async () => {
    const { services } = server
    const queued: string[] = []
    const jobs = { ...services.jobs, add: async (_: unknown, queue: string) => void queued.push(queue) }
    const letter = { to: 'cola@correo.example', subject: 'Aviso', text: 'x' }
    const context = { clock, services: { ...services, jobs } }
    await server.db.transaction(async (tx) => {
      await owed.queueLetter({ tx, ...context }, account.id, letter)
      await owed.queuePendingLetter({ tx, ...context }, account.id, letter)
    })
    expect(queued).toEqual(['account-letters', 'account-letters'])
  })
})
