import type PgBoss from 'pg-boss'
import type { Connection, Tx } from '../db/connect.ts'
import { runText } from '../db/raw-client.ts'
import { describeFault, type Logger } from '../log.ts'

/** Work that outlives a request: it stands in the database, so any copy of the server may do it, now or after a restart. */
export interface Jobs {
  /** Inside the transaction of what it is about: rolled back together. Until it is open there is none: opening looks anyway. */
  add(tx: Tx, queue: JobQueue, startAfter: Date): Promise<void>
  /** Opens in the background, and tries again while it can't. */
  start(connection: Connection, work: Readonly<Record<JobQueue, JobWork>>): void
  /** Waits for what is at work. */
  stop(): Promise<void>
}

/**
 * push: what is due is sent. payslips: those that are newly out are told. calendar: new pay periods are written. files:
 * bytes that nothing points to go. sweep: rows that are over go. papers: payslips that people are about to open are drawn.
 */
export type JobQueue = 'push' | 'payslips' | 'calendar' | 'files' | 'sweep' | 'papers'
/** @returns when it has to be done again; null when nothing is left */
export type JobWork = () => Promise<Date | null>

/** Between two looks; a notification may be so late. */
const LOOK_EVERY_MS = 2000
/** Jobs that ask for the same are done together. */
const TOGETHER = 200
const common = {
  /** Whoever has died with a job in hand gives it back after so long. */
  expireInSeconds: 120,
  /** However long what it needs is away, it is not given up. */
  retryLimit: 1_000_000,
  retryDelay: 60,
  retryBackoff: false,
}
/** short: of those that wait there is only one. */
const queues = {
  push: { ...common, policy: 'standard' },
  payslips: { ...common, policy: 'short' },
  calendar: { ...common, policy: 'short' },
  files: { ...common, policy: 'short' },
  sweep: { ...common, policy: 'short' },
  papers: { ...common, policy: 'short' },
} as const satisfies Record<JobQueue, object>

/**
 * pg-boss on either database. Its own worker is not used: it settles jobs without waiting for the answer, and a database
 * that is away would end the process.
 */
export function createJobs(log: Logger): Jobs {
  let boss: PgBoss | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
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

  /** What a copy that died has left behind, or was told before this one was open, is looked at once. */
  async function open(connection: Connection): Promise<PgBoss> {
    const made = await openBoss(connection, log)
    boss = made
    for (const queue of queueNames) await made.send(queue, {})
    return made
  }

  return {
    async add(tx, queue, startAfter) {
      if (boss === null) return
      const db = { executeSql: (text: string, values: unknown[]) => runText(tx, text, values) }
      await boss.send(queue, {}, { db, startAfter })
    },
    start(connection, work) {
      lookLater(async () => lookAt(boss ?? (await open(connection)), work), 0)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      await boss?.stop({ graceful: false })
      boss = null
    },
  }
}

const queueNames = Object.keys(queues) as JobQueue[]

/** Copies of the server that start at once take turns. */
async function openBoss(connection: Connection, log: Logger): Promise<PgBoss> {
  const { query } = connection
  // A third of a second to load: the first answer does not wait for it.
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
    // What it was stopped for is told, and its rest goes with it.
    await made.stop({ graceful: false }).catch(() => undefined)
    throw cause
  }
}

async function prepareQueues(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const name of queueNames) {
    const options = { name, ...queues[name] }
    if ((await boss.getQueue(name)) === null) await boss.createQueue(name, options)
    // Made by an earlier version, maybe with other options.
    else await boss.updateQueue(name, options)
  }
}

async function lookAt(boss: PgBoss, work: Readonly<Record<JobQueue, JobWork>>): Promise<void> {
  for (const queue of queueNames) await doJobs(boss, queue, work[queue])
}

/** What fails is put back by pg-boss, and done again a minute later. */
async function doJobs(boss: PgBoss, queue: JobQueue, work: JobWork): Promise<void> {
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
