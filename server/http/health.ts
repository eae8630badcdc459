import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Connection } from '../db/connect.ts'
import { mayWrite } from '../files/disk-floor.ts'
import { projectRoot } from '../project-root.ts'

/** For a balancer: the process answers (else start it anew), and it can serve (else send nobody). */
export const LIVE_PATH = '/api/salud/live'
export const READY_PATH = '/api/salud/ready'

/** A database that is silent for this long counts as unreachable. */
const PATIENCE_MS = 2000
/** How long a write that succeeded, or failed, speaks for itself: a balancer asks every second or two. */
const WRITTEN_MS = 10_000
const REFUSED_MS = 2000

/** away: it does not answer. shut: it is read, and nothing can be written, so that nobody can sign in. */
export type DatabaseHealth = 'good' | 'shut' | 'away'

/** A row of the limits that every sign-in writes, too; the sweep takes it away. */
export const PROBE = `insert into rate_limits (key, points, expire)
  values ('salud', 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + 60000)
  on conflict (key) do update set expire = excluded.expire`

export interface Health {
  database(): Promise<DatabaseHealth>
  /** Whether a file can be written where they lie on this machine; true where they lie in a bucket. */
  files(): Promise<boolean>
}

/** @param folders where rows and files are written to on this machine */
export function createHealth(
  { query }: Pick<Connection, 'query'>,
  folders: readonly string[],
  now: () => number = () => performance.now(),
): Health {
  const isWritable = remembered(() => succeeds(query.query(PROBE)), now)
  const areFilesWritable = remembered(async () => {
    for (const folder of folders) if (!(await mayWrite(folder))) return false
    return true
  }, now)
  return {
    async database() {
      if (!(await inTime(succeeds(query.query('select 1'))))) return 'away'
      return (await inTime(isWritable())) ? 'good' : 'shut'
    },
    files: () => inTime(areFilesWritable()),
  }
}

/** One at a time, however many ask: a statement that waits for a lock would take a connection for each. */
function remembered(look: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let last: { isGood: boolean; until: number } | null = null
  let underWay: Promise<boolean> | null = null
  return async () => {
    if (last !== null && now() < last.until) return last.isGood
    underWay ??= look()
      .then((isGood) => {
        last = { isGood, until: now() + (isGood ? WRITTEN_MS : REFUSED_MS) }
        return isGood
      })
      .finally(() => {
        underWay = null
      })
    return underWay
  }
}

/** The failure is the answer. */
const succeeds = (asked: Promise<unknown>) =>
  asked.then(
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

/** The version that package.json gives. */
export function readVersion(): string {
  const content: unknown = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  return typeof content === 'object' && content !== null && 'version' in content
    ? String(content.version)
    : ''
}
