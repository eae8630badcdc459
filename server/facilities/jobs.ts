import type PgBoss from 'pg-boss'
import type { Connection, Tx } from '../db/connect.ts'
import { runText } from '../db/raw-client.ts'
import { describeFault, type Logger } from '../log.ts'

/**
 * Work that outlives a request: it is stored in the database, so any copy of the server may do it, now or after
 * a restart.
 */
export interface Jobs {
  /**
   * Adds a job in the transaction of its cause: both are rolled back together. Before the queue is open this
   * does nothing: opening looks for work anyway.
   */
  add(tx: Tx, queue: JobQueue, startAfter: Date): Promise<void>
  /** Opens in the background, and tries again while it can't. */
  start(connection: Connection, work: Readonly<Record<JobQueue, JobWork>>): void
  /** Waits for running jobs. */
  stop(): Promise<void>
}

/**
 * push: what is due is sent. payslips: those that are newly out are told. calendar: new pay periods are written. files:
 * bytes that nothing points to go. sweep: rows that are over go. papers: payslips that people are about to open are drawn.
 * savings: what was asked of the savings fund is carried out on its payday. approvals: what nobody has decided goes on. letters: who
 * may decide is written to. dates: a date of temporary staff that is reached is told. polls:
 * people are told of one that has opened, and each day newcomers are asked, too. exports: a person's own data is put together.
 * retention: what is older than its term is blocked, and later erased. people: a file of people is looked through, or
 * imported. data-imports: the same of a file of other rows. payroll: files of payroll receipts are read. people, data-imports,
 * payroll and letters run beside everything else, because one may take minutes.
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
  | 'dates'
  | 'polls'
  | 'exports'
  | 'retention'
  | 'people'
  | 'data-imports'
  | 'payroll'
/**
 * @param ending aborted when the server stops; only long work has to look at it
 * @returns when the work has to run again; null when nothing is left
 */
export type JobWork = (ending: AbortSignal) => Promise<Date | null>

/** Interval of looking for jobs; a notification may be this late. */
const LOOK_EVERY_MS = 2000
/** The clock of this machine against its own even pace: more than this it has been set back. */
const SET_BACK_MS = 60_000
/** Jobs of one queue that are taken together and done once. */
const TOGETHER = 200
const common = {
  /** A job of a copy that died is given out again after this. */
  expireInSeconds: 120,
  /** A job is never given up, however long what it needs is unavailable. */
  retryLimit: 1_000_000,
  retryDelay: 60,
  retryBackoff: false,
}
/** short: at most one job waits in a queue, so what is added for now gives way to one that waits for later. */
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
  polls: { ...common, policy: 'standard' },
  dates: { ...common, policy: 'short' },
  exports: { ...common, policy: 'standard' },
  retention: { ...common, policy: 'short' },
  payroll: { ...common, policy: 'standard' },
  people: { ...common, policy: 'standard' },
  'data-imports': { ...common, policy: 'standard' },
} as const satisfies Record<JobQueue, object>

/** Nobody's push waits for their end; less than `expireInSeconds` each, but for letters to a mail server that is slow. */
const beside: ReadonlySet<JobQueue> = new Set(['payroll', 'people', 'data-imports', 'letters'])

/**
 * pg-boss on either database. Its own worker is not used: it completes jobs without waiting for the result, and
 * an unreachable database would end the process.
 */
export function createJobs(log: Logger): Jobs {
  let boss: PgBoss | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const long = new Map<JobQueue, Promise<void>>()
  const ending = new AbortController()
  let isStopped = false

  function lookLater(look: () => Promise<void>, ms: number): void {
    if (isStopped) return
    timer = setTimeout(() => {
      running = look()
        .catch((cause: unknown) => log.warn(describeFault(cause), 'a job was not done'))
        .finally(() => lookLater(look, LOOK_EVERY_MS))
    }, ms)
    timer.unref()
  }

  /** Looks at once for what a dead copy left behind, or what was added before this one was open. */
  async function open(connection: Connection): Promise<PgBoss> {
    const made = await openBoss(connection, log)
    await bringForward(connection)
    boss = made
    for (const queue of queueNames) await made.send(queue, {})
    return made
  }

  function doBeside(made: PgBoss, queue: JobQueue, work: JobWork): Promise<void> {
    return doJobs(made, queue, () => work(ending.signal))
      .catch((cause: unknown) => log.warn(describeFault(cause), 'a job was not done'))
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
      const look = async () => {
        const made = boss ?? (await open(connection))
        if (clockAhead() < ahead - SET_BACK_MS) await bringForward(connection)
        ahead = clockAhead()
        for (const queue of queueNames) {
          if (!beside.has(queue)) await doJobs(made, queue, () => work[queue](ending.signal))
          else if (!long.has(queue)) long.set(queue, doBeside(made, queue, work[queue]))
        }
      }
      lookLater(look, 0)
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

/** ms by which the clock is ahead of the time since this process began. */
function clockAhead(): number {
  return Date.now() - performance.now()
}

/**
 * Whatever waits for later comes now: it finds what is due by itself. A clock that ran ahead has put it off until then, and
 * in a queue where one job may wait that one would keep every other out, for a year, through every start.
 */
async function bringForward({ query }: Connection): Promise<void> {
  await query.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
    [],
  )
}

const queueNames = Object.keys(queues) as JobQueue[]

/** Copies of the server that start at once take turns. */
async function openBoss(connection: Connection, log: Logger): Promise<PgBoss> {
  const { query } = connection
  // Takes a third of a second to load: the first answer does not wait for it.
  const { default: Boss } = await import('pg-boss')
  const made = new Boss({
    // A statement of values alone, or a script of several.
    db: {
      executeSql: (text, values?: unknown[]) => (values ? query.query(text, values) : query.script(text)),
    },
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
    maintenanceIntervalSeconds: 60,
  })
  made.on('error', (cause) => log.warn(describeFault(cause), 'jobs'))
  try {
    await connection.exclusively(() => prepareQueues(made))
    return made
  } catch (cause) {
    // The cause of the stop is already reported; what is left ends with it.
    await made.stop({ graceful: false }).catch(() => undefined)
    throw cause
  }
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const name of queueNames) {
    const options = { name, ...queues[name] }
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
    // Made by an earlier version, perhaps with other options.
    else await boss.updateQueue(name, options)
  }
}

/** pg-boss puts a failed job back, and it runs again a minute later. */
async function doJobs(boss: PgBoss, queue: JobQueue, work: () => Promise<Date | null>): Promise<void> {
  const jobs = await boss.fetch(queue, { batchSize: TOGETHER })
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
