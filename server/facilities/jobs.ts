import type PgBoss from 'pg-boss'
import type { Connection, Tx } from '../db/connection.ts'
import { runText } from '../db/raw-client.ts'
import { describeFault, type Logger } from '../log.ts'

export interface Jobs {
  /**
   * Adds a job in the transaction that needs it: a rollback also removes the job. Does nothing before the
   * queue is open, because opening the queue checks for work.
   */
  add(tx: Tx, queue: JobQueue, startAfter: Date): Promise<void>
  start(connection: Connection, work: Readonly<Record<JobQueue, JobWork>>): void
  stop(): Promise<void>
}

/**
 * Queues of jobs:
 * - push: sends due pushes.
 * - payslips: imports receipts that waited for a new person, and notifies about new payslips.
 * - papers: draws PDFs of payslips that are likely to be opened.
 * - calendar: adds pay periods for clarifications.
 * - savings: executes requests of the savings fund on their payday.
 * - approvals: escalates undecided requests, and notifies about the end of ARCO terms.
 * - letters: sends emails to approvers, visitors, candidates, evaluators and new people.
 * - account-letters: sends emails about accounts. Not part of `letters`: a process of an earlier version may
 *   complete a job of `letters` without sending these emails.
 * - dates: notifies about dates of temporary staff.
 * - polls: notifies about open polls, and adds newcomers to them daily.
 * - exports: makes exports of personal data.
 * - files: deletes unused files.
 * - sweep: deletes expired rows.
 * - retention: blocks and later erases old data.
 * - erasures: copies new erasures to the list outside the database.
 * - people: checks or imports a file of people.
 * - data-imports: checks or imports a file of other rows.
 * - payroll: reads files of receipts.
 * - webhooks: sends decisions to the addresses of other programs.
 *
 * One run of people, data-imports, payroll, letters, account-letters or webhooks may take more than a minute. These
 * queues run in parallel to all others.
 */
export type JobQueue =
  | 'push'
  | 'payslips'
  | 'calendar'
  | 'files'
  | 'sweep'
  | 'papers'
  | 'savings'
  | 'approvals'
  | 'letters'
  | 'account-letters'
  | 'dates'
  | 'polls'
  | 'exports'
  | 'retention'
  | 'erasures'
  | 'people'
  | 'data-imports'
  | 'payroll'
  | 'webhooks'
/**
 * Does the work of a queue.
 * @param ending aborted when the server stops; only long work must check it
 * @returns time of the next run; null when nothing is left
 */
export type JobWork = (ending: AbortSignal) => Promise<Date | null>

/** Polling interval in ms: a notification may be late by this time. */
const POLL_MS = 2000
/** Decrease of clockAhead() in ms above which somebody has set the clock back. */
const SET_BACK_MS = 60_000
const MAX_JOBS_PER_RUN = 200
const common = {
  /** Time in s after which a job of a dead instance is assigned again. */
  expireInSeconds: 120,
  retryLimit: 1_000_000,
  retryDelay: 60,
  retryBackoff: false,
}
/**
 * Policies: `standard` queues any number of jobs. `short` lets one job wait and drops the others, even an
 * immediate job while a later one waits.
 */
const queues = {
  push: { ...common, policy: 'standard' },
  payslips: { ...common, policy: 'short' },
  calendar: { ...common, policy: 'short' },
  files: { ...common, policy: 'short' },
  sweep: { ...common, policy: 'short' },
  papers: { ...common, policy: 'short' },
  savings: { ...common, policy: 'short' },
  approvals: { ...common, policy: 'short' },
  letters: { ...common, policy: 'standard' },
  'account-letters': { ...common, policy: 'standard' },
  polls: { ...common, policy: 'standard' },
  dates: { ...common, policy: 'short' },
  exports: { ...common, policy: 'standard' },
  retention: { ...common, policy: 'short' },
  erasures: { ...common, policy: 'standard' },
  payroll: { ...common, policy: 'standard' },
  people: { ...common, policy: 'standard' },
  'data-imports': { ...common, policy: 'standard' },
  webhooks: { ...common, policy: 'standard' },
} as const satisfies Record<JobQueue, object>

