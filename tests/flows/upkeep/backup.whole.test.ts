import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companyDateTime } from '#domain/time/dates.ts'
import { connect, migrationsFolder } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readEnvironment } from '#server/environment.ts'
import { loadSecret } from '#server/crypto/secret.ts'
import { folderStorage } from '#server/files/storage.ts'
import { createLogger } from '#server/log.ts'
import { runBackup } from '#server/upkeep/backup-command.ts'
import { areFilesHeld } from '#server/upkeep/hold.ts'
import { timeOf } from '#server/upkeep/manifest.ts'
import { runRestore } from '#server/upkeep/restore-command.ts'
import { backupTexts, restoreTexts } from '#server/upkeep/texts.es.ts'
import { seededPostgres, seedFolder } from '#tests/support/server/databases/database.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { createPostgresDatabase, type TestDatabase } from '#tests/support/server/databases/postgres.ts'
import { killProcesses, startProcess } from '#tests/support/server/server-process.ts'
import { addFiles, everyRow, startCommand } from '#tests/support/server/upkeep.ts'

/** The tests compare every row and file by other means than the commands' own checks. */

const PAPERS = 300
const log = createLogger('silent')
let root: string
let key: string
let recipient: string
let opened: TestDatabase[] = []

beforeAll(async () => {
  key = await generateX25519Identity()
  recipient = await identityToRecipient(key)
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turno-backup-'))
  writeFileSync(at('key'), `# a line that age's own tool writes\n${key}\n`)
})
afterEach(async () => {
  for (const database of opened) await database.drop()
  opened = []
  rmSync(root, { recursive: true, force: true })
})
afterAll(() => killProcesses())

const at = (name: string) => join(root, name)

async function placeOn(
  kind: 'pglite' | 'postgres',
  folder: string,
  create = createPostgresDatabase,
): Promise<Record<string, string>> {
  if (kind === 'pglite') return { DATA_DIR: at(folder) }
  const database = await create()
  opened.push(database)
  return { DATA_DIR: at(folder), DATABASE_URL: database.url }
}

async function run(command: typeof runBackup, args: string[], env: Record<string, string>, now?: () => Date) {
  const lines: string[] = []
  const terminal = { ask: null, say: (line: string) => void lines.push(line), close: () => undefined }
  return { code: await command(args, env, terminal, now), said: lines.join('\n') }
}
const backUp = (env: Record<string, string>, ...more: string[]) =>
  run(runBackup, [at('to'), '--para', recipient, ...more], env)
const restore = (env: Record<string, string>, ...more: string[]) =>
  run(runRestore, [at('to'), '--llave', at('key'), ...more], env)

