import { and, desc, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { knownDevices } from '../db/schema/access.ts'
import { hashToken, newToken } from './token.ts'

/** Time since the last sign-in. */
const KNOWN_MS = 365 * 24 * 60 * 60 * 1000
const MOST_OF_A_PERSON = 10

/**
 * A device on which this person has signed in before, or one that many share: guesses of strangers don't delay it
 * (limiter.ts). It opens nothing by itself.
 */
export interface KnownDevice {
  id: number
  /** Belongs to nobody: a kiosk. */
  isShared: boolean
  token: string
}

/**
 * What is known of the tokens that a device sends; its person's own token rather than a shared one. One query.
 */
export async function findDevice(
  db: Database,
  tokens: readonly string[],
  userId: number,
  now: Date,
): Promise<KnownDevice | null> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]))
  const rows = await db
    .select({ id: knownDevices.id, userId: knownDevices.userId, tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(
      and(
        // Never an empty list, which would be another statement.
        inArray(knownDevices.tokenHash, ['', ...byHash.keys()]),
        or(eq(knownDevices.userId, userId), isNull(knownDevices.userId)),
        gt(knownDevices.expiresAt, now),
      ),
    )
  const row = rows.find((each) => each.userId !== null) ?? rows[0]
  if (row === undefined) return null
  return { id: row.id, isShared: row.userId === null, token: byHash.get(row.tokenHash) ?? '' }
}

/** Any known device, whoever's: only for its place in a line, which lets nobody in. */
export async function findAnyDevice(
  db: Database,
  tokens: readonly string[],
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(inArray(knownDevices.tokenHash, tokens.map(hashToken)), gt(knownDevices.expiresAt, now)))
    .limit(1)
  return row?.id ?? null
}

/**
 * After a right sign-in: the device is known for another year, under the same text when it had one.
 * @param userId null: nobody's own
 */
export async function keepDevice(
  tx: Tx,
  device: KnownDevice | null,
  userId: number | null,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + KNOWN_MS)
  if (device !== null && device.isShared === (userId === null)) {
    const kept = await tx
      .update(knownDevices)
      .set({ expiresAt })
      .where(eq(knownDevices.id, device.id))
      .returning({ id: knownDevices.id })
    if (kept.length === 1) return device.token
  }
  const token = newToken()
  await tx.insert(knownDevices).values({ userId, tokenHash: hashToken(token), expiresAt })
  if (userId !== null) await dropOldest(tx, userId)
  return token
}

async function dropOldest(tx: Tx, userId: number): Promise<void> {
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.expiresAt), desc(knownDevices.id))
    .limit(MOST_OF_A_PERSON)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)))
}

/**
 * Called when a password changes or a phone is lost: every device becomes a stranger's. @param keep the device
 * that stays known
 */
export async function forgetDevices(tx: Tx, userId: number, keep: readonly string[]): Promise<void> {
  const kept = ['', ...keep.map(hashToken)]
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept)))
}
