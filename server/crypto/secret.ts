import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, EnvironmentError } from '../environment.ts'
import { deriveKey, openBytes, sealBytes } from './sealed-box.ts'
import { secretTexts as texts } from '../texts.ts'

export interface Secret {
  seal(purpose: string, plain: Uint8Array): Uint8Array
  /** @throws SealBrokenError */
  open(purpose: string, box: Uint8Array): Uint8Array
  /** Returns a keyed hash. Nobody can guess a short text, such as an employee number, from its hash. */
  fingerprint(purpose: string, text: string): string
}

/**
 * Loads SECRET_KEY, or else `secret.key` in the data folder, created once with mode 600. Server instances on
 * several machines with one PostgreSQL need the same SECRET_KEY. An instance with a different secret fails to
 * start, because it cannot open the keys.
 * @throws EnvironmentError
 */
export function loadSecret(environment: Pick<Environment, 'secretKey' | 'dataDir'>): Secret {
  if (environment.secretKey !== null) return secretFrom(Buffer.from(environment.secretKey, 'utf8'))
  return secretFrom(readOwnSecret(environment.dataDir))
}

export function secretFrom(bytes: Uint8Array): Secret {
  return {
    seal: (purpose, plain) => sealBytes(bytes, purpose, plain),
    open: (purpose, box) => openBytes(bytes, purpose, box),
    fingerprint: (purpose, text) =>
      createHmac('sha256', deriveKey(bytes, `fingerprint:${purpose}`))
        .update(text)
        .digest('base64url'),
  }
}

function readOwnSecret(folder: string): Uint8Array {
  const file = join(folder, 'secret.key')
  const known = readSecretFile(file)
  if (known !== null) return known
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Two instances may start together. Each links its complete file, and the first link wins.
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  } finally {
    rmSync(draft)
  }
  const made = readSecretFile(file)
  if (made === null) throw new EnvironmentError(texts.unreadable(file))
  return made
}

/**
 * Returns null when there is no file. A damaged file must not be replaced: everything sealed with it would be
 * lost.
 */
function readSecretFile(file: string): Uint8Array | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw new EnvironmentError(texts.unreadable(file), { cause })
  }
  if (!/^[0-9a-f]{64}$/.test(text)) throw new EnvironmentError(texts.unreadable(file))
  return Buffer.from(text, 'hex')
}
