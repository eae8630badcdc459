import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobs, type JobQueue, type Jobs, type JobWork } from '#server/facilities/jobs.ts'
import { createLogger } from '#server/log.ts'
import { openEmpty, type SeededDatabase } from '#tests/support/server/databases/database.ts'

const PATIENCE = { timeout: 120_000, interval: 100 }
let database: SeededDatabase
let jobs: Jobs
beforeEach(async () => {
  database = await openEmpty('pglite')
  jobs = createJobs(createLogger('silent'))
})
afterEach(() => database.dispose())

test.each(['people', 'data-imports', 'payroll'] as const)(
  'starts every queue while %s does not end, and ends it on stop',
  { timeout: 300_000 },
  async (long) => {
    const begun = new Set<JobQueue>()
    let isEnded = false
    const work = new Proxy({} as Record<JobQueue, JobWork>, {
      get: (_target, queue: JobQueue) => async (ending: AbortSignal) => {
        begun.add(queue)
        if (queue !== long) return null
        await new Promise((resolve) => ending.addEventListener('abort', resolve))
        isEnded = true
        return null
      },
    })
    jobs.start(database.connection, work)
    await vi.waitFor(() => expect(begun.size).toBe(18), PATIENCE)
    expect([begun.has('push'), begun.has(long), isEnded]).toEqual([true, true, false])
    await jobs.stop()
    expect(isEnded).toBe(true)
  },
)
