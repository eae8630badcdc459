import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import type { Tx } from '../../db/connection.ts'
import { dataArrivals } from '../../db/schema/imports/data-import.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import { REVOKED, revokedKeys } from '../import-file/refuse-revoked.ts'
import type { ReceiverParts } from '../import-receivers/receiver.ts'

export type ArrivalRow = typeof dataArrivals.$inferSelect

/** A data file sent by a program or found in the folder. */
export interface DataArrival {
  kind: DataKindName
  name: string
  origin: ArrivalRow['origin']
  keyId?: number
  /** Source for the security log. */
  source: string
  address: string
  /** Email address for the result; '' for none. */
  letterTo: string
  folderName?: string
}

/** Refusals that did not depend on the content: the same bytes are accepted again. */
const TAKEN_ANEW = ['gone', REVOKED]

/**
 * Stores an arriving data file; a job reads it later. Files of one kind with the same bytes are stored once,
 * wherever they come from.
 * @throws FileNotTaken, and errors of `pieces`; then nothing is stored
 */
export async function receiveDataFile(
  { db, clock, services: { files, jobs } }: Pick<ReceiverParts, 'db' | 'clock' | 'services'>,
  pieces: AsyncIterable<Uint8Array>,
  { kind, name, origin, keyId, source, address, letterTo, folderName }: DataArrival,
): Promise<{ arrival: ArrivalRow; isAgain: boolean }> {
  const now = clock.now()
  const { fileKey, bytes, sha256 } = await keepMeasured(files, pieces, MOST_FILE_BYTES, now)
  const isSame = and(eq(dataArrivals.kind, kind), eq(dataArrivals.sha256, sha256))
  const kept = await db.transaction(async (tx) => {
    const values = {
      kind,
      fileName: plainName(name, kind),
      sha256,
      bytes,
      origin,
      keyId: keyId ?? null,
      address,
      arrivedAt: now,
      fileKey,
      letterTo: letterTo || null,
      folderName: folderName ?? null,
    }
    const made = await tx
      .insert(dataArrivals)
      .values(values)
      .onConflictDoUpdate({
        target: [dataArrivals.kind, dataArrivals.sha256],
        set: { ...values, refusal: null, finishedAt: null, told: null, letterUntil: null },
        setWhere: inArray(dataArrivals.refusal, TAKEN_ANEW),
      })
      .returning({ id: dataArrivals.id })
    const isAgain = made.length === 0
    if (!isAgain) await files.claim(tx, fileKey)
    else if (origin === 'key') await takeOver(tx, isSame, values)
    else if (folderName !== undefined) {
      await tx
        .update(dataArrivals)
        .set({ folderName })
        .where(and(isSame, isNull(dataArrivals.folderName)))
    }
    const [arrival] = await tx.select().from(dataArrivals).where(isSame)
    if (!arrival) throw new Error('the file was not stored')
    await recordEvent(tx, {
      kind: 'data-file-taken',
      actorId: null,
      subjectId: null,
      address,
      at: now,
      details: {
        what: kind,
        folio: arrival.id,
        bytes: arrival.bytes,
        source,
        ...(isAgain && { state: 'again' }),
      },
    })
    await jobs.add(tx, 'data-imports', now)
    return { arrival, isAgain }
  })
  if (kept.isAgain) await files.drop(fileKey)
  return kept
}

/**
 * Assigns a queued file of a revoked key to the new sender. Otherwise it would be refused, although
 * the new sender was told that it had arrived.
 */
async function takeOver(
  tx: Tx,
  isSame: SQL | undefined,
  { keyId, address, letterTo }: Pick<ArrivalRow, 'keyId' | 'address' | 'letterTo'>,
): Promise<void> {
  await tx
    .update(dataArrivals)
    .set({ keyId, address, letterTo })
    .where(and(isSame, isNotNull(dataArrivals.fileKey), inArray(dataArrivals.keyId, revokedKeys(tx))))
}
