import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { startTexts as texts } from '../texts.ts'

/** Free bytes for opening the database. PostgreSQL allocates write-ahead files of 16 MB each. */
const MIN_FREE_BYTES = 2 * 16 * 1_048_576

export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(cause: unknown) {
    super(texts.diskFull, { cause })
  }
}

export function toOpeningError(folder: string, cause: unknown): unknown {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < MIN_FREE_BYTES ? new DiskFullError(cause) : cause
}

type Method = 'execProtocol' | 'execProtocolStream'

/**
 * Ends the process when the write-ahead log cannot grow. Otherwise the next statement would wait forever
 * inside the database and block the process, even once space is free. Acknowledged data is on the disk, so a
 * restart with free space continues.
 */
export function endWhenFull(client: PGlite): void {
  for (const method of ['execProtocol', 'execProtocolStream'] as const) watch(client, method)
}

function watch(client: PGlite, method: Method): void {
  const run = client[method].bind(client) as (...args: unknown[]) => Promise<unknown>
  const watched = async (...args: unknown[]) => {
    try {
      return await run(...args)
    } catch (cause) {
      if (isStuck(cause)) {
        process.stderr.write(`\n  ${texts.diskFull}\n\n`)
        process.exit(1)
      }
      throw cause
    }
  }
  Object.assign(client, { [method]: watched })
}

function isStuck(cause: unknown): boolean {
  const { code, message } = cause as { code?: string; message?: string }
  return code === '53100' && message?.includes('pg_wal/') === true
}
