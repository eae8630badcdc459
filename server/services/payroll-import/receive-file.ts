import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import type { FileRoom } from '../../files/file-room.ts'
import type { Jobs } from '../../facilities/jobs.ts'
import { isRevoked, REVOKED } from '../import-file/refuse-revoked.ts'
import { type ImportRow, readRun } from './import-file.ts'

/** Some fifty thousand receipts, packed; without their PDFs. */
export const MOST_FILE_BYTES = 256 * 1_048_576

interface Receivers {
  db: Database
  files: FileRoom
  jobs: Jobs
  clock: Clock
}

/** How a file came. */
export interface Arrival {
  name: string
  origin: ImportRow['origin']
  senderId?: number
  keyId?: number
  /** '' for nobody. */
  letterTo?: string
  folderName?: string
  /** In the transaction that makes the run, or finds it. */
  note?: (tx: Tx, run: ImportRow, isAgain: boolean) => Promise<void>
}

/**
 * Keeps a file as it arrives, and makes a run of it that a job carries out. The same bytes are the same run, however
 * often and whichever way they come.
 * @throws FileNotTaken, and what `pieces` throws: nothing is kept then
 */
export async function receiveFile(
  { db, files, jobs, clock }: Receivers,
  pieces: AsyncIterable<Uint8Array>,
  { note, ...arrival }: Arrival,
): Promise<{ run: ImportRow; isAgain: boolean }> {
  const { fileKey, bytes, sha256 } = await keepMeasured(files, pieces, MOST_FILE_BYTES, clock.now())
  const { run, isAgain, isKept } = await db.transaction(async (tx) => {
    const made = await tx
      .insert(payrollImports)
      .values({
        fileName: plainName(arrival.name, 'nomina'),
        sha256,
        startedAt: clock.now(),
        origin: arrival.origin,
        senderId: arrival.senderId ?? null,
        keyId: arrival.keyId ?? null,
        letterTo: arrival.letterTo || null,
        folderName: arrival.folderName ?? null,
      })
      .onConflictDoNothing({ target: payrollImports.sha256 })
      .returning({ id: payrollImports.id })
    const [row] = await tx
      .select()
      .from(payrollImports)
      .where(eq(payrollImports.sha256, sha256))
      .for('update')
    if (!row) throw new Error('the run was not kept')
    // One that the command has left unfinished goes on with it, too, and one whose file was lost, as its sender is told,
    // or whose key was revoked: then it is whoever's who brings it now.
    const isLost = row.refusal === 'gone' || row.refusal === REVOKED
    const isOrphan = row.refusal === REVOKED || (row.finishedAt === null && (await isRevoked(tx, row.keyId)))
    if (isOrphan) {
      const { origin, senderId = null, keyId = null } = arrival
      const sender = { origin, senderId, keyId, letterTo: arrival.letterTo || null }
      await tx.update(payrollImports).set(sender).where(eq(payrollImports.id, row.id))
    }
    const isWanted = row.fileKey === null && (row.finishedAt === null || isLost)
    if (isWanted) {
      await files.claim(tx, fileKey)
      await tx
        .update(payrollImports)
        .set({
          fileKey,
          bytes,
          ...(isLost && { finishedAt: null, refusal: null, letterTo: arrival.letterTo || null }),
        })
        .where(eq(payrollImports.id, row.id))
    }
    if (arrival.folderName !== undefined) {
      await tx
        .update(payrollImports)
        .set({ folderName: arrival.folderName })
        .where(and(eq(payrollImports.id, row.id), isNull(payrollImports.folderName)))
    }
    const run = await readRun(tx, row.id)
    const isAgain = made.length === 0
    await note?.(tx, run, isAgain)
    await jobs.add(tx, 'payroll', clock.now())
    return { run, isAgain, isKept: isWanted }
  })
  if (!isKept) await files.drop(fileKey)
  return { run, isAgain }
}
