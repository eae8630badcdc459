import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../environment.ts'

/** In the data folder: what is there was restored, and nobody has said yet that it is the portal and no trial. */
const AT_REST = 'copy-at-rest'

type Place = Pick<Environment, 'dataDir'>

/**
 * Whether this server sends nothing and takes nothing by itself: letters, pushes, watched folders, backups. A restored copy
 * knows who is due a letter and has the addresses; beside the portal that it was made from it would send all of it again.
 * A file and no row: the rows of a backup are its own time's, and a command asks for it while a server has the database.
 */
export function isAtRest({ dataDir }: Place): boolean {
  return existsSync(join(dataDir, AT_REST))
}

export function layToRest({ dataDir }: Place): void {
  writeFileSync(join(dataDir, AT_REST), '', { mode: 0o600 })
}

/** @returns false where it was not at rest */
export function release({ dataDir }: Place): boolean {
  const wasAtRest = isAtRest({ dataDir })
  rmSync(join(dataDir, AT_REST), { force: true })
  return wasAtRest
}
