import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServerKeys } from '#server/crypto/keys.ts'
import { connect } from '#server/db/connect.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { checkClock } from '#server/upkeep/checks.ts'
import { examine, runDoctor } from '#server/upkeep/doctor-command.ts'
import { doctorTexts as texts } from '#server/upkeep/doctor-texts.es.ts'
import { openLocalAccess } from '#server/upkeep/local-access.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { emptyFolder, emptyPostgres } from '#tests/support/server/databases/database.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/server/databases/postgres.ts'

const SECRET_KEY = 'a secret of thirty-two characters'
let root: string
let database: TestDatabase
let env: Record<string, string>
const servers: Server[] = []

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'turno-doctor-'))
  database = await emptyPostgres()
  const dataDir = join(root, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  env = { DATA_DIR: dataDir, DATABASE_URL: database.url, SECRET_KEY }
})
afterEach(async () => {
  for (const server of servers.splice(0)) server.close()
  await database.drop()
  rmSync(root, { recursive: true, force: true })
})

async function find(what: string, more: Record<string, string> = {}) {
  const { state, text, todo } = (await examine({ ...env, ...more })).find((one) => one.what === what) ?? {}
  expect(todo === null).toBe(state === 'good')
  return { state, text }
}

async function makeKeys(): Promise<void> {
  const environment = readEnvironment(env)
  const log = createLogger('silent')
  const connection = await connect(environment, log)
  await createServerKeys({ db: connection.db, environment, clock: { now: () => new Date() }, log })
  await connection.close()
}

async function listen(answer: (text: string) => string, greeting = ''): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (greeting) socket.write(greeting)
    socket.on('data', (chunk) => socket.write(answer(chunk.toString())))
    socket.on('data', (chunk) => /PING/.test(chunk.toString()) && socket.end())
  })
  servers.push(server)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return port
}

test('reports only the settings when a setting is invalid', async () => {
  expect(await examine({ ...env, PORT: 'x' })).toMatchObject([{ what: 'settings', state: 'bad' }])
})

test('reports an empty, a current, a newer and an unreachable database', async () => {
  const nothing = await createPostgresDatabase()
  expect(await find('database', { DATABASE_URL: nothing.url })).toMatchObject({
    state: 'good',
    text: expect.stringMatching(/con \d+ cambios/),
  })
  await nothing.drop()
  await makeKeys()
  expect(await find('database')).toEqual({ state: 'good', text: texts.databaseGood('PostgreSQL', 0) })
  const connection = await connect(readEnvironment(env), createLogger('silent'))
  await connection.query.query('update drizzle.__drizzle_migrations set created_at = 9e12')
  await connection.close()
  expect(await find('database')).toEqual({ state: 'bad', text: texts.databaseNewer })
  const away = `postgresql://turno:s3cr3t@127.0.0.1:${await freePort()}/turno`
  expect(await find('database', { DATABASE_URL: away })).toEqual({
    state: 'bad',
    text: texts.databaseAway('ECONNREFUSED'),
  })
})

test('reports a database that accepts no rows: locked or read-only', { timeout: 60_000 }, async () => {
  await makeKeys()
  const shut = { state: 'bad', text: texts.databaseShut }
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query('begin; lock table rate_limits in access exclusive mode')
  expect(await find('database')).toEqual(shut)
  await client.query('rollback')
  expect((await find('database')).state).toBe('good')
  await client.query(`do $$ begin execute format('alter database %I set default_transaction_read_only = on',
    current_database()); end $$`)
  expect(await find('database')).toEqual(shut)
  await client.query('begin read write')
  const { rows } = await client.query(`select from rate_limits where key = 'salud'`)
  expect(rows).toEqual([])
  await client.end()
})

test('reports a data folder that cannot be written', async () => {
  const files = join(env.DATA_DIR ?? '', 'files')
  writeFileSync(files, '')
  expect(await find('disk')).toEqual({ state: 'bad', text: texts.readOnly(files) })
})

test('reports keys that open, do not open and are missing', async () => {
  expect((await find('keys')).text).toBe(texts.keysNone)
  await makeKeys()
  expect(await find('keys')).toEqual({ state: 'good', text: texts.keysGood })
  const other = { SECRET_KEY: 'another secret of as many characters' }
  expect(await find('keys', other)).toEqual({ state: 'bad', text: texts.keysWrong })
  expect(await find('keys', { SECRET_KEY: '' })).toEqual({ state: 'bad', text: texts.keysMissing })
})

test('reports a data folder open to others or partly restored', async () => {
  expect((await find('disk')).state).not.toBe('bad')
  const folder = env.DATA_DIR ?? ''
  chmodSync(folder, 0o755)
  expect(await find('disk')).toEqual({ state: 'bad', text: texts.openFolder(folder) })
  writeFileSync(join(folder, 'restoring'), '')
  expect(await find('disk')).toEqual({ state: 'bad', text: texts.restoring })
})

