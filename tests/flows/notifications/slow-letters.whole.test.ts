import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, type JobQueue, type Jobs, type JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import { openEmpty, type SeededDatabase } from '#tests/support/server/databases/database.ts'

const others: readonly JobQueue[] = ['push', 'payslips', 'savings', 'dates', 'polls', 'data-imports', 'sweep']
let database: SeededDatabase
let jobs: Jobs

beforeEach(async () => {
  database = await openEmpty('postgres')
  jobs = createJobs(createLogger('silent'))
})
afterEach(() => database.dispose())

test('runs all other jobs repeatedly while emails wait', { timeout: 300_000 }, async () => {
  let answer: (none: null) => void = () => undefined
  const late = new Promise<null>((resolve) => (answer = resolve))
  const rounds = new Map<JobQueue, number>()
  const done = (queue: JobQueue, again: Date | null): JobWork => {
    return async () => {
      rounds.set(queue, (rounds.get(queue) ?? 0) + 1)
      return again
    }
  }
  const work = new Proxy({} as Record<JobQueue, JobWork>, {
    get: (_, queue: JobQueue) => (queue === 'letters' ? () => late : done(queue, new Date())),
  })
  jobs.start(database.connection, work)
  const fewest = () => Math.min(...others.map((queue) => rounds.get(queue) ?? 0))
  try {
    await vi.waitFor(() => expect(fewest()).toBeGreaterThan(1), { timeout: 120_000, interval: 100 })
  } finally {
    answer(null)
    await jobs.stop()
  }
})
