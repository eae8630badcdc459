import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { MOST_FILE_BYTES } from '#domain/import-file/limits.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import type { Jobs } from '../../facilities/jobs.ts'
import { keepMeasured, plainName } from '../../files/arriving-file.ts'
import type { FileRoom } from '../../files/file-room.ts'
import { REVOKED, revokedKeys } from '../import-file/refuse-revoked.ts'

/** Nothing of it was looked at: the same bytes are taken as if they had not come. */
const TAKEN_ANEW = ['gone', REVOKED]

interface Receivers {
  db: Database
  files: FileRoom
  jobs: Jobs
  clock: Clock
}

export type ArrivalRow = typeof peopleArrivals.$inferSelect

/** How a file of people came, without a person. */
export interface PeopleArrival {
  name: string
  origin: ArrivalRow['origin']
  keyId?: number
  address: string
  /** '' for nobody. */
  letterTo: string
  folderName?: string
  /** In the transaction that keeps it, or finds it. */
  note?: (tx: Tx, arrival: ArrivalRow, isAgain: boolean) => Promise<void>
}

/**
 * Keeps a file of people as it arrives; a job reads it when nothing else is imported. The same bytes are the same file,
 * however often and whichever way they come.
 * @throws FileNotTaken, and what `pieces` throws: nothing is kept then
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
      // A file that is kept no longer, or whose key was revoked, is asked for once more (texts.es.ts): then the same bytes
      // are taken in its place.
      .onConflictDoUpdate({
        target: peopleArrivals.sha256,
        set: { ...values, refusal: null, finishedAt: null, told: null, letterUntil: null },
        setWhere: inArray(peopleArrivals.refusal, TAKEN_ANEW),
      })
      .returning({ id: peopleArrivals.id })
    const isNew = made.length > 0
    if (isNew) await files.claim(tx, fileKey)
    else if (origin === 'key') {
      // What a revoked key has left would be refused, and whoever brings it now has been told that it is here.
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
    if (!row) throw new Error('the file was not kept')
    await note?.(tx, row, !isNew)
    await jobs.add(tx, 'people', now)
    return { id: row.id, isAgain: !isNew }
  })
  if (isAgain) await files.drop(fileKey)
  return { id, isAgain }
}
