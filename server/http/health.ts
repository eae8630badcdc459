import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../db/connect.ts'
import { projectRoot } from '../project-root.ts'

/** For a balancer: the process answers (else start it anew), and it can serve (else send nobody). */
export const LIVE_PATH = '/api/salud/live'
export const READY_PATH = '/api/salud/ready'

/** A database that is silent for this long counts as unreachable. */
const PATIENCE_MS = 2000

/** Whether the database answers right now. Never throws. */
export async function isHealthy({ query }: Pick<Connection, 'query'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answer = query.query('select 1').then(
    () => true,
    // The failure is the answer.
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The version that package.json gives. */
export function readVersion(): string {
  const content: unknown = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  return typeof content === 'object' && content !== null && 'version' in content
    ? String(content.version)
    : ''
}
