import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** Value of the package's Algorithm.Argon2id: a const enum, which exists only at compile time. */
const ARGON2ID = 2

/** Argon2id as recommended by OWASP: 19 MiB, 2 rounds, 1 lane. */
const settings = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Normalizes the text: phones write "ñ" as one character or as two, and both must be the same password. */
function normal(text: string): string {
  return text.normalize('NFC')
}

export function hashPassword(text: string): Promise<string> {
  return hash(normal(text), settings)
}

let nobodysHash: Promise<string> | undefined

/**
 * Returns whether the text is the password of the hash. Without a hash (an unknown name) it takes equally
 * long and returns false: timing reveals nothing.
 */
export async function verifyPassword(passwordHash: string | null, text: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'))
  const right = await verify(passwordHash ?? (await nobodysHash), normal(text))
  return right && passwordHash !== null
}
