import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/**
 * Marker file in the data folder: the data was restored, and nobody has confirmed that this is the production
 * portal.
 */
const AT_REST = 'copy-at-rest'

type Place = Pick<Environment, 'dataDir'>

/**
 * Returns whether background work is off: letters, pushes, watched folders, backups. A restored copy knows
 * pending letters and their addresses, and would send them again beside the original portal.
 * It is a file and not a row, because a backup contains older rows, and because a command reads it while a
 * server holds the database.
 */
export function isAtRest({ dataDir }: Place): boolean {
  return existsSync(join(dataDir, AT_REST))
}

export function layToRest({ dataDir }: Place): void {
  writeFileSync(join(dataDir, AT_REST), '', { mode: 0o600 })
}

/** Removes the marker. @returns false when there was none */
export function release({ dataDir }: Place): boolean {
  const wasAtRest = isAtRest({ dataDir })
  rmSync(join(dataDir, AT_REST), { force: true })
  return wasAtRest
}
