import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync } from 'node:fs'
import { basename } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/payroll-import.ts'
import {
  PayrollFileRefused,
  type PayrollReaderLimits,
  readPayrollFile,
} from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { storeBatch } from './store-batch.ts'
import { takeInWaiting } from './take-in.ts'

/** Documents in one transaction. */
const BATCH = 500

export interface ImportParts {
  db: Database
  files: FileRoom
  clock: Clock
  limits?: PayrollReaderLimits
}

export type ImportRow = typeof payrollImports.$inferSelect

export interface ImportEnd {
  row: ImportRow
  /** The same file was taken in before, and changed nothing now. */
  isAgain: boolean
}

/**
 * Takes in a file of payroll receipts, an XML or a ZIP of them. The same file goes on where it was left, and changes
 * nothing once it is done.
 * @throws PayrollFileUnfinished when the file process was ended: what is done stays, and the same file goes on behind it
 */
export async function importPayrollFile(
  parts: ImportParts,
  path: string,
  tell: (row: ImportRow) => void = () => undefined,
): Promise<ImportEnd> {
  const fd = openSync(path, 'r')
  try {
    const begun = await begin(parts, basename(path), await sha256Of(fd))
    if (begun.finishedAt !== null) return { row: begun, isAgain: true }
    if (begun.done > 0) tell(begun)
    const refusal = await takeDocuments(parts, fd, begun, tell)
    await takeInWaiting(parts.db, 'everybody')
    return { row: await finish(parts, begun.id, refusal), isAgain: false }
  } finally {
    closeSync(fd)
  }
}

async function sha256Of(fd: number): Promise<string> {
  const hash = createHash('sha256')
  // Positions are given, so that the process that reads it next starts at its beginning.
  for await (const chunk of createReadStream('', { fd, autoClose: false, start: 0 })) {
    hash.update(chunk as Buffer)
  }
  return hash.digest('hex')
}

async function begin({ db, clock }: ImportParts, fileName: string, sha256: string): Promise<ImportRow> {
  await db
    .insert(payrollImports)
    .values({ fileName, sha256, startedAt: clock.now() })
    .onConflictDoNothing({ target: payrollImports.sha256 })
  const [row] = await db.select().from(payrollImports).where(eq(payrollImports.sha256, sha256))
  if (!row) throw new Error('the import was not kept')
  return row
}

/** @returns why the file was refused, with what came before the refusal taken in; null when it was read to its end */
async function takeDocuments(
  parts: ImportParts,
  fd: number,
  { id, done: begun }: ImportRow,
  tell: (row: ImportRow) => void,
): Promise<string | null> {
  let done = begun
  let batch: ReadDocument[] = []
  const store = async () => {
    if (batch.length === 0) return
    await storeBatch(parts, parts.clock.now(), { importId: id, done }, batch)
    done += batch.length
    batch = []
    tell(await readRow(parts.db, id))
  }
  try {
    for await (const document of readPayrollFile(fd, done, parts.limits)) {
      batch.push(readDocument(document))
      if (batch.length === BATCH) await store()
    }
  } catch (cause) {
    if (!(cause instanceof PayrollFileRefused)) throw cause
    await store()
    return cause.problem
  }
  await store()
  return null
}

async function readRow(db: Database, id: number): Promise<ImportRow> {
  const [row] = await db.select().from(payrollImports).where(eq(payrollImports.id, id))
  if (!row) throw new Error('the import is gone')
  return row
}

async function finish({ db, clock }: ImportParts, id: number, refusal: string | null): Promise<ImportRow> {
  await db.update(payrollImports).set({ finishedAt: clock.now(), refusal }).where(eq(payrollImports.id, id))
  return readRow(db, id)
}
