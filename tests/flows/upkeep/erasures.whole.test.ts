import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSavedSteps } from '#contract/documents/documents.ts'
import { readHealth } from '#contract/portal-health/portal-health.ts'
import { readConsent } from '#contract/privacy/privacy.ts'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { tables } from '#server/db/schema/tables.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadSecret } from '#server/crypto/secret.ts'
import { openFileRoom } from '#server/files/file-room.ts'
import { folderStorage } from '#server/files/storage.ts'
import { createLogger, type Logger } from '#server/log.ts'
import { applyErasures } from '#server/services/privacy/erase-again.ts'
import { eraseHealth, HEALTH } from '#server/services/privacy/erase-health.ts'
import { noteErasures, saveErasures } from '#server/services/privacy/erasures.ts'
import { applyTerms } from '#server/services/privacy/retention.ts'
import { startServer } from '#server/start.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'
import { copyErasures } from '#server/upkeep/erasure-copies.ts'
import { runRestore } from '#server/upkeep/restore-command.ts'
import { restoreTexts } from '#server/upkeep/texts.es.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { freePort } from '#tests/support/server/portal.ts'

/** Erasures survive a restore: the list outside the database is applied before the portal opens. */

const { erasures, erasureChecks, formHealth, notifications, retentionBlocks, retentionRules } = tables
const DAY_MS = 86_400_000
const LIST = 'erasures.jsonl'

let root: string
let employeeId = 0
let erased: number[] = []
const at = (name: string) => join(root, name)
const environmentOf = (folder: string, more: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: at(folder), DEMO: '0', LOG_LEVEL: 'silent', DISK_FLOOR_MB: '0', ...more })

interface Told {
  level: string
  fields: object
  text: string
}

function listener(): { log: Logger; told: Told[] } {
  const told: Told[] = []
  const note = (level: string) => (fields: object, text: string) => void told.push({ level, fields, text })
  return { log: { info: note('info'), warn: note('warn'), error: note('error') }, told }
}

async function look<T>(folder: string, work: (of: Connection) => Promise<T>): Promise<T> {
  const connection = await connect(environmentOf(folder), createLogger('silent'))
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

async function run(command: typeof runBackup, args: string[], folder: string) {
  const lines: string[] = []
  const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
  const code = await command(args, { DATA_DIR: at(folder), DISK_FLOOR_MB: '0' }, terminal)
  return { code, said: lines.join('\n') }
}
const restore = (folder: string) => run(runRestore, [at('to'), '--llave', at('key')], folder)

/** Opens a folder's database as a starting server does, without serving. */
async function open(folder: string) {
  const { log, told } = listener()
  const check = await look(folder, async ({ db }) => {
    const files = openFileRoom(db, folderStorage(at(`${folder}/files`)))
    await applyErasures({ db, files, clock: createTestClock(), log, environment: environmentOf(folder) })
    const checks = await db.select().from(erasureChecks).orderBy(erasureChecks.id)
    return checks.at(-1)
  })
  return { told, check }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'turno-erasures-'))
  const key = await generateX25519Identity()
  writeFileSync(at('key'), key)
  loadSecret(environmentOf('data'))
  await seedFolder(at('data'), createTestClock())
  await open('data')
  const made = await run(runBackup, [at('to'), '--para', await identityToRecipient(key)], 'data')
  expect(made.code, made.said).toBe(0)
  // Erases by a retention period, and by a withdrawn consent. The backup has all of it.
  await look('data', async ({ db }) => {
    const clock = createTestClock()
    employeeId = (await findPerson({ db }, '100102')).employeeId ?? 0
    await db.insert(retentionRules).values({ kind: 'notifications', months: 3, setAt: new Date(0) })
    clock.advance(150 * DAY_MS)
    const files = openFileRoom(db, folderStorage(at('data/files')))
    await applyTerms({ db, files, clock })
    const blocked = await db.select().from(retentionBlocks)
    erased = blocked.map(({ rowId }) => rowId)
    clock.advance(62 * DAY_MS)
    await applyTerms({ db, files, clock })
    await db.transaction(async (tx) => {
      expect(await eraseHealth(tx, employeeId, clock.now())).toBe(true)
      await noteErasures(tx, HEALTH, [{ source: HEALTH, rowId: employeeId }], clock.now())
    })
    await saveErasures(db, at('data'))
  })
  await copyErasures(environmentOf('data', { BACKUP_TO: at('to') }))
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const healthOf = async ({ db }: Pick<Connection, 'db'>) => {
  const [row] = await db.select().from(formHealth).where(eq(formHealth.employeeId, employeeId))
  return row
}

