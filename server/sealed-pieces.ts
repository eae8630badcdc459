import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, lt, ne, or, type SQL, sum } from 'drizzle-orm'
import type { Database, Tx } from './db/connect.ts'
import { sealedPieces, sealedRefusals } from './db/schema/document-files.ts'
import type { FileRoom } from './files/file-room.ts'
import type { ServiceSources } from './services.ts'

/** Of one piece: what a slow connection brings within the time of one request (listen.ts). */
export const PIECE_BYTES = 512 * 1024
export const MOST_PIECES = 80
/** Of one envelope: a file of 10 MB, as a data URL (4/3), in a JWE (4/3), and what is around it. */
const ENVELOPE_BYTES = 19 * 1_048_576
/** Of all that is unfinished: nobody is known here, so there is an end to it. */
const ALL_BYTES = 1024 * 1_048_576
const UNFINISHED_MS = 24 * 60 * 60_000
/** An answer that was lost on its way is asked for again within this. */
const DONE_MS = 15 * 60_000
/** As long as a grant lives: its author may open the app no sooner. */
const REFUSAL_MS = 90 * 24 * 60 * 60_000

/** As it was answered: status word and sentence. */
export type Refusal = Record<string, string>

export type PieceAnswer = 'kept' | 'too large' | 'too much'

/** Pieces of sealed envelopes, by the id of the operation inside (offline.md, "Sealed delivery"). */
export interface SealedPieces {
  /** Keeps one piece; the same number again takes its place. */
  put(operationId: string, number: number, bytes: Uint8Array, now: Date): Promise<PieceAnswer>
  /** Numbers of those that are there. */
  list(operationId: string): Promise<number[]>
  /** Bytes of all that are there. */
  size(operationId: string): Promise<number>
  /** The whole text; null when a piece is missing, or when it is not what was sealed (then all are given up). */
  join(operationId: string, count: number, sha256: string, now: Date): Promise<string | null>
  /** The operation was answered. @param refusal the answer when it was a no */
  finish(operationId: string, refusal: Refusal | null, now: Date): Promise<void>
  /** Why the operation was refused when it came last; null when it was not, or when that is long ago. */
  refusal(operationId: string): Promise<Refusal | null>
  /** They are of no use: the sender seals again. */
  giveUp(operationId: string, now: Date): Promise<void>
  sweep(now: Date, batch: number): Promise<void>
}

export function createSealedPieces(db: ServiceSources['db'], files: FileRoom): SealedPieces {
  const of = (operationId: string) => eq(sealedPieces.operationId, operationId)

  async function giveUp(operationId: string, now: Date): Promise<void> {
    await db.transaction(async (tx) => {
      const rows = await tx
        .delete(sealedPieces)
        .where(of(operationId))
        .returning({ key: sealedPieces.fileKey })
      for (const { key } of rows) await files.release(tx, key, now)
    })
  }

  return {
    async put(operationId, number, bytes, now) {
      const others = and(of(operationId), ne(sealedPieces.number, number))
      if ((await bytesOf(db, others)) + bytes.length > ENVELOPE_BYTES) return 'too large'
      if ((await bytesOf(db)) + bytes.length > ALL_BYTES) return 'too much'
      const key = await files.keep(bytes, now)
      await db.transaction((tx) => write(tx, files, { operationId, number, key, size: bytes.length, now }))
      return 'kept'
    },
    async list(operationId) {
      const columns = { number: sealedPieces.number }
      const rows = await db
        .select(columns)
        .from(sealedPieces)
        .where(of(operationId))
        .orderBy(asc(sealedPieces.number))
      return rows.map(({ number }) => number)
    },
    size: (operationId) => bytesOf(db, of(operationId)),
    async join(operationId, count, sha256, now) {
      const columns = { number: sealedPieces.number, key: sealedPieces.fileKey }
      const rows = await db
        .select(columns)
        .from(sealedPieces)
        .where(of(operationId))
        .orderBy(asc(sealedPieces.number))
      const wanted = rows.filter(({ number }) => number <= count)
      if (wanted.length < count) return null
      const pieces: Uint8Array[] = []
      for (const { key } of wanted) pieces.push((await files.read(key)) ?? new Uint8Array())
      const whole = Buffer.concat(pieces)
      if (createHash('sha256').update(whole).digest('hex') === sha256.toLowerCase()) {
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

/** The last answer counts: what is taken at another try is refused no more. */
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

async function bytesOf(db: Database, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(sealedPieces.bytes) })
    .from(sealedPieces)
    .where(where)
  return Number(row?.bytes ?? 0)
}

interface Piece {
  operationId: string
  number: number
  key: string
  size: number
  now: Date
}

async function write(tx: Tx, files: FileRoom, { operationId, number, key, size, now }: Piece): Promise<void> {
  const place = and(eq(sealedPieces.operationId, operationId), eq(sealedPieces.number, number))
  const former = await tx.delete(sealedPieces).where(place).returning({ key: sealedPieces.fileKey })
  for (const each of former) await files.release(tx, each.key, now)
  await tx.insert(sealedPieces).values({ operationId, number, fileKey: key, bytes: size, sentAt: now })
  await files.claim(tx, key)
}
