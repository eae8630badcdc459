import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url: session tokens, delivery grants, provider tokens. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A random token needs neither salt nor slowness. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
