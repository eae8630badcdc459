import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { markAtRest } from '../db/copy-at-rest.ts'
import { migrationsFolder, RESTORING } from '../db/connect.ts'
import { lockFolder } from '../db/directory-lock.ts'
import { openPglite } from '../db/pglite.ts'
import { runText } from '../db/raw-client.ts'
import { type RunSql, knownMigrations } from '../db/versions.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { Environment } from '../environment.ts'
import { openStorage } from '../files/file-room.ts'
import { toRunSql } from './local-access.ts'
import { restoreErasures } from './erasure-copies.ts'
import { loadRows } from './load-rows.ts'
import { BackupBroken, hashOf, linesOf, openStored } from './make-backup.ts'
import { filePlace, type Manifest } from './manifest.ts'
import { differingTables, listTables, type TableSum } from './rows.ts'
import type { Opener } from './sealing.ts'
import type { BackupStore } from './store.ts'
import { restoreTexts as texts } from './texts.es.ts'
import { UpkeepError } from './upkeep-error.ts'

interface RestoreParts {
  store: BackupStore
  opener: Opener
  environment: Environment
  manifest: Manifest
}

/**
 * Restores database, files and server key into an empty folder and database. Compares each table with the
 * backup. A newer program runs its migrations when it starts.
 * @returns the state of the target's list of erasures, which the server applies when it starts
 * @throws UpkeepError, BackupBroken
 */
export async function restoreBackup(parts: RestoreParts): ReturnType<typeof restoreErasures> {
  const { environment, manifest, store, opener } = parts
  const { dataDir, databaseUrl } = environment
  requireKnown(manifest)
  requireSecret(environment, manifest)
  const lock = await lockFolder(dataDir)
  try {
    const hasBegun = existsSync(join(dataDir, RESTORING))
    if (hasBegun) clearFolder(dataDir)
    requireEmptyFolder(dataDir)
    const client = databaseUrl === null ? null : await openEmpty(databaseUrl, hasBegun)
    writeFileSync(join(dataDir, RESTORING), '', { mode: 0o600 })
    try {
      await restoreFiles(parts)
      const { file } = manifest.secret
      if (file !== null) writeFileSync(join(dataDir, 'secret.key'), file, { mode: 0o600 })
      if (client === null) await restoreFolder(parts)
      else await restorePostgres(client, parts)
    } finally {
      await client?.end()
    }
    const list = await restoreErasures(store, opener, dataDir)
    // Marks the restored copy as inactive before any server can start with it.
    markAtRest(environment)
    rmSync(join(dataDir, RESTORING))
    return list
  } finally {
    lock.release()
  }
}

function requireKnown({ picture }: Manifest): void {
  const known = knownMigrations(migrationsFolder())
  if (picture.migration > (known.at(-1)?.when ?? 0)) throw new UpkeepError(texts.newer)
}

function requireSecret(environment: Environment, { secret }: Manifest): void {
  if (environment.secretKey === null) {
    // Without SECRET_KEY, the backup must contain the secret.
    if (secret.file === null) throw new UpkeepError(texts.otherSecret)
    return
  }
  if (secret.file !== null) throw new UpkeepError(texts.ownSecret)
  if (fingerprintOf(environment) !== secret.fingerprint) throw new UpkeepError(texts.otherSecret)
}

export function fingerprintOf(environment: Pick<Environment, 'secretKey' | 'dataDir'>): string {
  return loadSecret(environment).fingerprint('backup', 'secret')
}

const OWN_NAMES = ['database', 'database.new', 'database.restoring', 'files', 'secret.key']

function clearFolder(dataDir: string): void {
  for (const name of OWN_NAMES) rmSync(join(dataDir, name), { recursive: true, force: true })
}

function requireEmptyFolder(dataDir: string): void {
  const there = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => OWN_NAMES.includes(name)) : []
  if (there.length > 0) throw new UpkeepError(texts.notEmpty(dataDir))
}

async function openEmpty(url: string, hasBegun: boolean): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'turno-restore',
  })
  await client.connect()
  try {
    const runSql = toRunSql((text, values) => client.query(text, values))
    const tables = await listTables(runSql)
    if (tables.length > 0) {
      // An interrupted restore leaves tables without the backup's rows, because one last transaction inserts
      // all rows.
      const isOwnRestore = hasBegun && (await isUntouched(runSql))
      if (!isOwnRestore) throw new UpkeepError(texts.notEmpty('DATABASE_URL'))
      await runSql(`drop table ${tables.join(', ')} cascade`)
      await runSql('drop schema if exists drizzle cascade')
      await dropFunctions(runSql)
    }
    return client
  } catch (cause) {
    await client.end()
    throw cause
  }
}

async function isUntouched(runSql: RunSql): Promise<boolean> {
  const [users] = await runSql('select to_regclass($1) is null as none', ['public.users'])
  if (users?.none === true) return true
  return (await runSql('select 1 as one from public.users limit 1')).length === 0
}

async function dropFunctions(runSql: RunSql): Promise<void> {
  const rows = await runSql(
    `select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
     and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await runSql(`drop function ${String(name)} cascade`)
}

async function restoreFiles({ store, opener, environment, manifest }: RestoreParts): Promise<void> {
  const storage = await openStorage(environment)
  for (const { name, sha256 } of manifest.files) {
    const bytes = await openStored(filePlace(name), { store, opener })
    if (hashOf(bytes) !== sha256) throw new BackupBroken(filePlace(name))
    await storage.put(name, bytes)
  }
}

async function restoreFolder(parts: RestoreParts): Promise<void> {
  const { dataDir } = parts.environment
  const place = join(dataDir, 'database.restoring')
  await withMigrations(parts.manifest, async (migrations) => {
    const connection = await openPglite(place, migrations)
    try {
      await connection.db.transaction((tx) =>
        fill(
          toRunSql((text, values) => runText(tx, text, values)),
          'pglite',
          parts,
        ),
      )
    } finally {
      await connection.close()
    }
  })
  renameSync(place, join(dataDir, 'database'))
}

async function restorePostgres(client: Client, parts: RestoreParts): Promise<void> {
  await withMigrations(parts.manifest, (migrations) =>
    migrate(drizzle({ client }), { migrationsFolder: migrations }),
  )
  const runSql = toRunSql((text, values) => client.query(text, values))
  await runSql('begin')
  // Without the commit, the database rolls back when the connection ends.
  await fill(runSql, 'postgres', parts)
  await runSql('commit')
}

async function fill(runSql: RunSql, kind: 'pglite' | 'postgres', parts: RestoreParts): Promise<void> {
  requireSame(await loadRows(runSql, linesOf(parts.manifest.pieces, parts), kind), parts.manifest.tables)
}

function requireSame(found: readonly TableSum[], wanted: readonly TableSum[]): void {
  const [table] = differingTables(found, wanted)
  if (table !== undefined) throw new UpkeepError(texts.differs(table))
}

/** Runs the work with only the backup's own migrations: the backup's rows do not fit newer tables. */
async function withMigrations<T>({ picture }: Manifest, work: (folder: string) => Promise<T>): Promise<T> {
  const all = migrationsFolder()
  const folder = mkdtempSync(join(tmpdir(), 'turno-migrations-'))
  try {
    cpSync(all, folder, { recursive: true })
    const journal = JSON.parse(readFileSync(join(all, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[]
    }
    const entries = journal.entries.filter(({ when }) => when <= picture.migration)
    mkdirSync(join(folder, 'meta'), { recursive: true })
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
