import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/connection.ts'
import { passkeys } from '../../db/schema/second-factors.ts'
import type { ServerKeys } from '../../crypto/keys.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

const DEVICE_KEY_BYTES = 32

export function listOf(db: Database | Tx, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

export async function findKnown(db: Database, credentialIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(inArray(passkeys.credentialId, ['', ...credentialIds]))
  return new Set(rows.map(({ id }) => id))
}

/** @returns null when the credential id exists already */
export async function insertPasskey(
  tx: Tx,
  keys: ServerKeys,
  made: Pick<PasskeyRow, 'userId' | 'credentialId' | 'publicKey' | 'uses' | 'name' | 'createdAt'>,
): Promise<PasskeyRow | null> {
  const key = new Uint8Array(randomBytes(DEVICE_KEY_BYTES))
  const deviceSealed = keys.seal(deviceKeyPurpose(made), key)
  const [row] = await tx
    .insert(passkeys)
    .values({ ...made, deviceSealed })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning()
  return row ?? null
}

/**
 * Notes a use and its number. One statement compares and writes, so that of two sign-ins with the same number
 * only one succeeds. An authenticator that does not count always reports 0.
 * @returns false for a revoked or a copied passkey
 */
export async function noteUse(tx: Tx, id: number, uses: number, now: Date): Promise<boolean> {
  const isNext = sql`(${passkeys.uses} < ${uses} or (${passkeys.uses} = 0 and ${uses} = 0))`
  const noted = await tx
    .update(passkeys)
    .set({ uses, usedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id })
  return noted.length === 1
}

export function isCopied(row: Pick<PasskeyRow, 'uses'>, uses: number): boolean {
  return uses <= row.uses && (uses > 0 || row.uses > 0)
}

export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return gone.length === 1
}

export function deviceKeyOf(keys: ServerKeys, row: PasskeyRow): string {
  return Buffer.from(keys.open(deviceKeyPurpose(row), row.deviceSealed)).toString('base64url')
}

/** The purpose binds the key to person and passkey. */
function deviceKeyPurpose({ userId, credentialId }: Pick<PasskeyRow, 'userId' | 'credentialId'>): string {
  return `passkey-device:${userId}:${credentialId}`
}

/** Returns the person's handle for authenticators, which reveals nothing about the person. */
export function handleOf(keys: ServerKeys, userId: number): string {
  const print = keys.fingerprint('passkey-handle', String(userId))
  return Buffer.from(print.slice(0, 32), 'utf8').toString('base64url')
}
