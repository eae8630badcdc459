import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import type { Services } from '../../facilities/services.ts'
import { SheetRefused } from '../../files/people/run-people-worker.ts'
import type { Arrivals } from './tables.ts'

/** User id for unattended files in the read queue; no person has it. */
export const NOBODY = 0

export type Taken<File> = { file: File } | { refusal: string }

export async function readOrRefuse<File>(
  bytes: Uint8Array | null,
  read: (bytes: Uint8Array) => Promise<File>,
): Promise<Taken<File>> {
  if (bytes === null) return { refusal: 'gone' }
  try {
    return { file: await read(bytes) }
  } catch (cause) {
    if (!(cause instanceof SheetRefused)) throw cause
    return { refusal: cause.problem }
  }
}

interface Kind<File> {
  arrivals: Arrivals
  /** Stores the rows as an invisible import. @returns its id */
  keep: (file: File, now: Date) => Promise<number>
  /** Locks the imports until the transaction ends. */
  lock: (tx: Tx) => Promise<void>
  /** Locks the file's row and returns whether it still has its turn. */
  isStill: (tx: Tx) => Promise<boolean>
  startCheck: (tx: Tx, importId: number) => Promise<void>
  discardImports: (tx: Database | Tx, importId: number) => Promise<void>
}

/** Turns a file into an import, or stores its refusal. If the file lost its turn, its import is discarded. */
export async function takeArrival<File>(
  { db, clock, services }: { db: Database; clock: Clock; services: Pick<Services, 'files'> },
  { id, fileKey }: { id: number; fileKey: string },
  read: Taken<File>,
  { arrivals, keep, lock, isStill, startCheck, discardImports }: Kind<File>,
): Promise<void> {
  const now = clock.now()
  const kept = 'refusal' in read ? null : await keep(read.file, now)
  const take = async (tx: Tx) => {
    await lock(tx)
    if (!(await isStill(tx))) {
      if (kept !== null) await discardImports(tx, kept)
      return
    }
    if (kept !== null) await startCheck(tx, kept)
    const change = 'refusal' in read ? { refusal: read.refusal, finishedAt: now } : { importId: kept }
    await tx
      .update(arrivals)
      .set({ ...change, fileKey: null })
      .where(eq(arrivals.id, id))
    await services.files.release(tx, fileKey, now)
  }
  try {
    await db.transaction(take)
  } catch (cause) {
    // Rethrows, for example when the storage is unavailable, so that the file is read and stored again later.
    if (kept !== null) await discardImports(db, kept)
    throw cause
  }
}