test('reports a clock that is behind and two clocks that differ', () => {
  const now = Date.now()
  expect(checkClock(now, now - 1000).state).toBe('good')
  expect(checkClock(now, now - 120_000)).toMatchObject({ state: 'bad', text: texts.clocksApart(120) })
  expect(checkClock(Date.parse('2020-01-01'), null).state).toBe('bad')
})

test('reports mail and scanner as missing, reachable or unreachable', async () => {
  expect((await find('mail')).state).toBe('note')
  expect((await find('scanner')).state).toBe('note')
  const away = await freePort()
  expect((await find('mail', { SMTP_URL: `smtp://x:s3cr3t@127.0.0.1:${away}` })).state).toBe('bad')
  expect((await find('scanner', { CLAMD_URL: `tcp://127.0.0.1:${away}` })).state).toBe('bad')
  const mail = await listen(
    (text) => (text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n'),
    '220 mail\r\n',
  )
  expect((await find('mail', { SMTP_URL: `smtp://127.0.0.1:${mail}` })).state).toBe('good')
  const scanner = await listen((text) => (/PING/.test(text) ? 'PONG\0' : ''))
  expect((await find('scanner', { CLAMD_URL: `tcp://127.0.0.1:${scanner}` })).state).toBe('good')
})

test('reports push and the certificate', async () => {
  expect((await find('push')).text).toBe(texts.noPush)
  const PUBLIC_URL = 'https://portal.example'
  expect(await find('push', { PUBLIC_URL })).toEqual({ state: 'good', text: texts.push(PUBLIC_URL) })
  const broken = { PUBLIC_URL, TLS_CERT: join(root, 'none.pem'), TLS_KEY: join(root, 'none.pem') }
  expect((await find('push', broken)).state).toBe('bad')
})

test('reports backups as unset, missing, old or fresh', async () => {
  expect((await find('backup')).text).toBe(texts.noBackups)
  const elsewhere = { state: 'good', text: texts.backupsElsewhere }
  expect(await find('backup', { BACKUP_TO: 'elsewhere' })).toEqual(elsewhere)
  const BACKUP_TO = join(root, 'to')
  expect(await find('backup', { BACKUP_TO })).toEqual({ state: 'bad', text: texts.noneYet(BACKUP_TO) })
  const make = (at: number) => {
    const name = `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z-aaaaaa`
    mkdirSync(join(BACKUP_TO, 'copies', name), { recursive: true })
    writeFileSync(join(BACKUP_TO, 'copies', name, 'manifest.age'), 'x')
  }
  make(Date.now() - 50 * 60 * 60 * 1000)
  expect((await find('backup', { BACKUP_TO })).state).toBe('bad')
  make(Date.now())
  expect((await find('backup', { BACKUP_TO })).state).toBe('good')
})

test('prints each result with its sign and exits with 1 only when a result is bad', async () => {
  await makeKeys()
  const run = async (more: Record<string, string> = {}) => {
    const lines: string[] = []
    const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
    return { code: await runDoctor({ ...env, ...more }, terminal), text: lines.join('\n') }
  }
  const fine = await run()
  expect(fine.text).toContain(`✓ Base de datos: ${texts.databaseGood('PostgreSQL', 0)}`)
  expect(fine.text).toContain(`! Correo: ${texts.noMail}\n    → ${texts.setMail}`)
  // A missing build is the only bad result allowed here.
  expect(fine.code).toBe(fine.text.includes(texts.noBuild) ? 1 : 0)
  const wrong = await run({ SECRET_KEY: 'another secret of as many characters' })
  expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining(`✗ Llaves: ${texts.keysWrong}`)])
})

test('checks an embedded database through its running server, only with the token', async () => {
  const own = { DATA_DIR: join(root, 'embedded') }
  await emptyFolder(own.DATA_DIR)
  const environment = readEnvironment(own)
  const connection = await connect(environment, createLogger('silent'))
  const state = async () => (await examine(own)).find(({ what }) => what === 'database')
  expect(await state()).toMatchObject({ state: 'bad', text: texts.doorSilent })
  let localAccess = await openLocalAccess(connection, environment.dataDir, createLogger('silent'))
  expect(await state()).toMatchObject({ state: 'good', text: texts.databaseServed })
  localAccess.close()
  await connection.query.script('set default_transaction_read_only = on')
  localAccess = await openLocalAccess(connection, environment.dataDir, createLogger('silent'))
  expect(await state()).toMatchObject({ state: 'bad', text: texts.databaseShut })
  const file = join(environment.dataDir, 'upkeep.json')
  const { port } = JSON.parse(readFileSync(file, 'utf8')) as { port: number }
  for (const authorization of ['', 'Bearer x'])
    for (const path of ['/rows', '/there']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { authorization },
      })
      expect(answer.status).toBe(404)
    }
  localAccess.close()
  await connection.close()
  expect(await state()).toMatchObject({ state: 'good', text: texts.databaseGood('PGlite', 0) })
})
