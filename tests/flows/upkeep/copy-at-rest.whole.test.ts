import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/imports/people-import.ts'
import { readHealth, releaseCopy } from '#contract/portal-health/portal-health.ts'
import { isAtRest, markAtRest } from '#server/db/copy-at-rest.ts'
import { connect } from '#server/db/connect.ts'
import { pushSends, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { loadSecret } from '#server/crypto/secret.ts'
import { readEnvironment } from '#server/environment.ts'
import type { JobQueue, JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import { healthTexts } from '#server/services/portal-health/texts.es.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'
import { examine } from '#server/upkeep/doctor-command.ts'
import { doctorTexts } from '#server/upkeep/doctor-texts.es.ts'
import { runRestore } from '#server/upkeep/restore-command.ts'
import { restoreTexts } from '#server/upkeep/texts.es.ts'
import { startWork } from '#server/work.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { createStillClock, noon } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type MailServer, startMailServer } from '#tests/support/server/network/smtp.ts'

let root: string
let mails: MailServer
let server: TestServer
let work: Readonly<Record<JobQueue, JobWork>>
const clock = createStillClock(noon())
const at = (name: string) => join(root, name)
const ending = new AbortController().signal

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'turno-rest-'))
  mkdirSync(at('data'))
  mkdirSync(at('folder/personas'), { recursive: true })
  mails = await startMailServer()
  const environment = {
    DATA_DIR: at('data'),
    SMTP_URL: mails.url,
    PUBLIC_URL: 'https://portal.example',
    IMPORT_FOLDER: at('folder'),
  }
  server = withoutPace(await startServer({ database: 'pglite', clock, environment }))
  const pushSender = {
    ...server.services.pushSender,
    send: async () => {
      pushed += 1
      return { kind: 'sent', status: 201 } as const
    },
  }
  const jobs = { ...server.services.jobs, start: (_: unknown, given: typeof work) => void (work = given) }
  startWork(server.connection, { ...server.services, pushSender, jobs }, clock)
  pushed = 0
})
afterEach(async () => {
  await server.stop()
  await mails.stop()
  rmSync(root, { recursive: true, force: true })
})
let pushed = 0

async function prepare(): Promise<void> {
  const hands = peopleImportActions(server)
  const row = rowOf(inventPerson(1, { department: 'D070' }), { mail: 'nueva@correo.example' })
  const run = await hands.run((await hands.check(csvOf([HEADINGS, row]))).id)
  expect(await hands.said(contract.mailOpeningPasswords, { id: run.id, departamento: 'D070' })).toBe('OK')
  const { userId } = await findPerson(server, '100101')
  const [device] = await server.db
    .insert(pushSubscriptions)
    .values({ userId, endpoint: 'https://push.example/rest', p256dh: 'x', auth: 'x', createdAt: clock.now() })
    .returning({ id: pushSubscriptions.id })
  const day = new Date(clock.now().getTime() + 24 * 60 * 60_000)
  await server.db
    .insert(pushSends)
    .values({ subscriptionId: device?.id ?? 0, kind: 'own-data-ready', dueAt: clock.now(), endsAt: day })
  writeFileSync(at('folder/nomina.xml'), '<x/>')
  writeFileSync(at('folder/personas/personal.csv'), csvOf([HEADINGS, row]))
}

/** Import jobs run twice, because a file is taken only at the second check. */
async function turn(): Promise<Record<string, unknown>> {
  for (const queue of ['push', 'letters', 'people', 'payroll', 'people', 'payroll'] as const)
    await work[queue](ending)
  return {
    letters: mails.received.filter(({ to }) => to.includes('nueva@correo.example')).length,
    pushed,
    folder: ['nomina.xml', 'personas/personal.csv'].filter((name) => existsSync(at(`folder/${name}`))).length,
  }
}

test('an inactive copy sends and imports nothing, and everything once it is released', async () => {
  await prepare()
  markAtRest({ dataDir: at('data') })
  server.services.mailer.post({ to: 'nueva@correo.example', subject: 'x', text: 'x' })
  expect(server.services.mailer.isReady).toBe(false)
  expect(await turn()).toEqual({ letters: 0, pushed: 0, folder: 2 })
  expect(readdirSync(at('folder')).toSorted()).toEqual(['nomina.xml', 'personas'])
  const administrator = await openSession(server, '100501')
  const health = () => sendOperation(server, readHealth, { dias: 7 }, administrator)
  expect((await health()).body).toMatchObject({ enReposo: true })
  const press = async () => sendOperation(server, releaseCopy, {}, administrator)
  expect(fieldOf(await press(), 'status')).toBe('OK')
  expect((await health()).body).not.toHaveProperty('enReposo')
  expect(fieldOf(await press(), 'message')).toBe(healthTexts.notAtRest)
  const told = await server.db.select().from(securityEvents).where(eq(securityEvents.kind, 'copy-released'))
  expect(told).toHaveLength(1)
  expect(await turn()).toEqual({ letters: 1, pushed: 1, folder: 0 })
})

test('a restored copy is inactive; doctor reports that, and a command releases the copy', async () => {
  const key = await generateX25519Identity()
  writeFileSync(at('key'), key)
  const run = async (command: typeof runBackup, args: string[], folder: string) => {
    const lines: string[] = []
    const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
    return { code: await command(args, { DATA_DIR: at(folder) }, terminal), said: lines.join('\n') }
  }
  const source = readEnvironment({ DATA_DIR: at('source') })
  loadSecret(source)
  await (await connect(source, createLogger('silent'))).close()
  expect((await run(runBackup, [at('to'), '--para', await identityToRecipient(key)], 'source')).code).toBe(0)
  const said = async (folder: string) =>
    (await examine({ DATA_DIR: at(folder) })).find(({ what }) => what === 'rest')
  expect(await said('source')).toMatchObject({ state: 'good' })
  const restored = await run(runRestore, [at('to'), '--llave', at('key')], 'copy')
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(restoreTexts.atRest) })
  expect(isAtRest({ dataDir: at('copy') })).toBe(true)
  expect(isAtRest({ dataDir: at('source') })).toBe(false)
  expect(await said('copy')).toMatchObject({
    state: 'note',
    text: doctorTexts.atRest,
    todo: doctorTexts.release,
  })
  expect(await run(runRestore, ['--liberar'], 'copy')).toEqual({ code: 0, said: restoreTexts.released })
  expect(await said('copy')).toMatchObject({ state: 'good' })
  expect(await run(runRestore, ['--liberar'], 'copy')).toEqual({ code: 0, said: restoreTexts.notAtRest })
})
