import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { passkeys } from '../db/schema/second-factors.ts'

/**
 * Revokes a person's passkeys. The caller ends their sessions (sessions.ts).
 * @param keep credential ids of the device whose passkeys stay
 * @returns the number of revoked passkeys
 */
export async function dropPasskeysOf(tx: Tx, userId: number, keep: readonly string[] = []): Promise<number> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), notInArray(passkeys.credentialId, ['', ...keep])))
    .returning({ id: passkeys.id })
  return gone.length
}
