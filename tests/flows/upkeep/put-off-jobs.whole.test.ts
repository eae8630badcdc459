import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, type JobQueue, type Jobs, type JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import { openEmpty, type SeededDatabase } from '#tests/support/server/databases/database.ts'

const YEAR_MS = 365 * 24 * 60 * 60_000
const PATIENCE = { timeout: 120_000, interval: 100 }
const all: readonly JobQueue[] = [
  'push',
  'payslips',
  'calendar',
  'files',
  'sweep',
  'papers',
  'savings',
  'approvals',
  'letters',
  'account-letters',
  'dates',
  'polls',
  'exports',
  'retention',
  'people',
  'data-imports',
  'payroll',
  'webhooks',
]
const now = Date.now
let database: SeededDatabase
let jobs: Jobs
let done: Set<JobQueue>

beforeEach(async () => {
  database = await openEmpty('postgres')
  done = new Set()
})
afterEach(async () => {
  Date.now = now
  await jobs.stop()
  await database.dispose()
})

function start(again: () => Date | null): void {
  jobs = createJobs(createLogger('silent'))
  const work = Object.fromEntries(
    all.map((queue): [JobQueue, JobWork] => [
      queue,
      async () => {
        done.add(queue)
        return again()
      },
    ]),
  ) as Record<JobQueue, JobWork>
  jobs.start(database.connection, work)
}

const everyOne = () => vi.waitFor(() => expect([...done].sort()).toEqual([...all].sort()), PATIENCE)

test('runs a postponed job at the next start', { timeout: 300_000 }, async () => {
  start(() => new Date(now() + YEAR_MS))
  await everyOne()
  await jobs.stop()
  done.clear()
  start(() => null)
  await everyOne()
})

test('runs a postponed job as soon as the clock is corrected', { timeout: 300_000 }, async () => {
  Date.now = () => now() + YEAR_MS
  start(() => new Date(Date.now() + 60_000))
  await everyOne()
  Date.now = now
  done.clear()
  await everyOne()
})
