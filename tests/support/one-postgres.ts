import { companyDate } from '#domain/dates.ts'
import { seedDemo } from '#server/db/seed/demo.ts'
import { joinPostgres, SEEDED, SEEDED_DAY } from './database.ts'
import { administer, SHARED_PORT, startPostgres, urlOf } from './postgres.ts'

/** One PostgreSQL with the demo people for all flow tests; each file works on a copy of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const { child, port } = await startPostgres()
  const clock = { now: () => new Date() }
  await administer(port, `create database ${SEEDED}`)
  const joined = await joinPostgres(urlOf(port, SEEDED))
  await seedDemo(joined.connection.db, clock)
  // A database that somebody is connected to can't be copied.
  await joined.dispose()
  process.env[SHARED_PORT] = String(port)
  process.env[SEEDED_DAY] = companyDate(Date.now())
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.ref()
    child.stdin?.end()
    await ended
  }
}
