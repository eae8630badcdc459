import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { type PayrollReaderLimits, PayrollFileUnfinished } from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { OpenFile } from '../../files/storage.ts'
import type { Background } from '../../queues/background.ts'
import { isRevoked, refuseRevoked } from '../import-file/refuse-revoked.ts'
import { type ImportRow, takeDocuments } from './import-file.ts'
import { ImportOvertaken } from './store-batch.ts'
import { forgetPapers } from './store-papers.ts'
import { takeInWaiting } from './take-in.ts'

/** A copy of the server that says nothing for so long has died, and another one goes on. */
const LEASE_MS = 90_000
/** Clocks of two copies may differ so much. */
const AHEAD_MS = 60 * 60_000
/** One job's share: it ends before pg-boss gives it to another copy (jobs.ts). */
const SHARE_MS = 40_000
/** Ends of the file process without a document in between, after which it waits for somebody. */
const MOST_FAILURES = 3
/** What has to be mended can be looked at so long. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export interface RunParts {
  db: Database
  files: FileRoom
  clock: Clock
  background: Background
  limits?: PayrollReaderLimits
  clamdUrl: string | null
}

/**
 * Carries out runs that wait, one after the other, the oldest first. A run belongs to whoever holds its lease, and goes on
 * behind what is done, whatever has ended the one before.
 * @param ending aborted when the server stops: the batch under way is done, and the next copy goes on
 * @returns when to look again; null when nothing waits
 */
export async function runQueued(parts: RunParts, ending: AbortSignal): Promise<Date | null> {
  const { db, clock } = parts
  const until = performance.now() + SHARE_MS
  const isOver = () => ending.aborted || performance.now() > until
  await forgetFiles(parts)
  await forgetPapers(parts, new Date(clock.now().getTime() - KEPT_MS))
  for (;;) {
    await db.transaction((tx) => refuseRevoked(tx, { files: parts.files, now: clock.now() }, ['nomina']))
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

/** On the embedded database, as the server starts: nobody else can have one in hand. */
export async function freeLeases(db: Database): Promise<void> {
  await db
    .update(payrollImports)
    .set({ lease: null, leaseUntil: null })
    .where(isNotNull(payrollImports.leaseUntil))
}

/** A run without its file is the command's. */
const isOpen = and(
  isNull(payrollImports.finishedAt),
  isNotNull(payrollImports.fileKey),
  eq(payrollImports.isStopped, false),
)

/** Nobody's, over, or of a clock that ran ahead: none is so long. */
function isFree(now: Date) {
  const until = payrollImports.leaseUntil
  return or(isNull(until), lt(until, now), gt(until, new Date(now.getTime() + AHEAD_MS)))
}

async function takeLease(db: Database, now: Date): Promise<(ImportRow & { lease: string }) | null> {
  const lease = randomUUID()
  const free = db
    .select({ id: payrollImports.id })
    .from(payrollImports)
    .where(and(isOpen, isFree(now)))
    // One that broke off comes behind the others: whatever is wrong with it keeps no other file waiting.
    .orderBy(asc(payrollImports.failures), asc(payrollImports.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(payrollImports)
    .set({ lease, leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(eq(payrollImports.id, sql`(${free})`))
    .returning()
  return row ? { ...row, lease } : null
}

async function runOne(
  parts: RunParts,
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
      const leaseUntil = new Date(clock.now().getTime() + LEASE_MS)
      const still = await db
        .update(payrollImports)
        .set({ leaseUntil })
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
    // Somebody else has gone further with it, and goes on.
    else if (!(cause instanceof ImportOvertaken)) {
      // Such as a storage that is away: tried again until it is back.
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

/** Its file stays while something of it is to be mended. */
async function finish({ db, files, clock }: RunParts, run: ImportRow, refusal: string | null): Promise<void> {
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

async function forgetFiles({ db, files, clock }: RunParts): Promise<void> {
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
