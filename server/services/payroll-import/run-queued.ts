import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { PayrollFileUnfinished } from '../../files/cfdi/run-payroll-worker.ts'
import type { OpenFile } from '../../files/storage.ts'
import { AT_WORK_MS, isFree, leaseEnd } from '../import-engine/lease.ts'
import { isRevoked, refuseRevoked } from '../import-engine/refuse-revoked.ts'
import { type ImportRow, takeDocuments } from './import-file.ts'
import type { ImportParts } from './import-parts.ts'
import { ImportOvertaken } from './store-batch.ts'
import { forgetPapers } from './store-papers.ts'
import { takeInWaiting } from './take-in.ts'

/** Failed tries without progress after which a crash of the file worker stops the run until a person acts. */
const MOST_FAILURES = 3
/** Time for which files with errors are kept for correction. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Runs queued imports one after the other, oldest first. Only the lease holder works on a run, and continues
 * after its last stored batch.
 * @param ending aborted when the server stops: the current batch is finished, and another process continues
 * @returns when to look again; null when nothing waits
 */
export async function runQueued(parts: ImportParts, ending: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts
  const until = performance.now() + AT_WORK_MS
  const isOver = () => ending.aborted || performance.now() > until
  await forgetFiles(parts)
  await forgetPapers(parts, new Date(clock.now().getTime() - KEPT_MS))
  for (;;) {
    await db.transaction((tx) =>
      refuseRevoked(tx, { files: parts.files, now: clock.now() }, [payrollImports]),
    )
    const taken = await takeLease(db, clock.now())
    if (taken === null) break
    await runOne(parts, taken, isOver)
    if (isOver()) return clock.now()
  }
  const [left] = await db
    .select({ next: min(payrollImports.leaseUntil) })
    .from(payrollImports)
    .where(and(isNull(payrollImports.finishedAt), isNotNull(payrollImports.leaseUntil)))
  return left?.next ? new Date(Math.max(left.next.getTime(), clock.now().getTime() + 1000)) : null
}

/**
 * Frees all leases at the start of the server on the embedded database, where no other process can hold one.
 */
export async function freeLeases(db: Database): Promise<void> {
  await db
    .update(payrollImports)
    .set({ lease: null, leaseUntil: null })
    .where(isNotNull(payrollImports.leaseUntil))
}

/** Runs that the job may take; a run without a file belongs to the import command. */
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
    // Runs with failures come last, so that a bad file does not block the others.
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
  const isMine = and(eq(payrollImports.id, run.id), eq(payrollImports.lease, run.lease))
  const free = { lease: null, leaseUntil: null }
  let file: OpenFile | null = null
  try {
    file = run.fileKey === null ? null : await files.open(run.fileKey)
    if (file === null) {
      await db
        .update(payrollImports)
        .set({ ...free, finishedAt: clock.now(), refusal: 'gone', fileKey: null })
        .where(isMine)
      return
    }
    const end = await takeDocuments(parts, file.fd, run, async ({ isStopped }) => {
      const still = await db
        .update(payrollImports)
        .set({ leaseUntil: leaseEnd(clock.now()) })
        .where(isMine)
        .returning({ id: payrollImports.id })
      return still.length > 0 && !isStopped && !isOver() && !(await isRevoked(db, run.keyId))
    })
    if (end.is === 'whole') {
      await takeInWaiting(parts, 'everybody')
      await finish(parts, run, end.refusal)
    }
  } catch (cause) {
    if (cause instanceof PayrollFileUnfinished) await noteFailure(db, run.id)
    // Another process is further ahead and continues.
    else if (!(cause instanceof ImportOvertaken)) {
      // Retries until the cause is gone, for example unavailable storage.
      await noteBreak(db, run.id)
      throw cause
    }
  } finally {
    await file?.close()
    await db.update(payrollImports).set(free).where(isMine)
  }
}

async function noteFailure(db: Database, id: number): Promise<void> {
  const failures = sql`${payrollImports.failures} + 1`
  await db
    .update(payrollImports)
    .set({ failures, isStopped: sql`${failures} >= ${MOST_FAILURES}` })
    .where(eq(payrollImports.id, id))
}

async function noteBreak(db: Database, id: number): Promise<void> {
  await db
    .update(payrollImports)
    .set({ failures: sql`${payrollImports.failures} + 1` })
    .where(eq(payrollImports.id, id))
}

/** Keeps the file while it has documents to correct. */
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

async function forgetFiles({ db, files, clock }: ImportParts): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: payrollImports.id, fileKey: payrollImports.fileKey })
      .from(payrollImports)
      .where(
        and(
          isNotNull(payrollImports.fileKey),
          lt(payrollImports.finishedAt, new Date(now.getTime() - KEPT_MS)),
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
