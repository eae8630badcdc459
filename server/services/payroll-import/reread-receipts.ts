import type { X509Certificate } from 'node:crypto'
import { and, asc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { placesFor } from '#domain/cfdi/payslip-place.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { payslips } from '../../db/schema/payroll.ts'
import {
  PayrollFileRefused,
  PayrollFileUnfinished,
  readPayrollFile,
} from '../../files/cfdi/run-payroll-worker.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Logger } from '../../log.ts'
import type { Background } from '../../queues/background.ts'
import { MAX_JOB_MS } from '../import-engine/lease.ts'
import { readDocument, type ReceiptSeal } from './read-document.ts'
import { lockImports } from './retire.ts'
import { satSetName } from './sat-certificates.ts'
import { sealColumns } from './store-batch.ts'
import { READER_VERSION, rewritePayslip } from './write-payslips.ts'

const STEP = { first: 20, least: 5, most: 200 }

interface RereadParts {
  db: Database
  files: FileRoom
  background: Background
  satCertificates: readonly X509Certificate[]
  log: Logger
}

interface ReadAgain {
  receipt: PayrollReceipt
  seal: ReceiptSeal
}

type OldReceipt = Pick<typeof payrollReceipts.$inferSelect, 'id' | 'uuid' | 'fileKey'>

/**
 * Reads the stored XML of receipts again for one of two reasons:
 * - An earlier version of this program wrote the payslip (READER_VERSION).
 * - The seal was checked with other certificates of the SAT than the server's present certificates. Only the
 *   new check's result is written.
 *
 * A receipt whose XML is missing or refused keeps its payslip and its seal's result, and is not tried again.
 * The next job repeats an unfinished reading.
 * @param ending aborted when the server stops; the current step still finishes
 * @returns false when the job's time is over and more receipts wait
 */
export async function rereadReceipts(parts: RereadParts, ending: AbortSignal): Promise<boolean> {
  const { db, background, log } = parts
  const certificates = satSetName(parts.satCertificates)
  const until = performance.now() + MAX_JOB_MS
  const steps = background.steps(STEP)
  let count = 0
  let last = 0
  const isOver = () => ending.aborted || performance.now() > until
  for (;;) {
    const old = await db
      .select({ id: payrollReceipts.id, uuid: payrollReceipts.uuid, fileKey: payrollReceipts.fileKey })
      .from(payrollReceipts)
      .where(and(isOld(certificates), gt(payrollReceipts.id, last)))
      .orderBy(asc(payrollReceipts.id))
      .limit(steps.rows)
    const from = last
    const receipts = new Map<number, ReadAgain | null>()
    for (const each of old) {
      if (isOver() && last > from) break
      const read = await readAgain(each, parts)
      last = each.id
      if (read !== 'unfinished') receipts.set(each.id, read)
    }
    if (receipts.size > 0)
      await steps.take(() => db.transaction((tx) => rewrite(tx, receipts, certificates)), receipts.size)
    count += receipts.size
    if (old.length === 0 || isOver()) {
      if (count > 0) log.info({ receipts: count }, 'earlier receipts were read again')
      return old.length === 0
    }
  }
}

/** @param certificates name of the server's present set of SAT certificates */
function isOld(certificates: string) {
  return and(
    eq(payrollReceipts.state, 'taken'),
    or(
      lt(payrollReceipts.readerVersion, READER_VERSION),
      sql`${payrollReceipts.sealCertificates} is distinct from ${certificates}`,
    ),
  )
}

/**
 * Returns null for a missing or refused XML, whose payslip stays unchanged. Returns 'unfinished' when reading
 * must be tried again.
 */
async function readAgain(
  { id, uuid, fileKey }: OldReceipt,
  { files, satCertificates, log }: RereadParts,
): Promise<ReadAgain | 'unfinished' | null> {
  let isUnfinished = false
  const file = await files.open(fileKey)
  try {
    if (file !== null) {
      for await (const document of readPayrollFile(file.fd)) {
        const { content } = readDocument(document, satCertificates)
        if (content.is === 'receipt' && content.receipt.stamp.uuid === uuid) return content
      }
    }
  } catch (cause) {
    isUnfinished = cause instanceof PayrollFileUnfinished
    if (!(isUnfinished || cause instanceof PayrollFileRefused)) throw cause
  } finally {
    await file?.close()
  }
  log.warn({ receiptId: id, isGone: file === null, isUnfinished }, 'the XML of a receipt was not read again')
  return isUnfinished ? 'unfinished' : null
}

async function rewrite(
  tx: Tx,
  receipts: ReadonlyMap<number, ReadAgain | null>,
  certificates: string,
): Promise<void> {
  await lockImports(tx)
  const { id, payslipId, readerVersion } = payrollReceipts
  const rows = await tx
    .select({ id, payslipId, readerVersion })
    .from(payrollReceipts)
    .where(and(inArray(id, [...receipts.keys()]), isOld(certificates)))
  for (const row of rows) {
    const content = receipts.get(row.id)
    if (content && row.payslipId !== null && row.readerVersion < READER_VERSION) {
      await rewritePayslip(tx, row.payslipId, content.receipt)
      await correctPayroll(tx, row.payslipId, content.receipt)
    }
    await tx
      .update(payrollReceipts)
      .set({
        readerVersion: READER_VERSION,
        ...(content ? sealColumns(content.seal) : { sealCertificates: certificates }),
      })
      .where(eq(id, row.id))
  }
}

/**
 * Moves a payslip to the payroll that `placesFor` gives its receipt. Earlier versions took regular pay with a
 * seniority bonus for a settlement. The period number stays. A letter follows the number if another payslip
 * has that place.
 */
async function correctPayroll(tx: Tx, payslipId: number, receipt: PayrollReceipt): Promise<void> {
  const [payslip] = await tx.select().from(payslips).where(eq(payslips.id, payslipId))
  if (!payslip) return
  const { employeeId, year, type } = payslip
  // The pay frequency decides only the period number, which stays unchanged, so any frequency is valid here.
  const places = placesFor(receipt, true)
  const payroll = places[0]?.payroll ?? payslip.payroll
  if (payroll === payslip.payroll || places[0]?.type !== type) return
  const others = await tx
    .select({ period: payslips.period })
    .from(payslips)
    .where(
      and(
        eq(payslips.employeeId, employeeId),
        eq(payslips.year, year),
        eq(payslips.payroll, payroll),
        eq(payslips.type, type),
        eq(payslips.isPrepayroll, false),
      ),
    )
  const taken = new Set(others.map(({ period }) => period))
  const number = payslip.period.split(' ')[0] ?? payslip.period
  const free = places
    .map(({ period }) => [number, ...period.split(' ').slice(1)].join(' '))
    .find((period) => !taken.has(period))
  if (free !== undefined)
    await tx.update(payslips).set({ payroll, period: free }).where(eq(payslips.id, payslipId))
}
