import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Returns the repository's folder, found by its migrations. This file runs from server/ in development and
 * from the bundle in dist-server/ in production.
 * @throws Error when the server was moved out of its repository
 */
export function projectRoot(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      if (existsSync(join(folder, 'server/db/migrations/meta/_journal.json'))) return folder
      if (folder === dirname(folder)) break
    }
  }
  throw new Error('server/db/migrations is neither above the server nor above the working directory')
}
