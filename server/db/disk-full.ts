import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { startTexts as texts } from '../texts.ts'

/**
 * Free space needed to open the database. PostgreSQL allocates write-ahead files of 16 MB each; opening may
 * need another.
 */
const LEAST_BYTES = 2 * 16 * 1_048_576

/** The embedded database has no space left for its write-ahead log. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(cause: unknown) {
    super(texts.diskFull, { cause })
  }
}

/** Returns the error to report for a database that could not be opened. */
export function toOpeningError(folder: string, cause: unknown): unknown {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < LEAST_BYTES ? new DiskFullError(cause) : cause
}

type Entrance = 'execProtocol' | 'execProtocolStream'

/**
 * Ends the process when the write-ahead log cannot grow. The next statement would wait forever inside the
 * database and block the whole process, without a response or a log line, even once space is free again.
 * Acknowledged data is on the disk, so a restart with free space continues.
 */
export function endWhenFull(client: PGlite): void {
  for (const entrance of ['execProtocol', 'execProtocolStream'] as const) watch(client, entrance)
}

function watch(client: PGlite, entrance: Entrance): void {
  const enter = client[entrance].bind(client) as (...given: unknown[]) => Promise<unknown>
  const watched = async (...given: unknown[]) => {
    try {
      return await enter(...given)
    } catch (cause) {
      if (isStuck(cause)) {
        process.stderr.write(`\n  ${texts.diskFull}\n\n`)
        process.exit(1)
      }
      throw cause
    }
  }
  Object.assign(client, { [entrance]: watched })
}

function isStuck(cause: unknown): boolean {
  const { code, message } = cause as { code?: string; message?: string }
  return code === '53100' && message?.includes('pg_wal/') === true
}
