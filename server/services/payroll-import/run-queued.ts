import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { PayrollFileUnfinished } from '../../files/cfdi/run-payroll-worker.ts'
import type { OpenFile } from '../../files/storage.ts'
import { MAX_JOB_MS, isFree, leaseEnd } from '../import-engine/lease.ts'
import { isRevoked, refuseRevoked } from '../import-engine/refuse-revoked.ts'
import { type ImportRow, importDocuments } from './import-file.ts'
import type { ImportParts } from './import-parts.ts'
import { ImportOvertaken } from './store-batch.ts'
import { deleteOldPapers } from './store-papers.ts'
import { importWaitingReceipts } from './import-waiting-receipts.ts'

/**
 * Number of failures without progress. From this number on, a crash of the file worker stops the run until a
 * person acts.
 */
const MAX_FAILURES = 3
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Runs queued imports one after the other, oldest first, and imports with failures last. Only the lease
 * holder works on a run and continues after the run's last stored batch.
 * @param ending aborted when the server stops; the current batch still finishes
 * @returns time of the next run; null without waiting imports
 */
export async function runQueued(parts: ImportParts, ending: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts
  const until = performance.now() + MAX_JOB_MS
  const isOver = () => ending.aborted || performance.now() > until
  await deleteOldFiles(parts)
  await deleteOldPapers(parts, new Date(clock.now().getTime() - RETENTION_MS))
  for (;;) {
    await db.transaction((tx) =>
      refuseRevoked(tx, { files: parts.files, now: clock.now() }, [payrollImports]),
    )
    const run = await takeLease(db, clock.now())
    if (run === null) break
    await runOne(parts, run, isOver)
    if (isOver()) return clock.now()
  }
  const [next] = await db
    .select({ next: min(payrollImports.leaseUntil) })
    .from(payrollImports)
    .where(and(isNull(payrollImports.finishedAt), isNotNull(payrollImports.leaseUntil)))
  return next?.next ? new Date(Math.max(next.next.getTime(), clock.now().getTime() + 1000)) : null
}

/** Frees all leases when the server starts on the embedded database, which no other process uses. */
export async function freeLeases(db: Database): Promise<void> {
  await db
    .update(payrollImports)
    .set({ lease: null, leaseUntil: null })
    .where(isNotNull(payrollImports.leaseUntil))
}

/** A run without a file belongs to the import command. */
const isOpen = and(
  isNull(payrollImports.finishedAt),
  isNotNull(payrollImports.fileKey),
  eq(payrollImports.isStopped, false),
)

async function takeLease(db: Database, now: Date): Promise<(ImportRow & { lease: string }) | null> {
  const lease = randomUUID()
  const free = db
    .select({ id: payrollImports.id })
    .from(payrollImports)
    .where(and(isOpen, isFree(payrollImports.leaseUntil, now)))
    // Runs with failures come last, because a bad file must not block the other files.
    .orderBy(asc(payrollImports.failures), asc(payrollImports.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(payrollImports)
    .set({ lease, leaseUntil: leaseEnd(now) })
    .where(eq(payrollImports.id, sql`(${free})`))
    .returning()
  return row ? { ...row, lease } : null
}

async function runOne(
  parts: ImportParts,
  run: ImportRow & { lease: string },
  isOver: () => boolean,
): Promise<void> {
  const { db, files, clock } = parts
  const holdsLease = and(eq(payrollImports.id, run.id), eq(payrollImports.lease, run.lease))
  const free = { lease: null, leaseUntil: null }
  let file: OpenFile | null = null
  try {
    file = run.fileKey === null ? null : await files.open(run.fileKey)
    if (file === null) {
      await db
        .update(payrollImports)
        .set({ ...free, finishedAt: clock.now(), refusal: 'gone', fileKey: null })
        .where(holdsLease)
      return
    }
    const end = await importDocuments(parts, file.fd, run, async ({ isStopped }) => {
      const updated = await db
        .update(payrollImports)
        .set({ leaseUntil: leaseEnd(clock.now()) })
        .where(holdsLease)
        .returning({ id: payrollImports.id })
      return updated.length > 0 && !isStopped && !isOver() && !(await isRevoked(db, run.keyId))
    })
    if (end.is === 'whole') {
      await importWaitingReceipts(parts, 'everybody')
      await finish(parts, run, end.refusal)
    }
  } catch (cause) {
    if (cause instanceof PayrollFileUnfinished) await countFailure(db, run.id)
    // Ignores the error if another server instance is further ahead; that instance continues.
    else if (!(cause instanceof ImportOvertaken)) {
      // The next run retries, for example after the storage was unavailable.
      await countInterruption(db, run.id)
      throw cause
    }
  } finally {
    await file?.close()
    await db.update(payrollImports).set(free).where(holdsLease)
  }
}

async function countFailure(db: Database, id: number): Promise<void> {
  const failures = sql`${payrollImports.failures} + 1`
  await db
    .update(payrollImports)
    .set({ failures, isStopped: sql`${failures} >= ${MAX_FAILURES}` })
    .where(eq(payrollImports.id, id))
}

async function countInterruption(db: Database, id: number): Promise<void> {
  await db
    .update(payrollImports)
    .set({ failures: sql`${payrollImports.failures} + 1` })
    .where(eq(payrollImports.id, id))
}

/** Keeps the file of a run with refused documents for a person's review. */
async function finish(
  { db, files, clock }: ImportParts,
  run: ImportRow,
  refusal: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(payrollImports)
      .set({ finishedAt: clock.now(), refusal })
      .where(and(eq(payrollImports.id, run.id), isNull(payrollImports.finishedAt)))
      .returning()
    if (!row || row.fileKey === null || row.refused > 0) return
    await files.release(tx, row.fileKey, clock.now())
    await tx.update(payrollImports).set({ fileKey: null }).where(eq(payrollImports.id, run.id))
  })
}

async function deleteOldFiles({ db, files, clock }: ImportParts): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: payrollImports.id, fileKey: payrollImports.fileKey })
      .from(payrollImports)
      .where(
        and(
          isNotNull(payrollImports.fileKey),
          lt(payrollImports.finishedAt, new Date(now.getTime() - RETENTION_MS)),
        ),
      )
      .limit(100)
      .for('update', { skipLocked: true })
    for (const { id, fileKey } of old) {
      if (fileKey !== null) await files.release(tx, fileKey, now)
      await tx.update(payrollImports).set({ fileKey: null }).where(eq(payrollImports.id, id))
    }
  })
}
