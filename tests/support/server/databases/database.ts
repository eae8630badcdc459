import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { companyDate } from '#domain/time/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connection.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { createLogger } from '#server/log.ts'
import { projectRoot } from '#server/project-root.ts'
import type { Clock } from '#server/clock.ts'
import { createPostgresDatabase } from './postgres.ts'
import { type Image, readImage, SeededFiles } from './seeded-files.ts'
import { isWhole } from '../whole.ts'

export const SEEDED = 'turno_seeded'
export const SEEDED_DAY = 'TURNO_TEST_SEEDED_DAY'

export type DatabaseKind = 'pglite' | 'postgres'

/**
 * Databases that a flow runs on: both databases in `npm run test:whole`, only the embedded database in `npm
 * test`.
 */
export const databases: readonly DatabaseKind[] = isWhole ? ['pglite', 'postgres'] : ['pglite']

export interface SeededDatabase {
  connection: Connection
  /** Address for a second server on the same database; null for PGlite. */
  url: string | null
  dispose(): Promise<void>
}

export async function openSeeded(kind: DatabaseKind, clock: Clock): Promise<SeededDatabase> {
  return kind === 'pglite' ? openSeededPglite(clock) : openSeededPostgres(clock)
}

export async function openEmpty(kind: DatabaseKind): Promise<SeededDatabase> {
  if (kind === 'pglite') {
    const connection = await openPglite(null, migrationsFolder())
    return { connection, url: null, dispose: () => connection.close() }
  }
  const database = await createPostgresDatabase()
  const joined = await joinPostgres(database.url)
  return {
    ...joined,
    async dispose() {
      await joined.connection.close()
      await database.drop()
    },
  }
}

export async function joinPostgres(url: string): Promise<SeededDatabase> {
  const connection = await openPostgres(url, migrationsFolder(), createLogger('silent'))
  return { connection, url, dispose: () => connection.close() }
}

/** Copies the demo database of this run in 100 ms. For a clock of another day, creates the demo people anew. */
async function openSeededPostgres(clock: Clock): Promise<SeededDatabase> {
  const today = companyDate(clock.now().getTime())
  const template = process.env[SEEDED_DAY] === today ? SEEDED : undefined
  const database = await createPostgresDatabase(template)
  const joined = await joinPostgres(database.url)
  if (!template) await seedDemo(joined.connection.db, clock)
  return {
    ...joined,
    async dispose() {
      await joined.connection.close()
      await database.drop()
    },
  }
}

/** PGlite needs seconds to create a database, but only 250 ms to open the files of an existing database. */
async function openSeededPglite(clock: Clock): Promise<SeededDatabase> {
  const connection = await openPglite(null, migrationsFolder(), new SeededFiles(await seededImage(clock)))
  return { connection, url: null, dispose: () => connection.close() }
}

/** Images by day. In globalThis, because modules are evaluated again whenever a device starts (device.ts). */
const holder = globalThis as { turnoSeededImages?: Map<string, Promise<Image>> }

function seededImage(clock: Clock): Promise<Image> {
  const images = (holder.turnoSeededImages ??= new Map<string, Promise<Image>>())
  const day = companyDate(clock.now().getTime())
  const image = images.get(day) ?? readSeeded(clock)
  images.set(day, image)
  return image
}

async function readSeeded(clock: Clock): Promise<Image> {
  return readImage(new Uint8Array(readFileSync(await seededFile(clock))))
}

export async function seedFolder(dataDir: string, clock: Clock): Promise<void> {
  const copy = new Blob([readFileSync(await seededFile(clock))])
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const connection = await openPglite(join(dataDir, 'database'), migrationsFolder(), copy)
  await connection.close()
}

export async function seededFile(clock: Clock): Promise<string> {
  const folder = join(projectRoot(), '.cache/tests')
  const file = join(folder, `seeded-${cacheKey(companyDate(clock.now().getTime()))}.tar`)
  if (!existsSync(file)) await makeCopy(folder, file, clock)
  return file
}

async function makeCopy(folder: string, file: string, clock: Clock): Promise<void> {
  const connection = await openPglite(null, migrationsFolder())
  await seedDemo(connection.db, clock)
  // Nobody creates databases in a copy; without the two templates, the files take half the space.
  await connection.query.script('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await connection.query.script(`drop database ${name}`)
  const dump = await connection.dump()
  await connection.close()
  await keepCopy(folder, file, dump)
}

let sources = ''

/**
 * Hash of everything that determines the rows: schema, migrations, seed, the rules that they use, and the day.
 */
function cacheKey(day: string): string {
  sources ||= hashOfSources()
  return createHash('sha256').update(sources).update(day).digest('hex').slice(0, 24)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const room of ['server/db', 'server/seed', 'src/domain']) {
    const names = readdirSync(join(projectRoot(), room), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => /\.(ts|sql|json)$/.test(each)).sort()) {
      hash.update(name).update(readFileSync(join(projectRoot(), room, name)))
    }
  }
  return hash.digest('hex')
}

const DAY_MS = 86_400_000

async function keepCopy(folder: string, file: string, dump: Blob): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // A test with a clock of another day must not delete today's dump, which other workers still read.
  const isOld = (name: string) => {
    const there = statSync(join(folder, name), { throwIfNoEntry: false })
    return there !== undefined && Date.now() - there.mtimeMs > DAY_MS
  }
  const old = readdirSync(folder).filter(
    (name) => name.startsWith('seeded-') && name.endsWith('.tar') && isOld(name),
  )
  const draft = join(folder, `${randomBytes(6).toString('hex')}.draft`)
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
  renameSync(draft, file)
  for (const name of old) rmSync(join(folder, name), { force: true })
}
