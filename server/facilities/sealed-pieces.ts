import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Hold } from '../wire/allowance.ts'
import type { Database, Tx } from '../db/connection.ts'
import { sealedPieces, sealedRefusals } from '../db/schema/document-files.ts'
import type { FileRoom } from '../files/file-room.ts'
import type { ServiceSources } from '../db/sources.ts'

/**
 * Bytes of one piece. A slow connection transfers this amount within the time limit of a request (listen.ts).
 */
export const PIECE_BYTES = 512 * 1024
export const MAX_PIECES = 80
const MB = 1_048_576
const UNFINISHED_MS = 24 * 60 * 60_000
/**
 * Time in ms for which the pieces of a finished operation are kept, for a sender that missed the response.
 */
const DONE_MS = 15 * 60_000
/** Lifetime of a refusal in ms: that of a grant, because the author may be away for so long. */
const REFUSAL_MS = 90 * 24 * 60 * 60_000
/** Id of the advisory lock that serializes reservations of space in all server instances. */
const ROOM_LOCK = 7_304_112

/** Maximum stored bytes: of one envelope, of one owner, and in total. */
export interface PieceRoom {
  /** Bytes of one envelope: a file of 10 MB as data URL (4/3) in a JWE (4/3), plus overhead. */
  envelope: number
  owner: number
  all: number
}

const ROOM: PieceRoom = { envelope: 19 * MB, owner: 3 * 19 * MB, all: 1024 * MB }

export type Refusal = Record<string, unknown>

/** Result of storing a piece. 'again': another request stored the same piece at the same time. */
export type PieceAnswer = 'kept' | 'too large' | 'too much' | 'not yours' | 'again'

export interface Piece {
  operationId: string
  number: number
  /** Fingerprint of the person responsible for the piece. */
  owner: string
}

export interface PieceList {
  operationId: string
  /** Fingerprint of the requester. Pieces of other people count as missing. */
  owner: string | null
  count: number
  sha256: string
}

/** Pieces of sealed envelopes, by the id of the operation inside (docs/decisions/sending.md). */
export interface SealedPieces {
  /** Stores a piece. Replaces a piece with the same number. Reserves its space before writing its bytes. */
  put(piece: Piece, bytes: Uint8Array, now: Date): Promise<PieceAnswer>
  list(operationId: string): Promise<number[]>
  /**
   * Returns the joined text. Returns null when a piece is missing or belongs to another person. When a stored
   * file or the hash is wrong, returns null and deletes all pieces.
   * @param hold called for each piece before it is read
   */
  join(list: PieceList, now: Date, hold: Hold): Promise<string | null>
  finish(operationId: string, refusal: Refusal | null, now: Date): Promise<void>
  /** Returns the last refusal; null when there is none or it has expired. */
  refusal(operationId: string): Promise<Refusal | null>
  giveUp(operationId: string, now: Date): Promise<void>
  sweep(now: Date, batch: number): Promise<void>
}

