import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync } from 'node:fs'
import { basename } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import {
  type PayrollDocument,
  PayrollFileRefused,
  readPayrollFile,
} from '../../files/cfdi/run-payroll-worker.ts'
import { checkPapers } from './check-papers.ts'
import type { ImportParts } from './import-parts.ts'
import { type ReadDocument, readDocument } from './read-document.ts'
import { storeBatch } from './store-batch.ts'
import { importWaitingReceipts } from './import-waiting-receipts.ts'

/** Documents per transaction. On the embedded database, all other requests wait until a transaction ends. */
const STEP = { first: 50, least: 20, most: 500 }
/** Size in bytes of XML and PDFs from which a batch is stored, because the whole batch is in memory. */
const BATCH_BYTES = 24 * 1_048_576

export type ImportRow = typeof payrollImports.$inferSelect

export interface ImportEnd {
  row: ImportRow
  /** True if the same file was imported before; this import changed nothing. */
  isAgain: boolean
}

/**
 * Imports a file of payroll receipts, an XML or a ZIP. An unfinished file continues where it stopped. A
 * finished file changes nothing.
 * @throws PayrollFileUnfinished when the file worker was ended; finished batches stay, and the same file
 * continues after them
 */
export async function importPayrollFile(
  parts: ImportParts,
  path: string,
  onBatch: (row: ImportRow) => void = () => undefined,
): Promise<ImportEnd> {
  const fd = openSync(path, 'r')
  try {
    const run = await begin(parts, basename(path), await sha256Of(fd))
    if (run.finishedAt !== null) return { row: run, isAgain: true }
    if (run.done > 0) onBatch(run)
    const end = await importDocuments(parts, fd, run, async (row) => {
      onBatch(row)
      return true
    })
    if (end.is === 'left') throw new Error('the import ended before its last document')
    await importWaitingReceipts(parts, 'everybody')
    await parts.db
      .update(payrollImports)
      .set({ finishedAt: parts.clock.now(), refusal: end.refusal })
      .where(eq(payrollImports.id, run.id))
    return { row: await readRun(parts.db, run.id), isAgain: false }
  } finally {
    closeSync(fd)
  }
}

async function sha256Of(fd: number): Promise<string> {
  const hash = createHash('sha256')
  // An explicit position leaves the file offset at 0 for the next reader.
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
  if (!row) throw new Error('the import was not stored')
  return row
}

/**
 * How reading a file ended:
 * - whole: the file was read to its end or to the refusal.
 * - left: `onBatch` stopped the import, and more documents remain.
 */
type DocumentsEnd = { is: 'whole'; refusal: string | null } | { is: 'left' }

/**
 * Imports the remaining documents of a file in batches.
 * @param onBatch called after each batch; returns false to stop the import
 * @returns `refusal`: why the rest of the file was refused; null for a fully read file
 */
export async function importDocuments(
  parts: ImportParts,
  fd: number,
  { id, done: begun }: Pick<ImportRow, 'id' | 'done'>,
  onBatch: (row: ImportRow) => Promise<boolean>,
): Promise<DocumentsEnd> {
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
    return onBatch(await storeProgress(parts.db, id, spent, found))
  }
  const reader = readPayrollFile(fd, done, parts.limits, (documents, noReceipts) => {
    found = { documents, noReceipts }
  })
  try {
    for await (const document of reader) {
      batch.push(readDocument(document, parts.satCertificates))
      bytes += sizeOf(document)
      const isFull = batch.length >= steps.rows || bytes >= BATCH_BYTES
      if (isFull && !(await store())) return { is: 'left' }
    }
  } catch (cause) {
    if (!(cause instanceof PayrollFileRefused)) throw cause
    // Stores the documents before the refusal. Ignores the result, because nothing is left to read.
    void (await store())
    return { is: 'whole', refusal: cause.problem }
  }
  // Ignores the result, because nothing is left to read.
  void (await store())
  // A file without documents has stored no progress yet.
  if (done === begun) await storeProgress(parts.db, id, 0, found)
  return { is: 'whole', refusal: null }
}

function sizeOf(document: PayrollDocument): number {
  const xml = 'xml' in document ? (document.xml?.length ?? 0) : 0
  return xml + (document.paper?.pdf?.length ?? 0)
}

type Found = Pick<ImportRow, 'noReceipts'> & { documents: number }

async function storeProgress(
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
  if (!row) throw new Error('the import was deleted')
  return row
}
