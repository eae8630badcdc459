import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync } from 'node:fs'
import { basename } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import {
  type PayrollDocument,
  PayrollFileRefused,
  type PayrollReaderLimits,
  readPayrollFile,
} from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Background } from '../../queues/background.ts'
import { checkPapers } from './check-papers.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { storeBatch } from './store-batch.ts'
import { takeInWaiting } from './take-in.ts'

/** Documents in one transaction: on the embedded database everybody else waits for its end. */
const STEP = { first: 50, least: 20, most: 500 }
/** Bytes of their XML and PDFs, which are in memory meanwhile. */
const BATCH_BYTES = 24 * 1_048_576

export interface ImportParts {
  db: Database
  files: FileRoom
  clock: Clock
  background: Background
  limits?: PayrollReaderLimits
  /** null: the server has no virus scanner. */
  clamdUrl: string | null
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
    const end = await takeDocuments(parts, fd, begun, async (row) => {
      tell(row)
      return true
    })
    if (end.is === 'left') throw new Error('nobody has asked it to end')
    await takeInWaiting(parts, 'everybody')
    await parts.db
      .update(payrollImports)
      .set({ finishedAt: parts.clock.now(), refusal: end.refusal })
      .where(eq(payrollImports.id, begun.id))
    return { row: await readRun(parts.db, begun.id), isAgain: false }
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

/** left: it was asked to end after a batch, and more is to be read. */
type TakingEnd = { is: 'whole'; refusal: string | null } | { is: 'left' }

/**
 * Takes in the documents of a file that are not done yet, some tens at a time.
 * @param tell after each batch; false ends it there
 * @returns refusal: why the file was refused, with what came before the refusal taken in; null when it was read to its end
 */
export async function takeDocuments(
  parts: ImportParts,
  fd: number,
  { id, done: begun }: Pick<ImportRow, 'id' | 'done'>,
  tell: (row: ImportRow) => Promise<boolean>,
): Promise<TakingEnd> {
  const steps = parts.background.steps(STEP)
  let done = begun
  let since = performance.now()
  let batch: ReadDocument[] = []
  let found: Found | null = null
  let bytes = 0
  const store = async (): Promise<boolean> => {
    if (batch.length === 0) return true
    const checked = await checkPapers(batch, parts.clamdUrl)
    await storeBatch(parts, steps, { importId: id, done }, checked)
    done += batch.length
    batch = []
    bytes = 0
    const spent = Math.round(performance.now() - since)
    since = performance.now()
    return tell(await noteProgress(parts.db, id, spent, found))
  }
  const reader = readPayrollFile(fd, done, parts.limits, (documents, noReceipts) => {
    found = { documents, noReceipts }
  })
  try {
    for await (const document of reader) {
      batch.push(readDocument(document))
      bytes += sizeOf(document)
      const isFull = batch.length >= steps.rows || bytes >= BATCH_BYTES
      if (isFull && !(await store())) return { is: 'left' }
    }
  } catch (cause) {
    if (!(cause instanceof PayrollFileRefused)) throw cause
    // What came before it counts, and whether to go on does not: nothing is left to read.
    void (await store())
    return { is: 'whole', refusal: cause.problem }
  }
  // Nothing is left to read: whether to go on does not count.
  void (await store())
  // Of a file without a document nothing was stored.
  if (done === begun) await noteProgress(parts.db, id, 0, found)
  return { is: 'whole', refusal: null }
}

function sizeOf(document: PayrollDocument): number {
  const xml = 'xml' in document ? (document.xml?.length ?? 0) : 0
  return xml + (document.paper?.pdf?.length ?? 0)
}

/** What is in a file, once it was opened. */
type Found = Pick<ImportRow, 'noReceipts'> & { documents: number }

async function noteProgress(
  db: Database,
  id: number,
  spentMs: number,
  found: Found | null,
): Promise<ImportRow> {
  await db
    .update(payrollImports)
    .set({
      workedMs: sql`${payrollImports.workedMs} + ${spentMs}`,
      failures: 0,
      ...found,
    })
    .where(eq(payrollImports.id, id))
  return readRun(db, id)
}

export async function readRun(db: Database | Tx, id: number): Promise<ImportRow> {
  const [row] = await db.select().from(payrollImports).where(eq(payrollImports.id, id))
  if (!row) throw new Error('the import is gone')
  return row
}
