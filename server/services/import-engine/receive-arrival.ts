import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { type ImportKind, isDataKind } from '#domain/import-file/import-kinds.ts'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import { recordEvent } from '../../audit/record.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import type { Family } from './family.ts'
import type { ReceiverParts } from './receiver.ts'
import { REVOKED, revokedKeys } from './refuse-revoked.ts'
import { type ArrivalRow, isOfKind, ofKind } from './tables.ts'

interface ArrivingFile {
  kind: ImportKind
  name: string
  origin: ArrivalRow['origin']
  keyId?: number
  source: string
  address: string
  /** Email address for the result; '' for none. */
  letterTo: string
  folderName?: string
}

type Received = Pick<ArrivalRow, 'id' | 'bytes' | 'folderName'>

/** Refusals that do not depend on the content. The same bytes are accepted again. */
const RETRYABLE_REFUSALS = ['gone', REVOKED]

/**
 * Stores an arriving file, which a job reads later. Files of one kind with the same bytes are stored once,
 * whatever their origin.
 * @throws FileNotTaken, and errors of `pieces`; then nothing is stored
 */
export async function receiveArrival(
  { tables: { arrivals }, arrivalEvent, job }: Family,
  { db, clock, services: { files, jobs } }: ReceiverParts,
  pieces: AsyncIterable<Uint8Array>,
  { kind, name, origin, keyId, source, address, letterTo, folderName }: ArrivingFile,
): Promise<Received & { isAgain: boolean }> {
  const now = clock.now()
  const { fileKey, bytes, sha256 } = await keepMeasured(files, pieces, MOST_FILE_BYTES, now)
  const isSame = and(isOfKind(arrivals, kind), eq(arrivals.sha256, sha256))
  const stored = await db.transaction(async (tx) => {
    const sender = { keyId: keyId ?? null, address, letterTo: letterTo || null }
    const values = {
      ...ofKind(kind),
      ...sender,
      fileName: plainName(name, kind),
      sha256,
      bytes,
      origin,
      arrivedAt: now,
      fileKey,
      folderName: folderName ?? null,
    }
    const made = await tx
      .insert(arrivals)
      .values(values)
      .onConflictDoUpdate({
        target: 'kind' in arrivals ? [arrivals.kind, arrivals.sha256] : arrivals.sha256,
        set: { ...values, refusal: null, finishedAt: null, told: null, letterUntil: null },
        setWhere: inArray(arrivals.refusal, RETRYABLE_REFUSALS),
      })
      .returning({ id: arrivals.id })
    const isAgain = made.length === 0
    if (!isAgain) await files.claim(tx, fileKey)
    else if (origin === 'key') {
      // Assigns a queued file of a revoked key to the new sender. Otherwise the file would be refused after
      // the new sender got a success response.
      const isOfRevokedKey = and(isNotNull(arrivals.fileKey), inArray(arrivals.keyId, revokedKeys(tx)))
      await tx.update(arrivals).set(sender).where(and(isSame, isOfRevokedKey))
    } else if (folderName !== undefined) {
      const isFree = isNull(arrivals.folderName)
      await tx.update(arrivals).set({ folderName }).where(and(isSame, isFree))
    }
    const [arrival] = await tx
      .select({ id: arrivals.id, bytes: arrivals.bytes, folderName: arrivals.folderName })
      .from(arrivals)
      .where(isSame)
    if (!arrival) throw new Error('the file was not stored')
    await recordEvent(tx, {
      kind: arrivalEvent,
      actorId: null,
      subjectId: null,
      address,
      at: now,
      details: {
        ...(isDataKind(kind) && { what: kind }),
        folio: arrival.id,
        bytes: arrival.bytes,
        source,
        ...(isAgain && { state: 'again' }),
      },
    })
    await jobs.add(tx, job, now)
    return { ...arrival, isAgain }
  })
  if (stored.isAgain) await files.drop(fileKey)
  return stored
}
