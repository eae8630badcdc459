import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/**
 * Marker file in a data folder with restored data. It exists until a person confirms that this is the
 * production portal.
 */
const AT_REST = 'copy-at-rest'

type Place = Pick<Environment, 'dataDir'>

/**
 * Returns whether emails, pushes, watched folders and backups are off. A restored copy contains pending
 * emails and would send them a second time. The marker is a file, because a restore replaces all rows and a
 * command must read the marker while a server locks the database.
 */
export function isAtRest({ dataDir }: Place): boolean {
  return existsSync(join(dataDir, AT_REST))
}

export function markAtRest({ dataDir }: Place): void {
  writeFileSync(join(dataDir, AT_REST), '', { mode: 0o600 })
}

/** Removes the marker. @returns false when there was none */
export function clearAtRest({ dataDir }: Place): boolean {
  const wasAtRest = isAtRest({ dataDir })
  rmSync(join(dataDir, AT_REST), { force: true })
  return wasAtRest
}
