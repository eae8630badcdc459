import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { transportTexts as texts } from '#server/texts.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { seededPostgres } from '#tests/support/server/databases/database.ts'
import type { TestDatabase } from '#tests/support/server/databases/postgres.ts'
import { killProcesses, type ServerProcess, startProcess } from '#tests/support/server/server-process.ts'

/**
 * A newer program starts beside a serving program, and its migration is slow (docs/upkeep.md, "Versions"). The
 * migration waits until the test releases the advisory lock GATE. The tests need PostgreSQL, because the
 * embedded database belongs to one process.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const SECRET_KEY = 'the same on every copy of this server'
const GATE = 4711
const PATIENCE_MS = 500
const WHEN = 9_999_999_999_999
/** Locks `users` until the migration ends, so that sign-ins exceed the statement timeout. */
const SLOW = `alter table "users" add column "of_tomorrow" text;
--> statement-breakpoint
select pg_advisory_xact_lock(${GATE});`

const folders: string[] = []
let newer = ''
let database: TestDatabase
let client: Client
let serving: ServerProcess

beforeAll(async () => {
  newer = newFolder()
  for (const part of ['dist-server', 'server/db/migrations', 'package.json'])
    cpSync(join(root, part), join(newer, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(newer, 'node_modules'))
  const migrations = join(newer, 'server/db/migrations')
  writeFileSync(join(migrations, '9999_slow.sql'), SLOW)
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: object[] }
  const entry = { idx: journal.entries.length, version: '7', when: WHEN, tag: '9999_slow', breakpoints: true }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
})
beforeEach(async () => {
  database = await seededPostgres({ now: () => new Date() })
  serving = await start(database)
  await serving.ready()
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [GATE])
})
afterEach(async () => {
  killProcesses()
  await client.end()
  await database.drop()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'turno-slow-'))
  folders.push(folder)
  return folder
}

async function start({ url: place }: TestDatabase, program?: string): Promise<ServerProcess> {
  const url = `${place}?statement_timeout=${PATIENCE_MS}`
  const environment = { DATABASE_URL: url, SECRET_KEY, DEMO: '1', DATA_DIR: newFolder() }
  return startProcess(await freePort(), environment, program)
}

async function signIn({ url }: ServerProcess) {
  const body = JSON.stringify({ Opcion: 1, correo: '100101', password: 'Portal.2026' })
  const answer = await fetch(`${url}/Login/ws-login.php`, { method: 'POST', body })
  const { status, message } = (await answer.json()) as { status: string; message?: string }
  return { http: answer.status, status, message }
}
const stateOf = async ({ url }: ServerProcess, which: string) =>
  (await fetch(`${url}/api/salud/${which}`).catch(() => null))?.status

async function count(statement: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${statement}`)
  return rows[0]?.count ?? 0
}
const migrating = () =>
  count(
    `pg_stat_activity where datname = current_database() and query like '%pg_advisory_xact_lock(${GATE})%'
      and wait_event = 'advisory' and now() - query_start > interval '${3 * PATIENCE_MS} ms'`,
  )
const waiting = () =>
  count(
    `pg_stat_activity where datname = current_database() and query like '%pg_advisory_lock($1)%'
      and wait_event = 'advisory'`,
  )
const noted = () => count(`drizzle.__drizzle_migrations where created_at = ${WHEN}`)
const added = () => count(`information_schema.columns where column_name = 'of_tomorrow'`)
const letThrough = () => client.query('select pg_advisory_unlock($1)', [GATE])
const patiently = { timeout: 60_000, interval: 100 }

test('a serving process stays ready and a starting one answers 503 until the migration is done', async () => {
  expect(await signIn(serving)).toMatchObject({ status: 'OK' })
  const coming = await start(database, newer)
  await expect.poll(migrating, patiently).toBe(1)
  expect(await stateOf(coming, 'live')).toBe(200)
  expect(await stateOf(coming, 'ready')).toBe(503)
  expect(await signIn(coming)).toEqual({ http: 503, status: 'ERROR', message: texts.starting })
  expect(await signIn(serving)).toEqual({ http: 503, status: 'ERROR', message: texts.unavailable })
  expect(await stateOf(serving, 'ready')).toBe(200)
  await letThrough()
  await coming.ready()
  expect(await stateOf(coming, 'ready')).toBe(200)
  expect([await noted(), await added()]).toEqual([1, 1])
  expect(await signIn(coming)).toMatchObject({ status: 'OK' })
  expect(await signIn(serving)).toMatchObject({ status: 'OK' })
})

test('one of two starting processes migrates and the other waits', async () => {
  const coming = [await start(database, newer), await start(database, newer)]
  await expect.poll(migrating, patiently).toBe(1)
  await expect.poll(waiting, patiently).toBe(1)
  expect(await Promise.all(coming.map((each) => stateOf(each, 'ready')))).toEqual([503, 503])
  await letThrough()
  await Promise.all(coming.map((each) => each.ready()))
  expect(await noted()).toBe(1)
  for (const each of coming) expect(await signIn(each)).toMatchObject({ status: 'OK' })
})

test('a killed migration leaves no changes; the next start completes it', async () => {
  const killed = await start(database, newer)
  await expect.poll(migrating, patiently).toBe(1)
  killed.kill('SIGKILL')
  await killed.ended
  // PostgreSQL itself ends the statement of the killed process, although the lock is not released.
  await expect.poll(migrating, patiently).toBe(0)
  expect([await noted(), await added()]).toEqual([0, 0])
  expect(await signIn(serving)).toMatchObject({ status: 'OK' })
  const next = await start(database, newer)
  await expect.poll(migrating, patiently).toBe(1)
  await letThrough()
  await next.ready()
  expect([await noted(), await added()]).toEqual([1, 1])
  expect(await signIn(serving)).toMatchObject({ status: 'OK' })
})
