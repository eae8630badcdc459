import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, EnvironmentError } from '../environment.ts'
import type { Logger } from '../log.ts'
import { projectRoot } from '../project-root.ts'
import type { Connection } from './connection.ts'
import { lockFolder } from './directory-lock.ts'
import { openPglite } from './pglite.ts'
import { startTexts as texts } from '../texts.ts'

/** Marker file of an unfinished restore: rows or files of the folder are incomplete. */
export const RESTORING = 'restoring'

export function migrationsFolder(): string {
  return join(projectRoot(), 'server/db/migrations')
}

/**
 * Opens the configured database and migrates its schema.
 * @throws FolderTakenError when another process uses the data folder
 * @throws EnvironmentError when a restore into the folder was interrupted
 * @throws DatabaseNewerError, DiskFullError, or the database's own error
 */
export async function connect(environment: Environment, log: Logger): Promise<Connection> {
  const { dataDir } = environment
  if (existsSync(join(dataDir, RESTORING))) throw new EnvironmentError(texts.restoring(dataDir))
  if (environment.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(environment.databaseUrl, migrationsFolder(), log)
  }
  const lock = await lockFolder(dataDir)
  try {
    const connection = await openPglite(join(dataDir, 'database'), migrationsFolder())
    return {
      ...connection,
      async close() {
        await connection.close()
        lock.release()
      },
    }
  } catch (cause) {
    lock.release()
    throw cause
  }
}
