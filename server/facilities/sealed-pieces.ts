import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Hold } from '../wire/allowance.ts'
import type { Database, Tx } from '../db/connect.ts'
import { sealedPieces, sealedRefusals } from '../db/schema/document-files.ts'
import type { FileRoom } from '../files/file-room.ts'
import type { ServiceSources } from '../db/sources.ts'

/** Bytes of one piece: what a slow connection transfers within one request's time (listen.ts). */
export const PIECE_BYTES = 512 * 1024
export const MOST_PIECES = 80
const MB = 1_048_576
const UNFINISHED_MS = 24 * 60 * 60_000
/** How long an answer is kept for a sender that missed it. */
const DONE_MS = 15 * 60_000
/** As long as a grant lives: its author may not open the app sooner. */
const REFUSAL_MS = 90 * 24 * 60 * 60_000
/** Held for a moment by whoever reserves room for a piece, across all copies of the server. */
const ROOM_LOCK = 7_304_112

/** Bytes that may be there at once. */
export interface PieceRoom {
  /** Of one envelope: a file of 10 MB, as a data URL (4/3), in a JWE (4/3), and what is around it. */
  envelope: number
  /** Of all unanswered envelopes of one person. */
  owner: number
  all: number
}

const ROOM: PieceRoom = { envelope: 19 * MB, owner: 3 * 19 * MB, all: 1024 * MB }

/** As it was answered: status word and sentence. */
export type Refusal = Record<string, unknown>

/** 'again': another arrival of the same piece was being stored. */
export type PieceAnswer = 'kept' | 'too large' | 'too much' | 'not yours' | 'again'

export interface Piece {
  operationId: string
  /** From 1. */
  number: number
  /** Fingerprint of whoever answers for it. */
  owner: string
}

/** What one envelope was cut into. */
export interface PieceList {
  operationId: string
  /** Fingerprint of the requester: pieces of others count as missing. */
  owner: string | null
  count: number
  /** Of the whole text. */
  sha256: string
}

/** Pieces of sealed envelopes, by the id of the operation inside (offline.md, "Sealed delivery"). */
export interface SealedPieces {
  /** Keeps one piece; the same number again takes its place. Its room is taken before its bytes are written. */
  put(piece: Piece, bytes: Uint8Array, now: Date): Promise<PieceAnswer>
  /** Numbers of the pieces that are there. */
  list(operationId: string): Promise<number[]>
  /**
   * The whole text; null when a piece is missing or another person's, or when the text is not what was sealed
   * (then all pieces are given up).
   * @param hold called for each piece before it is read
   */
  join(list: PieceList, now: Date, hold: Hold): Promise<string | null>
  /** Notes that the operation was answered. @param refusal the answer when it was refused */
  finish(operationId: string, refusal: Refusal | null, now: Date): Promise<void>
  /** Why the operation was last refused; null when it was not, or long ago. */
  refusal(operationId: string): Promise<Refusal | null>
  /** Deletes the pieces as useless: the sender seals again. */
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
      const taken = await db.transaction((tx) => takeRoom(tx, files, room, piece, size, now))
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
        // Given up meanwhile, or replaced by another arrival: the file stays loose and is swept.
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

/** The last answer counts: an operation that is accepted later is no longer refused. */
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
 * Sums up what is there and adds a row for the new piece, one piece after the other: eighty at once are counted
 * correctly.
 */
async function takeRoom(
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
