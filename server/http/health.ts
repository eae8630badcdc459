import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Connection } from '../db/connection.ts'
import { isWritable } from '../files/disk-floor.ts'
import { projectRoot } from '../project-root.ts'

/**
 * Endpoints for a load balancer:
 * - live: the process responds. Otherwise restart it.
 * - ready: the server can handle requests. Otherwise route no requests to it.
 */
export const LIVE_PATH = '/api/salud/live'
export const READY_PATH = '/api/salud/ready'

const PATIENCE_MS = 2000
/**
 * Time in ms for which a successful or a failed check is cached. A load balancer asks every second or two.
 */
const WRITTEN_MS = 10_000
const REFUSED_MS = 2000

/**
 * State of the database:
 * - away: it does not respond.
 * - shut: it is read-only, so nobody can sign in.
 */
export type DatabaseHealth = 'good' | 'shut' | 'away'

/** Writes a row of rate_limits, as every sign-in does. The cleanup deletes the row. */
export const PROBE = `insert into rate_limits (key, points, expire)
  values ('salud', 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + 60000)
  on conflict (key) do update set expire = excluded.expire`

export interface Health {
  database(): Promise<DatabaseHealth>
  files(): Promise<boolean>
}

export function createHealth(
  { query }: Pick<Connection, 'query'>,
  folders: readonly string[],
  now: () => number = () => performance.now(),
): Health {
  const isDatabaseWritable = remembered(() => succeeds(query.query(PROBE)), now)
  const areFilesWritable = remembered(async () => {
    for (const folder of folders) if (!(await isWritable(folder))) return false
    return true
  }, now)
  return {
    async database() {
      if (!(await inTime(succeeds(query.query('select 1'))))) return 'away'
      return (await inTime(isDatabaseWritable())) ? 'good' : 'shut'
    },
    files: () => inTime(areFilesWritable()),
  }
}

/**
 * Caches a check and shares a running one among all callers. Otherwise each caller would use a connection
 * while it waits for a lock.
 */
function remembered(check: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let last: { isGood: boolean; until: number } | null = null
  let running: Promise<boolean> | null = null
  return async () => {
    if (last !== null && now() < last.until) return last.isGood
    running ??= check()
      .then((isGood) => {
        last = { isGood, until: now() + (isGood ? WRITTEN_MS : REFUSED_MS) }
        return isGood
      })
      .finally(() => {
        running = null
      })
    return running
  }
}

/** Converts a failure into false. */
const succeeds = (statement: Promise<unknown>) =>
  statement.then(
    () => true,
    () => false,
  )

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

export function readVersion(): string {
  const content: unknown = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  return typeof content === 'object' && content !== null && 'version' in content
    ? String(content.version)
    : ''
}
