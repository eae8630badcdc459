import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Terminal } from '../admin/terminal.ts'
import { SealBrokenError } from '../crypto/sealed-box.ts'
import { loadSecret } from '../crypto/secret.ts'
import { migrationsFolder } from '../db/connect.ts'
import { FolderTakenError, lockFolder } from '../db/directory-lock.ts'
import { openPglite } from '../db/pglite.ts'
import { type RunSql, knownMigrations, lastMigration } from '../db/versions.ts'
import { type Environment, EnvironmentError, readEnvironment } from '../environment.ts'
import { PROBE } from '../http/health.ts'
import * as checks from './checks.ts'
import { toRunSql } from './local-access.ts'
import { doctorTexts as texts } from './doctor-texts.es.ts'
import { askServed } from './sources.ts'

const { good, note, bad } = checks
type CheckResult = ReturnType<typeof good>
type What = checks.Finding['what']

/**
 * Runs `npm run doctor`, which examines the installation and changes nothing.
 * @returns the exit code: 1 when something is bad
 */
export async function runDoctor(env: Record<string, string | undefined>, { say }: Terminal): Promise<number> {
  const findings = await examine(env)
  for (const { what, state, text, todo } of findings) {
    say(`${texts.signs[state]} ${texts.names[what]}: ${text}`)
    if (todo !== null) say(texts.todo(todo))
  }
  const count = (state: CheckResult['state']) => findings.filter((each) => each.state === state).length
  say(texts.sum(count('bad'), count('note')))
  return count('bad') > 0 ? 1 : 0
}

export async function examine(env: Record<string, string | undefined>): Promise<checks.Finding[]> {
  let environment: Environment
  try {
    environment = readEnvironment(env)
  } catch (cause) {
    if (!(cause instanceof EnvironmentError)) throw cause
    return [{ what: 'settings', ...bad(cause.message, texts.fixSetting) }]
  }
  const now = Date.now()
  const { database, keys, databaseMs } = await examineDatabase(environment)
  return [
    { what: 'settings', ...good(texts.settings) },
    await runCheck('versions', async () => checks.checkVersions()),
    await runCheck('disk', () => checks.checkDisk(environment)),
    { what: 'database', ...database },
    { what: 'keys', ...keys },
    await runCheck('clock', async () => checks.checkClock(now, databaseMs)),
    await runCheck('mail', () => checks.checkMail(environment)),
    await runCheck('push', async () => checks.checkPush(environment)),
    await runCheck('scanner', () => checks.checkScanner(environment)),
    await runCheck('backup', () => checks.checkBackup(environment, now)),
    await runCheck('rest', async () => checks.checkRest(environment)),
    await runCheck('figures', async () => checks.checkFigures(environment)),
  ]
}

async function runCheck(what: What, check: () => Promise<CheckResult>): Promise<checks.Finding> {
  try {
    return { what, ...(await check()) }
  } catch (cause) {
    return { what, ...bad(texts.broke(checks.codeOf(cause)), texts.report) }
  }
}

interface Examined {
  database: CheckResult
  keys: CheckResult
  databaseMs: number | null
}

async function examineDatabase(environment: Environment): Promise<Examined> {
  const { databaseUrl, dataDir } = environment
  if (databaseUrl !== null) return examinePostgres(databaseUrl, environment)
  const none = {
    database: note(texts.databaseNone, texts.startOnce),
    keys: good(texts.keysNone),
    databaseMs: null,
  }
  if (!existsSync(join(dataDir, 'database'))) return none
  try {
    const lock = await lockFolder(dataDir)
    try {
      const connection = await openPglite(join(dataDir, 'database'), null)
      try {
        return await examineOpened(
          toRunSql((text, values) => connection.query.query(text, values)),
          'PGlite',
          environment,
        )
      } finally {
        await connection.close()
      }
    } finally {
      lock.release()
    }
  } catch (cause) {
    if (cause instanceof FolderTakenError) return examineServed(dataDir)
    return { ...none, database: bad(texts.databaseAway(checks.codeOf(cause)), texts.report) }
  }
}

async function examineServed(dataDir: string): Promise<Examined> {
  const keys = good(texts.keysServed)
  const served = await askServed(dataDir)
  if (served === 'good') return { database: good(texts.databaseServed), keys, databaseMs: null }
  if (served === 'shut')
    return { database: bad(texts.databaseShut, texts.openDatabase), keys, databaseMs: null }
  return { database: bad(texts.doorSilent, texts.restartServer), keys, databaseMs: null }
}

async function examinePostgres(url: string, environment: Environment): Promise<Examined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'turno-doctor',
  })
  try {
    await client.connect()
    return await examineOpened(
      toRunSql((text, values) => client.query(text, values)),
      'PostgreSQL',
      environment,
    )
  } catch (cause) {
    const database = bad(texts.databaseAway(checks.codeOf(cause)), texts.checkDatabase)
    return { database, keys: note(texts.keysNone, texts.checkDatabase), databaseMs: null }
  } finally {
    await client.end()
  }
}

async function examineOpened(run: RunSql, kind: string, environment: Environment): Promise<Examined> {
  const known = knownMigrations(migrationsFolder())
  const last = await lastMigration(run)
  const [clock] = await run('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms')
  const pending = known.filter(({ when }) => when > last).length
  const isNewer = last > (known.at(-1)?.when ?? 0)
  const database = isNewer
    ? bad(texts.databaseNewer, texts.installNewer)
    : good(texts.databaseGood(kind, pending))
  return {
    database: (await isWritten(run)) ? database : bad(texts.databaseShut, texts.openDatabase),
    keys: await examineKeys(run, environment),
    databaseMs: Number(clock?.ms),
  }
}

/** Tests a write and rolls it back. An empty database has no table to write to. */
async function isWritten(run: RunSql): Promise<boolean> {
  const [there] = await run(`select to_regclass('public.rate_limits') is not null as known`)
  if (there?.known !== true) return true
  await run('begin')
  try {
    await run(`set local lock_timeout = '5s'`)
    await run(PROBE)
    return true
  } catch {
    // The doctor reports the failed write.
    return false
  } finally {
    await run('rollback')
  }
}

async function examineKeys(run: RunSql, environment: Environment): Promise<CheckResult> {
  const [there] = await run(`select to_regclass('public.server_keys') is not null as known`)
  const rows =
    there?.known === true
      ? await run('select kind, private_sealed as box from server_keys where retired_at is null')
      : []
  if (rows.length === 0) return good(texts.keysNone)
  const isMissing = environment.secretKey === null && !existsSync(join(environment.dataDir, 'secret.key'))
  // Checks the file first: loadSecret() would create a new secret, which cannot decrypt anything.
  if (isMissing) return bad(texts.keysMissing, texts.useOld)
  const secret = loadSecret(environment)
  try {
    for (const { kind, box } of rows) secret.open(`server-key:${String(kind)}`, box as Uint8Array)
    return good(texts.keysGood)
  } catch (cause) {
    if (cause instanceof SealBrokenError) return bad(texts.keysWrong, texts.useOld)
    throw cause
  }
}
