import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import type { ReceiverParts } from '../import-engine/receiver.ts'
import { isRevoked, REVOKED } from '../import-engine/refuse-revoked.ts'
import { type ImportRow, readRun } from './import-file.ts'

export const MAX_FILE_BYTES = 256 * 1_048_576

export interface Arrival {
  name: string
  origin: ImportRow['origin']
  senderId?: number
  keyId?: number
  /** Email address for the result; '' for none. */
  letterTo?: string
  folderName?: string
  /** Runs in the transaction that creates the run or finds it again. */
  note?: (tx: Tx, run: ImportRow, isAgain: boolean) => Promise<void>
}

/**
 * Stores an arriving file and creates a run for a job. The same bytes always return the same run, whatever
 * their source.
 * @throws FileNotTaken, and the errors of `pieces`; then nothing is stored
 */
export async function receiveFile(
  { db, clock, services: { files, jobs } }: ReceiverParts,
  pieces: AsyncIterable<Uint8Array>,
  { note, ...arrival }: Arrival,
): Promise<{ run: ImportRow; isAgain: boolean }> {
  const { fileKey, bytes, sha256 } = await keepMeasured(files, pieces, MAX_FILE_BYTES, clock.now())
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
    if (!row) throw new Error('the run was not stored')
    // A new upload continues a run that `npm run import:payroll` left unfinished. A new upload repeats a run
    // whose file was lost or whose key was revoked. Only a run with a revoked key passes to the new sender.
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