export function createSealedPieces(
  db: ServiceSources['db'],
  files: FileRoom,
  room: PieceRoom = ROOM,
): SealedPieces {
  const of = (operationId: string) => eq(sealedPieces.operationId, operationId)

  async function giveUp(operationId: string, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const rows = await tx
        .delete(sealedPieces)
        .where(of(operationId))
        .returning({ key: sealedPieces.fileKey })
      for (const { key } of rows) if (key !== null) await files.release(tx, key, now)
    })
  }

  function wholeOnes(operationId: string) {
    return db
      .select({
        number: sealedPieces.number,
        key: sealedPieces.fileKey,
        bytes: sealedPieces.bytes,
        owner: sealedPieces.owner,
      })
      .from(sealedPieces)
      .where(and(of(operationId), isNotNull(sealedPieces.fileKey)))
      .orderBy(asc(sealedPieces.number))
  }

  return {
    async put(piece, bytes, now) {
      const size = bytes.length
      const taken = await db.transaction((tx) => reserveRoom(tx, files, room, piece, size, now))
      if (taken !== 'kept') return taken
      const waiting = and(placeOf(piece), isNull(sealedPieces.fileKey), eq(sealedPieces.bytes, size))
      let key: string
      try {
        key = await files.keep(bytes, now)
      } catch (cause) {
        await db.delete(sealedPieces).where(waiting)
        throw cause
      }
      return db.transaction(async (tx) => {
        const rows = await tx
          .update(sealedPieces)
          .set({ fileKey: key })
          .where(waiting)
          .returning({ number: sealedPieces.number })
        // The row was deleted or replaced in the meantime. The file stays unclaimed, so the cleanup deletes
        // it.
        if (rows.length === 0) return 'again'
        await files.claim(tx, key)
        return 'kept'
      })
    },
    async list(operationId) {
      return (await wholeOnes(operationId)).map(({ number }) => number)
    },
    async join({ operationId, owner, count, sha256 }, now, hold) {
      const mine = (await wholeOnes(operationId)).filter((piece) => piece.owner === owner)
      const wanted = mine.filter(({ number }) => number <= count)
      if (wanted.length < count) return null
      const whole = Buffer.allocUnsafeSlow(wanted.reduce((sum, { bytes }) => sum + bytes, 0))
      let size = 0
      for (const { key, bytes } of wanted) {
        await hold(bytes)
        const piece = key === null ? null : await files.read(key)
        if (piece === null || piece.length !== bytes) break
        whole.set(piece, size)
        size += bytes
      }
      const isWhole = size === whole.length
      if (isWhole && createHash('sha256').update(whole).digest('hex') === sha256.toLowerCase()) {
        return whole.toString('latin1')
      }
      await giveUp(operationId, now)
      return null
    },
    async finish(operationId, refusal, now) {
      await db.update(sealedPieces).set({ doneAt: now }).where(of(operationId))
      await note(db, operationId, refusal, now)
    },
    async refusal(operationId) {
      const place = eq(sealedRefusals.operationId, operationId)
      const [row] = await db.select({ answer: sealedRefusals.answer }).from(sealedRefusals).where(place)
      return row?.answer ?? null
    },
    giveUp,
    async sweep(now, batch) {
      const before = (ms: number) => new Date(now.getTime() - ms)
      const over = or(
        lt(sealedPieces.sentAt, before(UNFINISHED_MS)),
        lt(sealedPieces.doneAt, before(DONE_MS)),
      )
      const rows = await db
        .selectDistinct({ operationId: sealedPieces.operationId })
        .from(sealedPieces)
        .where(over)
        .limit(batch)
      for (const { operationId } of rows) await giveUp(operationId, now)
      const forgotten = db
        .select({ operationId: sealedRefusals.operationId })
        .from(sealedRefusals)
        .where(lt(sealedRefusals.refusedAt, before(REFUSAL_MS)))
        .limit(batch)
        .for('update', { skipLocked: true })
      await db.delete(sealedRefusals).where(inArray(sealedRefusals.operationId, forgotten))
    },
  }
}

async function note(
  db: Database,
  operationId: string,
  refusal: Refusal | null,
  refusedAt: Date,
): Promise<void> {
  if (refusal === null) {
    await db.delete(sealedRefusals).where(eq(sealedRefusals.operationId, operationId))
    return
  }
  const set = { answer: refusal, refusedAt }
  await db
    .insert(sealedRefusals)
    .values({ operationId, ...set })
    .onConflictDoUpdate({ target: sealedRefusals.operationId, set })
}

function placeOf({ operationId, number }: Piece) {
  return and(eq(sealedPieces.operationId, operationId), eq(sealedPieces.number, number))
}

/**
 * Checks the quotas and adds a row for the new piece. A lock serializes these additions, so that concurrent
 * pieces are counted correctly.
 */
async function reserveRoom(
  tx: Tx,
  files: FileRoom,
  room: PieceRoom,
  piece: Piece,
  size: number,
  now: Date,
): Promise<PieceAnswer> {
  const { operationId, number, owner } = piece
  await tx.execute(sql`select pg_advisory_xact_lock(${ROOM_LOCK})`)
  const isMine = sql`${sealedPieces.operationId} = ${operationId}`
  const isThis = sql`${isMine} and ${sealedPieces.number} = ${number}`
  const [there] = await tx
    .select({
      envelope: sql<string>`coalesce(sum(${sealedPieces.bytes}) filter (where ${isMine} and not (${isThis})), 0)`,
      owner: sql<string>`coalesce(sum(${sealedPieces.bytes}) filter (where ${sealedPieces.owner} = ${owner} and ${sealedPieces.doneAt} is null and not (${isThis})), 0)`,
      all: sql<string>`coalesce(sum(${sealedPieces.bytes}) filter (where not (${isThis})), 0)`,
      strangers: sql<string>`count(*) filter (where ${isMine} and ${sealedPieces.owner} <> ${owner})`,
    })
    .from(sealedPieces)
  if (Number(there?.strangers) > 0) return 'not yours'
  if (Number(there?.envelope) + size > room.envelope) return 'too large'
  if (Number(there?.owner) + size > room.owner || Number(there?.all) + size > room.all) return 'too much'
  const former = await tx.delete(sealedPieces).where(placeOf(piece)).returning({ key: sealedPieces.fileKey })
  for (const { key } of former) if (key !== null) await files.release(tx, key, now)
  await tx.insert(sealedPieces).values({ operationId, number, owner, bytes: size, sentAt: now })
  return 'kept'
}
