import { createHash } from 'node:crypto'
import { and, asc, between, eq, isNull, lt, not, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connect.ts'
import { runStatement, type Statement } from '../../db/raw-client.ts'
import { payrollPapers, payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { payslipPapers, payslips } from '../../db/schema/payroll.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { describeFault, type Logger } from '../../log.ts'
import type { Clock } from '../../clock.ts'
import { PAPER_VERSION } from './paper-version.ts'
import { readPayslip, readReceipt } from './queries.ts'
import type { Receipt } from './receipt.ts'

/** A payslip is mostly opened in the first days; later it is drawn again. */
const KEPT_MS = 60 * 86_400_000
/** A minute later the next ones. */
const SWEPT_AT_ONCE = 200
/** Stamped within so many days: what people are about to open. */
const AHEAD_MS = 4 * 86_400_000

/** A stamped payslip with what was drawn of it. */
export interface Paper {
  id: number
  payroll: string
  year: number
  period: string
  /** Fingerprint of everything on the paper now. */
  fingerprint: string
  fileKey: string | null
  /** Fingerprint under which it was drawn; null when it was not. */
  drawnAs: string | null
  /** The PDF of whoever has stamped it, where one has come: then that is the paper, and ours is not drawn. */
  theirKey: string | null
  theirSha256: string | null
}

export interface PaperRoom {
  db: Database
  files: FileRoom
  clock: Clock
  log: Logger
}

/**
 * The fingerprint is made of whole rows, in the database: whoever changes anything that is on the paper, by whatever
 * way, changes it, and nobody has to remember to say so. What is not on the paper draws again once too often.
 */
const FIND_PAPER: Statement = {
  name: 'find_paper',
  text: `
  select p.id, p.payroll, p.year, p.period, k.file_key as "fileKey", k.fingerprint as "drawnAs",
    s.file_key as "theirKey", s.sha256 as "theirSha256",
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

/** The person's own stamped payslip; null when there is none, or it is somebody else's. */
export async function findPaper(db: Database, employeeId: number, stampId: number): Promise<Paper | null> {
  const rows = await runStatement(db, FIND_PAPER, [stampId, employeeId, `${PAPER_VERSION}-`])
  return (rows[0] as Paper | undefined) ?? null
}

/** That of whoever has stamped it; else as it was drawn before, while nothing on it has changed; else drawn, and kept. */
export async function readPaper(paper: Paper, room: PaperRoom): Promise<Uint8Array<ArrayBuffer>> {
  const theirs = paper.theirKey === null ? null : await readTheirs(paper.theirKey, paper.theirSha256, room)
  if (theirs !== null) return theirs
  if (paper.fileKey !== null && paper.drawnAs === paper.fingerprint) {
    const bytes = await room.files.read(paper.fileKey)
    if (bytes !== null) return new Uint8Array(bytes)
  }
  const bytes = await drawPaper(paper, room.db)
  try {
    await keepPaper(paper, bytes, room)
  } catch (cause) {
    // A full disk: the person gets the paper all the same.
    room.log.warn(describeFault(cause), 'a payslip could not be kept')
  }
  return bytes
}

/** Byte for byte as it came, or not at all: then ours, which says the same of the same receipt. */
async function readTheirs(
  key: string,
  sha256: string | null,
  { files, log }: PaperRoom,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = await files.read(key)
  if (bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256)
    return new Uint8Array(bytes)
  log.warn({ isGone: bytes === null }, 'the paper of whoever has stamped a payslip is not what came')
  return null
}

async function drawPaper({ id }: Paper, db: Database): Promise<Uint8Array<ArrayBuffer>> {
  const row = await readPayslip(db, id)
  if (!row) throw new Error('the payslip was taken away while it was drawn')
  return drawReceipt(await readReceipt(db, row))
}

/**
 * Where two draw at once the first one's is kept. What was read later than its fingerprint may be newer than it says:
 * then the next reader's differs, and draws again.
 */
async function keepPaper(paper: Paper, bytes: Uint8Array, { db, files, clock }: PaperRoom): Promise<void> {
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

/** Replaces exactly the file that was found; @returns false when another is there already. */
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

/** Whoever has stamped it has made its paper: nobody asks for ours. */
const hasTheirs = sql`exists (select 1 from ${payrollReceipts} join ${payrollPapers}
  on ${payrollPapers.receiptId} = ${payrollReceipts.id}
  where ${payrollReceipts.payslipId} = ${payslips.id} and ${payrollReceipts.state} = 'taken')`

/** The code that draws PDFs is loaded with the first one, so that the server starts sooner. */
export async function drawReceipt(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { renderReceipt } = await import('./receipt-pdf.ts')
  return renderReceipt(receipt)
}

/**
 * Draws what was stamped in these days before anybody asks for it: on payday everybody opens another paper, each for the
 * first time. A few at a time, and others have their turn in between.
 * @returns how many were drawn; fewer than `batch`: all of them are there
 */
export async function drawAhead(room: PaperRoom, batch: number): Promise<number> {
  const now = room.clock.now()
  const isNew = between(payslips.stampedAt, new Date(now.getTime() - AHEAD_MS), now)
  const rows = await room.db
    .select({ employeeId: payslips.employeeId, stampId: payslips.stampId })
    .from(payslips)
    .leftJoin(payslipPapers, eq(payslipPapers.payslipId, payslips.id))
    .where(and(isNew, isNull(payslipPapers.payslipId), not(hasTheirs)))
    .orderBy(asc(payslips.id))
    .limit(batch)
  for (const { employeeId, stampId } of rows) {
    const paper = stampId === null ? null : await findPaper(room.db, employeeId, stampId)
    // A paper that can't be kept throws here: drawing it again and again would only be work.
    if (paper) await keepPaper(paper, await drawPaper(paper, room.db), room)
    await new Promise(setImmediate)
  }
  return rows.length
}

/** Removes what is old; the file room removes the files a minute later. */
export async function sweepPapers(db: Database, files: FileRoom, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ payslipId: payslipPapers.payslipId, fileKey: payslipPapers.fileKey })
      .from(payslipPapers)
      .where(lt(payslipPapers.drawnAt, new Date(now.getTime() - KEPT_MS)))
      .limit(SWEPT_AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { payslipId, fileKey } of old) {
      await files.release(tx, fileKey, now)
      await tx.delete(payslipPapers).where(eq(payslipPapers.payslipId, payslipId))
    }
  })
}
