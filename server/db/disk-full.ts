import { statfsSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { startTexts as texts } from '../texts.ts'

/** PostgreSQL writes ahead into files of 16 MB, which it makes whole; an opening may need one, too. */
const LEAST_BYTES = 2 * 16 * 1_048_576

/** The embedded database has no room left to write ahead. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(cause: unknown) {
    super(texts.diskFull, { cause })
  }
}

/** @returns what to say of a database that could not be opened */
export function whyNotOpened(folder: string, cause: unknown): unknown {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < LEAST_BYTES ? new DiskFullError(cause) : cause
}

type Entrance = 'execProtocol' | 'execProtocolStream'

/**
 * Where no further file can be made to write ahead into, the next statement would wait for itself for ever, inside the
 * database, and the whole process with it: no answer, no line, not even when there is room again. What was acknowledged is
 * on the disk, so the process ends here, says why, and a start with room goes on.
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
