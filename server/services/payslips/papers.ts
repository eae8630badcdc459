import { createHash } from 'node:crypto'
import { and, asc, between, eq, isNull, lt, not, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'
import { payrollPapers, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { payslipPapers, payslips } from '../../db/schema/payroll.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { describeFault, type Logger } from '../../log.ts'
import type { Clock } from '../../clock.ts'
import { LAYOUT_VERSION } from './layout-version.ts'
import { readPayslip, readReceipt } from './queries.ts'
import type { Receipt } from './receipt.ts'

/** Lifetime in ms of a drawn PDF in the cache. Old PDFs can be drawn again. */
const CACHED_MS = 60 * 86_400_000
const MAX_SWEPT_PER_RUN = 200
const DRAWN_AHEAD_MS = 4 * 86_400_000

export interface Paper {
  id: number
  payroll: string
  year: number
  period: string
  fingerprint: string
  fileKey: string | null
  /** Fingerprint at the time of drawing; null without a drawing. */
  drawnAs: string | null
  /** File of the stamping provider's PDF, or null. The provider's PDF replaces the portal's own drawing. */
  providerKey: string | null
  providerSha256: string | null
}

export interface PaperRoom {
  db: Database
  files: FileRoom
  clock: Clock
  log: Logger
}

/**
 * Query that finds a payslip's PDF. The database computes the fingerprint from whole rows, so any change of
 * the data changes the fingerprint. A changed column that is not printed causes one unnecessary drawing.
 */
const FIND_PAPER: Statement = {
  name: 'find_paper',
  text: `
  select p.id, p.payroll, p.year, p.period, k.file_key as "fileKey", k.fingerprint as "drawnAs",
    s.file_key as "providerKey", s.sha256 as "providerSha256",
    $3 || md5(concat_ws(chr(10), p::text, e::text, c::text, d::text, g::text,
      (select string_agg(l::text, chr(10) order by l.position) from payslip_lines l where l.payslip_id = p.id),
      (select string_agg(t::text, chr(10) order by t.concept) from payslip_days t where t.payslip_id = p.id)
    )) as fingerprint
  from payslips p
    join employees e on e.id = p.employee_id
    join companies c on c.code = e.company_code
    join departments d on d.id = e.department_id
    join pay_groups g on g.id = e.pay_group_id
    left join payslip_papers k on k.payslip_id = p.id
    left join payroll_receipts r on r.payslip_id = p.id and r.state = 'taken'
    left join payroll_papers s on s.receipt_id = r.id
  where p.stamp_id = $1 and p.employee_id = $2`,
}

export async function findPaper(db: Database, employeeId: number, stampId: number): Promise<Paper | null> {
  const rows = await runStatement(db, FIND_PAPER, [stampId, employeeId, `${LAYOUT_VERSION}-`])
  return (rows[0] as Paper | undefined) ?? null
}

/**
 * Returns the stamping provider's PDF, otherwise the current cached drawing, otherwise a new drawing, which
 * is then cached.
 */
export async function readPaper(paper: Paper, room: PaperRoom): Promise<Uint8Array<ArrayBuffer>> {
  const providerPdf =
    paper.providerKey === null ? null : await readProviderPdf(paper.providerKey, paper.providerSha256, room)
  if (providerPdf !== null) return providerPdf
  if (paper.fileKey !== null && paper.drawnAs === paper.fingerprint) {
    const bytes = await room.files.read(paper.fileKey)
    if (bytes !== null) return new Uint8Array(bytes)
  }
  const bytes = await drawPaper(paper, room.db)
  try {
    await cachePaper(paper, bytes, room)
  } catch (cause) {
    // The person gets the PDF even if the cache fails, for example on a full disk.
    room.log.warn(describeFault(cause), 'a drawn payslip could not be cached')
  }
  return bytes
}

/** Returns the stamping provider's PDF, or null if its bytes are missing or changed. */
async function readProviderPdf(
  key: string,
  sha256: string | null,
  { files, log }: PaperRoom,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await files.read(key)
  if (bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256)
    return new Uint8Array(bytes)
  log.warn({ isGone: bytes === null }, 'the PDF of the stamping provider is missing or was changed')
  return null
}

async function drawPaper({ id }: Paper, db: Database): Promise<Uint8Array<ArrayBuffer>> {
  const row = await readPayslip(db, id)
  if (!row) throw new Error('the payslip was removed while it was drawn')
  return drawReceipt(await readReceipt(db, row))
}

/**
 * The first of two simultaneous drawings stays. If the data is newer than the fingerprint, the next reader
 * draws again.
 */
async function cachePaper(paper: Paper, bytes: Uint8Array, { db, files, clock }: PaperRoom): Promise<void> {
  const drawnAt = clock.now()
  const fileKey = await files.keep(bytes, drawnAt)
  const isKept = await db.transaction(async (tx) => {
    const drawn = { fileKey, fingerprint: paper.fingerprint, drawnAt }
    if (!(await putPaper(tx, paper, drawn))) return false
    await files.claim(tx, fileKey)
    if (paper.fileKey !== null) await files.release(tx, paper.fileKey, drawnAt)
    return true
  })
  if (!isKept) await files.drop(fileKey)
}

async function putPaper(
  tx: Tx,
  { id, fileKey }: Paper,
  drawn: Omit<typeof payslipPapers.$inferInsert, 'payslipId'>,
): Promise<boolean> {
  const put = { key: payslipPapers.fileKey }
  const rows =
    fileKey === null
      ? await tx
          .insert(payslipPapers)
          .values({ payslipId: id, ...drawn })
          .onConflictDoNothing()
          .returning(put)
      : await tx
          .update(payslipPapers)
          .set(drawn)
          .where(and(eq(payslipPapers.payslipId, id), eq(payslipPapers.fileKey, fileKey)))
          .returning(put)
  return rows.length > 0
}

const hasProviderPdf = sql`exists (select 1 from ${payrollReceipts} join ${payrollPapers}
  on ${payrollPapers.receiptId} = ${payrollReceipts.id}
  where ${payrollReceipts.payslipId} = ${payslips.id} and ${payrollReceipts.state} = 'taken')`

/** Loads the PDF code on first use, which makes the server start faster. */
export async function drawReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { renderReceipt } = await import('./receipt-pdf.ts')
  return renderReceipt(receipt)
}

/**
 * Draws recently stamped payslips in advance, because everybody opens a new payslip on payday. Draws a few at
 * a time, with pauses for other requests.
 * @returns the number drawn; fewer than `batch` when all are done
 */
export async function drawAhead(room: PaperRoom, batch: number): Promise<number> {
  const now = room.clock.now()
  const isNew = between(payslips.stampedAt, new Date(now.getTime() - DRAWN_AHEAD_MS), now)
  const rows = await room.db
    .select({ employeeId: payslips.employeeId, stampId: payslips.stampId })
    .from(payslips)
    .leftJoin(payslipPapers, eq(payslipPapers.payslipId, payslips.id))
    .where(and(isNew, isNull(payslipPapers.payslipId), not(hasProviderPdf)))
    .orderBy(asc(payslips.id))
    .limit(batch)
  for (const { employeeId, stampId } of rows) {
    const paper = stampId === null ? null : await findPaper(room.db, employeeId, stampId)
    // Does not catch a storage failure, because an uncached drawing would be wasted.
    if (paper) await cachePaper(paper, await drawPaper(paper, room.db), room)
    await new Promise(setImmediate)
  }
  return rows.length
}

export async function sweepPapers(db: Database, files: FileRoom, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ payslipId: payslipPapers.payslipId, fileKey: payslipPapers.fileKey })
      .from(payslipPapers)
      .where(lt(payslipPapers.drawnAt, new Date(now.getTime() - CACHED_MS)))
      .limit(MAX_SWEPT_PER_RUN)
      .for('update', { skipLocked: true })
    for (const { payslipId, fileKey } of old) {
      await files.release(tx, fileKey, now)
      await tx.delete(payslipPapers).where(eq(payslipPapers.payslipId, payslipId))
    }
  })
}
