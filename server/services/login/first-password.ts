import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/people.ts'
import { hashPassword } from '../../password.ts'
import { makeOneTimePassword } from './one-time-password.ts'

/** A one-time password for somebody's eyes, and what the database keeps of it. */
export interface FirstPassword {
  temporal: string
  passwordHash: string
}

/** Outside a transaction: hashing takes its time. */
export async function makeFirstPassword(): Promise<FirstPassword> {
  const temporal = makeOneTimePassword()
  return { temporal, passwordHash: await hashPassword(temporal) }
}

/** From now on it opens the account, and the first thing there is to change it. */
export async function setFirstPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash, mustChangePassword: true }).where(eq(users.id, userId))
}