const countErased = ({ db }: Pick<Connection, 'db'>) =>
  db.$count(notifications, inArray(notifications.id, erased))

test('a restored portal erases again before it serves, and tells log and administrators', async () => {
  expect(erased.length).toBeGreaterThan(0)
  const done = await restore('restored')
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain(restoreTexts.erasures.whole)
  const before = await look('restored', async (connection) => ({
    health: await healthOf(connection),
    rows: await countErased(connection),
    listed: await connection.db.$count(erasures),
  }))
  expect(before.health?.height).not.toBeNull()
  expect(before).toMatchObject({ rows: erased.length, listed: 0 })

  const { log, told } = listener()
  const port = await freePort()
  const server = await startServer(environmentOf('restored', { PORT: String(port) }), log)
  const post = async (path: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-auth-token': token,
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await (await fetch(`http://localhost:${port}${path}`, init)).json()) as Record<string, unknown>
  }
  const enter = async (correo: string) => {
    const answer = await post('/Login/ws-login.php', { Opcion: 1, correo, password: 'Portal.2026' })
    return String(answer.token)
  }
  try {
    const token = await enter('100102')
    const { data } = await post(readSavedSteps.path, { Opcion: readSavedSteps.opcion, token })
    const step = (data as { bandera: number; datos: object }[]).find(({ bandera }) => bandera === 6)
    expect(step?.datos).toMatchObject({ estatura: '', peso: '', enfermedad: [] })
    expect(await post(readConsent.path, {}, token)).toMatchObject({ salud: { respuesta: 'no-acepto' } })
    const desk = await post(readHealth.path, { dias: 7 }, await enter('100501'))
    const applied = erased.length + 1
    expect(desk).toMatchObject({ borrados: { estado: 'completa', cuantos: applied, fallaron: 0 } })
    expect(told).toContainEqual({
      level: 'info',
      fields: { applied, failed: 0 },
      text: 'applied the list of erasures',
    })
  } finally {
    await server.stop()
  }
  await look('restored', async (connection) => {
    expect((await healthOf(connection))?.height).toBeNull()
    expect(await countErased(connection)).toBe(0)
  })
  // A second start finds nothing to do.
  expect((await open('restored')).check).toMatchObject({ state: 'whole', applied: erased.length + 1 })
}, 120_000)

test('the list has row ids and days, and nothing else about a person', () => {
  const lines = readFileSync(at(`data/${LIST}`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  for (const line of lines) {
    const entry = JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>
    expect(Object.keys(entry).sort()).toEqual(['day', 'id', 'kind', 'rowIds', 'source'])
  }
  expect(lines.length).toBeGreaterThan(1)
})

test('a restored portal without its list says so at each start, until the list is there', async () => {
  expect((await restore('without')).code).toBe(0)
  rmSync(at(`without/${LIST}`))
  for (let start = 0; start < 2; start += 1) {
    const { told, check } = await open('without')
    expect(check).toMatchObject({ state: 'missing', applied: 0 })
    expect(told).toContainEqual(
      expect.objectContaining({ level: 'error', text: 'the list of erasures is missing' }),
    )
    expect(existsSync(at(`without/${LIST}`))).toBe(false)
  }
  writeFileSync(at(`without/${LIST}`), readFileSync(at(`data/${LIST}`)))
  expect((await open('without')).check).toMatchObject({ state: 'whole', applied: erased.length + 1 })
}, 120_000)

test('a damaged list is reported, kept aside, and its other lines apply', async () => {
  expect((await restore('damaged')).code).toBe(0)
  const file = at(`damaged/${LIST}`)
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [lines[0], `x${lines[1]?.slice(1)}`, ...lines.slice(2)].join('\n'))
  const { told, check } = await open('damaged')
  expect(check).toMatchObject({ state: 'damaged', failed: 0 })
  expect(check?.applied).toBeLessThan(erased.length + 1)
  expect(told).toContainEqual(
    expect.objectContaining({ level: 'error', text: 'the list of erasures is damaged' }),
  )
  expect(existsSync(at('damaged/erasures.damaged.jsonl'))).toBe(true)
  expect((await look('damaged', healthOf))?.height).toBeNull()
}, 120_000)

test('a target without a list is said by the command', async () => {
  rmSync(at('to/erasures'), { recursive: true })
  const done = await restore('old')
  expect(done.code, done.said).toBe(0)
  expect(done.said).toContain(restoreTexts.erasures.missing)
  expect((await open('old')).check).toMatchObject({ state: 'missing' })
}, 120_000)
