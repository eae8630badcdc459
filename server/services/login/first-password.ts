import { hashPassword } from '../../identity/password.ts'
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
