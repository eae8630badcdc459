import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { companyDate } from '#domain/time/dates.ts'
import { EMPTY, joinPostgres, SEEDED, SEEDED_DAY, seedQuickly } from './database.ts'
import { SHORT_LIFE_FLAGS } from '../portal.ts'
import { isWhole } from '../whole.ts'
import { administer, SHARED_PORT, startPostgres, urlOf } from './postgres.ts'

const clock = { now: () => new Date() }

/**
 * Prepares the PGlite images, and for `npm run test:whole` a PostgreSQL; each test file works on copies.
 */
export async function setup(): Promise<() => Promise<void>> {
  const [end] = await Promise.all([isWhole ? onePostgres() : async () => undefined, onePglite()])
  return end
}

async function onePglite(): Promise<void> {
  const script = fileURLToPath(new URL('make-images.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [...SHORT_LIFE_FLAGS, '--import', 'tsx', script])
}

async function onePostgres(): Promise<() => Promise<void>> {
  const { child, port } = await startPostgres()
  await administer(port, `create database ${EMPTY}`)
  // PostgreSQL cannot copy a database that has connections.
  await (await joinPostgres(urlOf(port, EMPTY))).dispose()
  await administer(port, `create database ${SEEDED} template ${EMPTY}`)
  const seeded = await joinPostgres(urlOf(port, SEEDED))
  await seedQuickly(seeded.connection.db, clock)
  await seeded.dispose()
  process.env[SHARED_PORT] = String(port)
  process.env[SEEDED_DAY] = companyDate(Date.now())
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.stdin?.end()
    await ended
  }
}
