import { and, desc, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { knownDevices } from '../db/schema/access.ts'
import { hashToken, newToken } from './token.ts'

/** Time in ms after the last sign-in until a device is forgotten. */
const KNOWN_MS = 365 * 24 * 60 * 60 * 1000
const MAX_DEVICES_PER_PERSON = 10

/**
 * Device on which a person signed in before, or a shared device. Wrong guesses on other devices do not delay
 * a sign-in on a known device (limiter.ts). A known device gives no access.
 */
export interface KnownDevice {
  id: number
  isShared: boolean
  token: string
}

/** Finds the known device of the tokens. Prefers the person's own device to a shared one. */
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
        // Adds an empty hash: without tokens the same statement runs.
        inArray(knownDevices.tokenHash, ['', ...byHash.keys()]),
        or(eq(knownDevices.userId, userId), isNull(knownDevices.userId)),
        gt(knownDevices.expiresAt, now),
      ),
    )
  const row = rows.find((each) => each.userId !== null) ?? rows[0]
  if (row === undefined) return null
  return { id: row.id, isShared: row.userId === null, token: byHash.get(row.tokenHash) ?? '' }
}

/**
 * Finds a known device of any person. The result only decides a call's place in the queue and gives no
 * access.
 */
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
 * Remembers a device for another year after a sign-in. A known device keeps its token.
 * @param userId null for a shared device
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
    .limit(MAX_DEVICES_PER_PERSON)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)))
}

/**
 * Forgets a person's devices when a password changes or a phone is lost.
 * @param keep tokens of the device that stays known
 */
export async function forgetDevices(tx: Tx, userId: number, keep: readonly string[]): Promise<void> {
  const kept = ['', ...keep.map(hashToken)]
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept)))
}