async function look<T>(
  env: Record<string, string>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(readEnvironment(env), log)
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Creates the data folder `data` with demo people and papers. */
async function filled(
  kind: 'pglite' | 'postgres',
  papers = 3,
): Promise<{ source: Record<string, string>; files: Map<string, Buffer> }> {
  const clock = createTestClock()
  const source = await placeOn(kind, 'data', () => seededPostgres(clock))
  loadSecret(readEnvironment(source))
  if (kind === 'pglite') await seedFolder(at('data'), clock)
  const files = await look(source, (connection) => addFiles(connection, at('data'), papers))
  return { source, files }
}

async function expectFiles(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const storage = folderStorage(join(folder, 'files'))
  for (const [name, bytes] of files)
    expect(Buffer.compare((await storage.get(name)) ?? Buffer.alloc(0), bytes), name).toBe(0)
}

async function killAfterTen(command: ReturnType<typeof startCommand>, folder: string): Promise<void> {
  const count = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
  let tries = 0
  while (count() < 10 && tries++ < 10_000) await sleep(5)
  command.child.kill('SIGKILL')
  expect(await command.ended, command.said()).toBeNull()
}

describe.each([
  ['pglite', 'pglite'],
  ['postgres', 'postgres'],
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('from %s to %s', (from, to) => {
  test('restores every row, every file and the server’s key', async () => {
    const { source, files } = await filled(from)
    const done = await backUp(source)
    expect([done.code, done.said]).toEqual([0, expect.stringMatching(/^Listo: .* 3 archivos \(3 nuevos\)/)])
    const rows = await look(source, everyRow)
    expect(Object.keys(rows).length).toBeGreaterThan(100)

    const target = await placeOn(to, 'restored')
    expect(await restore(target)).toEqual({ code: 0, said: expect.stringContaining('Listo:') })
    await expectFiles(at('restored'), files)
    expect(readFileSync(at('restored/secret.key'))).toEqual(readFileSync(at('data/secret.key')))
    expect(existsSync(at('restored/restoring'))).toBe(false)
    await look(target, async (connection) => {
      expect(await everyRow(connection)).toEqual(rows)
      const { query } = connection
      const next = await query.query(
        `select nextval(pg_get_serial_sequence('users', 'id')) > max(id) as free from users`,
      )
      expect(next.rows).toEqual([{ free: true }])
      await expect(query.query('update security_events set address = address')).rejects.toThrow()
      const orphan = 'insert into screen_visits (user_id, screen, at) values (0, $1, now())'
      await expect(query.query(orphan, ['x'])).rejects.toThrow()
    })
    const again = await restore(target)
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('no está vacío')])
  })
})

test('contains one moment of the data while other clients write', async () => {
  const { source } = await filled('postgres')
  const { isOver, done } = await look(source, async ({ db, query }) => {
    let count = 0
    let isEnded = false
    const writing = (async () => {
      while (!isEnded) {
        const name = `pair-${count++}`
        await db.transaction(async (tx) => {
          await tx.execute(`insert into rate_limits (key, points, expire) values ('${name}', 1, 9e15)`)
          await tx.execute(`insert into departments (id, name) values ('${name}', 'x')`)
        })
      }
    })()
    const backup = backUp(source)
    let wasHeld = false
    while (!(await Promise.race([backup.then(() => true), sleep(20).then(() => false)])))
      wasHeld ||= await areFilesHeld({ query, kind: 'postgres' })
    isEnded = true
    await writing
    expect(wasHeld).toBe(true)
    expect(await areFilesHeld({ query, kind: 'postgres' })).toBe(false)
    return { isOver: count, done: await backup }
  })
  expect(done.code, done.said).toBe(0)
  const target = await placeOn('postgres', 'restored')
  expect((await restore(target)).code).toBe(0)
  const { departments, rate_limits: limits } = await look(target, everyRow)
  const pairsOf = (rows: string[] = []) => rows.flatMap((row) => /pair-\d+/.exec(row)?.[0] ?? []).sort()
  expect(pairsOf(departments)).toEqual(pairsOf(limits))
  expect(pairsOf(departments).length).toBeLessThan(isOver)
})

test('an interrupted backup or restore is unusable; the next backup reuses the copied files', async () => {
  const { source, files } = await filled('pglite', PAPERS)
  const server = startProcess(await freePort(), { ...source, DEMO: '0' })
  await server.ready()
  const args = [at('to'), '--para', recipient]
  const first = startCommand('backup', args, source)
  await killAfterTen(first, at('to/files'))
  const left = await fetch(`${server.url}/api/salud`)
  expect(left.status).toBe(200)
  const target = await placeOn('pglite', 'restored')
  expect(await restore(target)).toEqual({ code: 1, said: restoreTexts.none })

  const second = startCommand('backup', args, source)
  expect(await second.ended, second.said()).toBe(0)
  const counts = /(\d+) archivos \((\d+) nuevos\)/.exec(second.said())
  expect(Number(counts?.[1])).toBeGreaterThanOrEqual(PAPERS)
  expect(Number(counts?.[2])).toBeLessThan(Number(counts?.[1]))
  await expect.poll(() => readdirSync(at('data')).filter((name) => name.endsWith('.rows'))).toEqual([])
  server.kill('SIGKILL')
  await server.ended

  const half = startCommand('restore', [at('to'), '--llave', at('key')], target)
  await killAfterTen(half, at('restored/files'))
  await expect(look(target, everyRow)).rejects.toThrow('restauración a medias')
  expect((await restore(target)).code).toBe(0)
  await expectFiles(at('restored'), files)
  const [then, now] = [await look(target, everyRow), await look(source, everyRow)]
  const changed = Object.keys(now).filter((name) => String(now[name]) !== String(then[name]))
  // Tables that the server writes without a request. Only these may have changed since the backup.
  const ITS_OWN = ['loose_files', 'payslip_papers', 'rate_limits', 'notifications', 'push_sends']
  expect(changed.filter((name) => !ITS_OWN.includes(name))).toEqual([])
})

test('runs automatically with one setting and appears in the metrics', async () => {
  const { source } = await filled('pglite')
  const nightly = { BACKUP_TO: at('to'), BACKUP_RECIPIENT: recipient, METRICS_TOKEN: 'a-token-for-figures' }
  const server = startProcess(await freePort(), { ...source, ...nightly, DEMO: '0' })
  await server.ready()
  const headers = { authorization: 'Bearer a-token-for-figures' }
  const figures = async () => (await fetch(`${server.url}/metrics`, { headers })).text()
  while (!/^turno_backup_newest_seconds 1\d{9}/m.test(await figures())) await sleep(50)
  expect(await figures()).toMatch(/^turno_backup_failed 0$/m)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(readdirSync(at('data'))).not.toContain('upkeep.json')
  expect((await restore(await placeOn('postgres', 'restored'))).code).toBe(0)
})

test('refuses damaged, foreign, newer and misplaced backups', async () => {
  const isBroken = { code: 1, said: expect.stringContaining('El respaldo no sirve') }
  const { source } = await filled('postgres')
  const bare = await run(runBackup, [at('to')], source)
  expect(bare).toEqual({ code: 1, said: backupTexts.needsKey })
  expect(await run(runBackup, [at('data/to'), '--para', recipient], source)).toEqual({
    code: 1,
    said: backupTexts.inside,
  })
  expect((await backUp(source)).code).toBe(0)
  const target = await placeOn('postgres', 'restored')
  expect(await run(runRestore, [at('too'), '--llave', at('key')], target)).toEqual({
    code: 1,
    said: restoreTexts.noFolder(at('too')),
  })
  writeFileSync(at('key'), await generateX25519Identity())
  expect(await restore(target)).toEqual({ code: 1, said: restoreTexts.wrongKey })
  writeFileSync(at('key'), key)
  expect((await restore(target, '--copia', 'x')).said).toContain('No hay un respaldo x')
  const list = at(`to/copies/${readdirSync(at('to/copies'))[0]}/manifest.age`)
  const wholeList = readFileSync(list)
  writeFileSync(list, wholeList.subarray(0, wholeList.length - 20))
  expect(await restore(target)).toEqual(isBroken)
  writeFileSync(list, wholeList)
  const piece = readdirSync(at('to/copies'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('rows-00001.age'),
  )
  const place = at(`to/copies/${piece}`)
  const whole = readFileSync(place)
  const broken = Buffer.from(whole)
  broken[broken.length - 40] = (broken.at(-40) ?? 0) ^ 1
  for (const bad of [broken, whole.subarray(0, whole.length / 2)]) {
    writeFileSync(place, bad)
    expect(await restore(target)).toEqual(isBroken)
  }
  await expect(look(target, everyRow)).rejects.toThrow('restauración a medias')
  writeFileSync(place, whole)
  expect((await restore(target)).code).toBe(0)
  await look(target, async ({ query }) => {
    await query.query('update drizzle.__drizzle_migrations set created_at = created_at + 10000000000000')
  })
  await expect(look(target, everyRow)).rejects.toThrow('versión más nueva')
  expect((await backUp(target)).code).toBe(0)
  const third = await restore(await placeOn('postgres', 'third'))
  expect([third.code, third.said]).toEqual([1, expect.stringContaining(restoreTexts.newer)])
})

test('shows the key of a new target once and starts only after it was confirmed', async () => {
  const { source } = await filled('postgres')
  const said: string[] = []
  const answering = (answer: string) => ({
    ask: async () => answer,
    say: (line: string) => void said.push(line),
    close: () => undefined,
  })
  expect(await runBackup([at('to')], source, answering('no'))).toBe(1)
  expect(said.at(-1)).toBe(backupTexts.notKept)
  expect(existsSync(at('to'))).toBe(false)
  said.length = 0
  expect(await runBackup([at('to')], source, answering('si'))).toBe(0)
  const shown = /AGE-SECRET-KEY-1\w+/.exec(said.join('\n'))?.[0] ?? ''
  expect(await run(runBackup, [at('to')], source)).toMatchObject({ code: 0 })
  expect((await backUp(source)).said).toBe(backupTexts.otherKey)
  const target = await placeOn('postgres', 'restored')
  expect(await runRestore([at('to')], target, answering(shown))).toBe(0)
})

test('writes no backup into the empty mount point of a missing disk', async () => {
  const { source } = await filled('postgres')
  expect(await backUp(source)).toMatchObject({ code: 0 })
  // An unmounted disk: its mount point is an empty folder on the portal's disk.
  renameSync(at('to'), at('disk'))
  mkdirSync(at('to'))
  const file = join(source.DATA_DIR ?? '', 'backup-targets.json')
  expect(await backUp(source)).toEqual({ code: 1, said: backupTexts.gone(at('to'), file) })
  expect(readdirSync(at('to'))).toEqual([])
  rmdirSync(at('to'))
  renameSync(at('disk'), at('to'))
  expect(await backUp(source)).toMatchObject({ code: 0 })
  // An operator who starts again in an empty folder deletes backup-targets.json.
  rmSync(at('to'), { recursive: true })
  rmSync(file)
  expect(await backUp(source)).toMatchObject({ code: 0 })
})

test('the restore names the time since which erasures and holds are missing', async () => {
  const { source } = await filled('postgres')
  await backUp(source)
  const [copy = ''] = readdirSync(at('to/copies'))
  const { code, said } = await restore(await placeOn('postgres', 'restored'))
  expect(code).toBe(0)
  expect(said).toContain(restoreTexts.since(companyDateTime(timeOf(copy))))
})

test('restores a backup of an older version unchanged; the next start migrates it', async () => {
  const source = await placeOn('postgres', 'data')
  loadSecret(readEnvironment(source))
  const older = at('migrations')
  cpSync(migrationsFolder(), older, { recursive: true })
  const file = join(older, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -8) }))
  const before = await openPostgres(source.DATABASE_URL ?? '', older, log)
  await before.query.query("insert into departments (id, name) values ('D1', 'PRENSAS')")
  const tables = Object.keys(await everyRow(before)).length
  await before.close()
  expect((await backUp(source)).code).toBe(0)
  const target = await placeOn('postgres', 'restored')
  expect((await restore(target)).code).toBe(0)
  const plain = await openPostgres(target.DATABASE_URL ?? '', older, log)
  expect(Object.keys(await everyRow(plain))).toHaveLength(tables)
  await plain.close()
  const now = await look(target, everyRow)
  expect(Object.keys(now).length).toBeGreaterThan(tables)
  expect(String(now.departments)).toContain('PRENSAS')
})

test('keeps the newest backups and only the files that they use', async () => {
  // Names of copies have a resolution of one second, so each backup needs a later second.
  const clock = createTestClock()
  const backUpLater = (env: Record<string, string>) => {
    clock.advance(1000)
    return run(runBackup, [at('to'), '--para', recipient, '--guardar', '2'], env, () => clock.now())
  }
  const { source, files } = await filled('postgres')
  const [gone] = files.keys()
  const places = () =>
    readdirSync(at('to/files'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.age'))
  expect((await backUp(source)).code).toBe(0)
  expect(places()).toHaveLength(3)
  await look(source, ({ query }) => query.query('delete from payslip_papers where file_key = $1', [gone]))
  for (let more = 0; more < 2; more++) {
    expect((await backUpLater(source)).code).toBe(0)
  }
  expect(readdirSync(at('to/copies'))).toHaveLength(2)
  expect(places()).toHaveLength(2)
  // Without the key of the older copies, their files are unknown, so no file is removed.
  rmSync(at('data/backup.key'))
  expect((await backUpLater(source)).said).toContain(backupTexts.filesStay)
  expect(places()).toHaveLength(2)
  expect((await restore(await placeOn('postgres', 'restored'))).code).toBe(0)
})
