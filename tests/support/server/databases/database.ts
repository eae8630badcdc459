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
import type { Connection, Database } from '#server/db/connection.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { users } from '#server/db/schema/people.ts'
import { seedDemo } from '#server/seed/demo.ts'
import { DEMO_PASSWORD } from '#server/seed/people.ts'
import { createLogger } from '#server/log.ts'
import { projectRoot } from '#server/project-root.ts'
import type { Clock } from '#server/clock.ts'
import { DatabaseFiles, type Image, packImage, unpackImage } from './database-files.ts'
import { createPostgresDatabase, SHARED_PORT, type TestDatabase } from './postgres.ts'
import { quickHash } from '../quick-hash.ts'
import { isWhole } from '../whole.ts'

/** Databases of the shared PostgreSQL that others are copied from: migrated without rows, and with the demo people. */
export const EMPTY = 'turno_empty'
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
  return kind === 'pglite' ? openImage(await seededImage(clock)) : openOwn(await seededPostgres(clock))
}

/** Opens a database that has only the schema. */
export async function openEmpty(kind: DatabaseKind): Promise<SeededDatabase> {
  return kind === 'pglite' ? openImage(await emptyImage()) : openOwn(await emptyPostgres())
}

export async function joinPostgres(url: string): Promise<SeededDatabase> {
  const connection = await openPostgres(url, migrationsFolder(), createLogger('silent'))
  return { connection, url, dispose: () => connection.close() }
}

async function openOwn(database: TestDatabase): Promise<SeededDatabase> {
  const joined = await joinPostgres(database.url)
  return {
    ...joined,
    async dispose() {
      await joined.connection.close()
      await database.drop()
    },
  }
}

/** Creates a database that has only the schema, or nothing when this process has its own PostgreSQL. */
export function emptyPostgres(): Promise<TestDatabase> {
  return createPostgresDatabase(process.env[SHARED_PORT] === undefined ? undefined : EMPTY)
}

/** Copies the demo database of this run in 100 ms. For a clock of another day, creates the demo people anew. */
export async function seededPostgres(clock: Clock): Promise<TestDatabase> {
  const today = companyDate(clock.now().getTime())
  if (process.env[SEEDED_DAY] === today) return createPostgresDatabase(SEEDED)
  const database = await emptyPostgres()
  const joined = await joinPostgres(database.url)
  await seedQuickly(joined.connection.db, clock)
  await joined.dispose()
  return database
}

/** Inserts the demo people with a password that is quick to check, because the tests sign in thousands of times. */
export async function seedQuickly(db: Database, clock: Clock): Promise<void> {
  await seedDemo(db, clock)
  await db.update(users).set({ passwordHash: await quickHash(DEMO_PASSWORD) })
}

/** PGlite needs seconds to create a database, but only 200 ms to open the files of an existing database. */
async function openImage(image: Image): Promise<SeededDatabase> {
  const connection = await openPglite(null, migrationsFolder(), new DatabaseFiles(image))
  const dispose = async () => {
    await connection.close()
    // Frees about 60 MB: the test files of a worker keep their closed databases, and PGlite keeps its memory.
    Object.assign((connection.db as unknown as { $client: object }).$client, {
      mod: undefined,
      fs: undefined,
    })
  }
  return { connection, url: null, dispose }
}

/** Writes a data folder with the demo people. */
export async function seedFolder(dataDir: string, clock: Clock): Promise<void> {
  writeFolder(dataDir, await seededImage(clock))
}

/** Writes a data folder whose database has only the schema. */
export async function emptyFolder(dataDir: string): Promise<void> {
  writeFolder(dataDir, await emptyImage())
}

function writeFolder(dataDir: string, { folders, files }: Image): void {
  const database = join(dataDir, 'database')
  for (const path of ['', ...folders]) mkdirSync(join(database, path), { recursive: true, mode: 0o700 })
  for (const { path, content } of files) writeFileSync(join(database, path), content, { mode: 0o600 })
}

/** Images by file. In globalThis, because modules are evaluated again whenever a device starts (device.ts). */
const holder = globalThis as { turnoImages?: Map<string, Image> }

async function seededImage(clock: Clock): Promise<Image> {
  const file = seededFile(clock)
  if (!existsSync(file)) await makeImages(clock)
  return readImage(file)
}

async function emptyImage(): Promise<Image> {
  const file = imageFile('empty')
  if (!existsSync(file)) await makeImages({ now: () => new Date() })
  return readImage(file)
}

function readImage(file: string): Image {
  const images = (holder.turnoImages ??= new Map<string, Image>())
  const image = images.get(file) ?? unpackImage(new Uint8Array(readFileSync(file)))
  images.set(file, image)
  return image
}

/** Makes today's images unless they exist. */
export async function prepareImages(): Promise<void> {
  const clock = { now: () => new Date() }
  if (!existsSync(seededFile(clock)) || !existsSync(imageFile('empty'))) await makeImages(clock)
}

async function makeImages(clock: Clock): Promise<void> {
  const empty = new DatabaseFiles(null)
  const made = await openPglite(null, migrationsFolder(), empty)
  // Nobody creates databases in a copy; without the two templates, the files take half the space.
  await made.query.script('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await made.query.script(`drop database ${name}`)
  await made.close()
  keepImage(imageFile('empty'), empty.image())
  const seeded = new DatabaseFiles(empty.image())
  const filled = await openPglite(null, migrationsFolder(), seeded)
  await seedQuickly(filled.db, clock)
  await filled.close()
  keepImage(seededFile(clock), seeded.image())
}

const seededFile = (clock: Clock) => imageFile(companyDate(clock.now().getTime()))

const FOLDER = join(projectRoot(), '.cache/tests')

let sources = ''

/** @param what a day, or `empty` */
function imageFile(what: string): string {
  sources ||= hashOfSources()
  return join(FOLDER, `${what}-${sources}.image`)
}

/** Hash of everything that determines the rows: schema, migrations, seed, the rules that they use, these files. */
function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const room of ['server/db', 'server/seed', 'src/domain', 'tests/support/server/databases']) {
    const names = readdirSync(join(projectRoot(), room), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => /\.(ts|sql|json)$/.test(each)).sort()) {
      hash.update(name).update(readFileSync(join(projectRoot(), room, name)))
    }
  }
  return hash.digest('hex').slice(0, 24)
}

const DAY_MS = 86_400_000

function keepImage(file: string, image: Image): void {
  mkdirSync(FOLDER, { recursive: true })
  // A test with a clock of another day must not delete today's image, which other workers still read.
  const isOld = (name: string) => {
    const there = statSync(join(FOLDER, name), { throwIfNoEntry: false })
    return there !== undefined && Date.now() - there.mtimeMs > DAY_MS
  }
  // Earlier versions wrote .tar files.
  const old = readdirSync(FOLDER).filter((name) => /\.(image|tar)$/.test(name) && isOld(name))
  const draft = join(FOLDER, `${randomBytes(6).toString('hex')}.draft`)
  writeFileSync(draft, packImage(image))
  renameSync(draft, file)
  for (const name of old) rmSync(join(FOLDER, name), { force: true })
}
