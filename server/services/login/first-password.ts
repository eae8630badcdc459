import { hashPassword } from '../../identity/password.ts'
import { makeOneTimePassword } from './one-time-password.ts'

export interface FirstPassword {
  temporal: string
  passwordHash: string
}

/** Must be called outside a transaction, because hashing is slow. */
export async function makeFirstPassword(): Promise<FirstPassword> {
  const temporal = makeOneTimePassword()
  return { temporal, passwordHash: await hashPassword(temporal) }
}