/**
 * Queues that run in parallel, so that no push waits for them. A run takes less than `expireInSeconds`,
 * except with a slow mail server.
 */
const parallelQueues: ReadonlySet<JobQueue> = new Set([
  'payroll',
  'people',
  'data-imports',
  'letters',
  'account-letters',
  'webhooks',
])

/**
 * Creates the jobs with pg-boss on either database, but without its worker. That worker completes jobs
 * without waiting for the result. An unreachable database would make it end the process.
 */
export function createJobs(log: Logger): Jobs {
  let boss: PgBoss | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const long = new Map<JobQueue, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false

  function pollLater(poll: () => Promise<void>, ms: number): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = poll()
        .catch((cause: unknown) => log.warn(describeFault(cause), 'a job failed'))
        .finally(() => pollLater(poll, POLL_MS))
    }, ms)
    timer.unref()
  }

  async function open(connection: Connection): Promise<PgBoss> {
    const made = await openBoss(connection, log)
    await makeAllDue(connection)
    boss = made
    for (const queue of queueNames) await made.send(queue, {})
    return made
  }

  function doInParallel(made: PgBoss, queue: JobQueue, work: JobWork): Promise<void> {
    return doJobs(made, queue, () => work(ending.signal))
      .catch((cause: unknown) => log.warn(describeFault(cause), 'a job failed'))
      .finally(() => long.delete(queue))
  }

  return {
    async add(tx, queue, startAfter) {
      if (boss === null) return
      const db = { executeSql: (text: string, values: unknown[]) => runText(tx, text, values) }
      await boss.send(queue, {}, { db, startAfter })
    },
    start(connection, work) {
      let ahead = clockAhead()
      const poll = async () => {
        const made = boss ?? (await open(connection))
        if (clockAhead() < ahead - SET_BACK_MS) await makeAllDue(connection)
        ahead = clockAhead()
        for (const queue of queueNames) {
          if (!parallelQueues.has(queue)) await doJobs(made, queue, () => work[queue](ending.signal))
          else if (!long.has(queue)) long.set(queue, doInParallel(made, queue, work[queue]))
        }
      }
      pollLater(poll, 0)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      ending.abort()
      await running
      await Promise.all(long.values())
      await boss?.stop({ graceful: false })
      boss = null
    },
  }
}

/** Returns the ms by which the clock is ahead of the monotonic time since the start. */
function clockAhead(): number {
  return Date.now() - performance.now()
}

/**
 * Makes all delayed jobs due. A job does only due work, so an early run is harmless. A clock that ran ahead
 * may have delayed a job by a year. In a `short` queue that job would block all others.
 */
async function makeAllDue({ query }: Connection): Promise<void> {
  await query.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
    [],
  )
}

const queueNames = Object.keys(queues) as JobQueue[]

async function openBoss(connection: Connection, log: Logger): Promise<PgBoss> {
  const { query } = connection
  // Loading pg-boss takes a third of a second. Imported here, it does not delay the first response.
  const { default: Boss } = await import('pg-boss')
  const made = new Boss({
    db: {
      executeSql: (text, values?: unknown[]) => (values ? query.query(text, values) : query.script(text)),
    },
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
    maintenanceIntervalSeconds: 60,
  })
  made.on('error', (cause) => log.warn(describeFault(cause), 'the job queue reported an error'))
  try {
    await connection.exclusively(() => prepareQueues(made))
    return made
  } catch (cause) {
    // Ignores errors of the stop: the caller gets the first error.
    await made.stop({ graceful: false }).catch(() => undefined)
    throw cause
  }
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const name of queueNames) {
    const options = { name, ...queues[name] }
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
    else await boss.updateQueue(name, options)
  }
}

async function doJobs(boss: PgBoss, queue: JobQueue, work: () => Promise<Date | null>): Promise<void> {
  const jobs = await boss.fetch(queue, { batchSize: MAX_JOBS_PER_RUN })
  if (jobs.length === 0) return
  const ids = jobs.map(({ id }) => id)
  try {
    const again = await work()
    if (again !== null) await boss.send(queue, {}, { startAfter: again })
    await boss.complete(queue, ids)
  } catch (cause) {
    await boss.fail(queue, ids, describeFault(cause))
    throw cause
  }
}
