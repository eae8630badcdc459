import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import type { Jobs } from '../../facilities/jobs.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { REVOKED, revokedKeys } from '../import-file/refuse-revoked.ts'

/** Refusals of files that were never read: the same bytes are accepted again. */
const TAKEN_ANEW = ['gone', REVOKED]

interface Receivers {
  db: Database
  files: FileRoom
  jobs: Jobs
  clock: Clock
}

export type ArrivalRow = typeof peopleArrivals.$inferSelect

/** A file of people sent by a program or put into the folder. */
export interface PeopleArrival {
  name: string
  origin: ArrivalRow['origin']
  keyId?: number
  address: string
  /** '' for no recipient. */
  letterTo: string
  folderName?: string
  /** Runs in the transaction that stores the file or finds it again. */
  note?: (tx: Tx, arrival: ArrivalRow, isAgain: boolean) => Promise<void>
}

/**
 * Stores an arriving file of people; a job reads it when no other import is open. The same bytes always count
 * as the same file, whatever their source.
 * @throws FileNotTaken, and the errors of `pieces`; nothing is stored then
 */
export async function receivePeopleFile(
  { db, files, jobs, clock }: Receivers,
  pieces: AsyncIterable<Uint8Array>,
  { name, origin, keyId, address, letterTo, folderName, note }: PeopleArrival,
): Promise<{ id: number; isAgain: boolean }> {
  const now = clock.now()
  const { fileKey, bytes, sha256 } = await keepMeasured(files, pieces, MOST_FILE_BYTES, now)
  const { id, isAgain } = await db.transaction(async (tx) => {
    const values = {
      fileName: plainName(name, 'personas'),
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
      .insert(peopleArrivals)
      .values(values)
      // The sender of a deleted file, or of one with a revoked key, was told to send it again (texts.es.ts):
      // the same bytes replace it.
      .onConflictDoUpdate({
        target: peopleArrivals.sha256,
        set: { ...values, refusal: null, finishedAt: null, told: null, letterUntil: null },
        setWhere: inArray(peopleArrivals.refusal, TAKEN_ANEW),
      })
      .returning({ id: peopleArrivals.id })
    const isNew = made.length > 0
    if (isNew) await files.claim(tx, fileKey)
    else if (origin === 'key') {
      // A file of a revoked key would be refused. Assigns it to the new key, whose program gets the response
      // that the file is stored.
      const isLeft = and(isNotNull(peopleArrivals.fileKey), inArray(peopleArrivals.keyId, revokedKeys(tx)))
      await tx
        .update(peopleArrivals)
        .set({ keyId: values.keyId, address, letterTo: values.letterTo })
        .where(and(eq(peopleArrivals.sha256, sha256), isLeft))
    } else if (folderName !== undefined) {
      const isFree = and(eq(peopleArrivals.sha256, sha256), isNull(peopleArrivals.folderName))
      await tx.update(peopleArrivals).set({ folderName }).where(isFree)
    }
    const [row] = await tx.select().from(peopleArrivals).where(eq(peopleArrivals.sha256, sha256))
    if (!row) throw new Error('the file was not stored')
    await note?.(tx, row, !isNew)
    await jobs.add(tx, 'people', now)
    return { id: row.id, isAgain: !isNew }
  })
  if (isAgain) await files.drop(fileKey)
  return { id, isAgain }
}
