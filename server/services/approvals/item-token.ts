import { SealBrokenError } from '../../crypto/sealed-box.ts'
import { loadSecret } from '../../crypto/secret.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import type { Environment } from '../../environment.ts'
import type { Services } from '../../facilities/services.ts'
import { dutyOf } from '../../identity/duty.ts'
import { readSession, readSignedIn } from '../../identity/session-rows.ts'

const PURPOSE = 'approval-item'
const HOUR_MS = 60 * 60 * 1000
/** Lifetime of an item token in full hours after the hour in which it was made. */
const LIFE_HOURS = 24
const BYTES = 20

type Keyring = Pick<Environment, 'secretKey' | 'dataDir'>

export interface ItemToken {
  approvalId: number
  employeeId: number
  beganAt: Date
}

interface Context {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'environment'>
  token: string
}

/** Returns a function that makes item tokens, which are valid only in the caller's current session. */
export async function itemTokens(
  { tx, clock, services, token }: Context,
  employeeId: number,
): Promise<(approvalId: number) => string> {
  const session = await readSession(tx, token)
  if (session === null) throw new Error('a list of items was read without a session')
  const { beganAt } = session
  return (approvalId) => sealItem(services.environment, { approvalId, employeeId, beganAt }, clock.now())
}

/**
 * Seals an item's token for its approver (K-10). Only the server can open a token, so tokens are not stored.
 */
export function sealItem(
  environment: Keyring,
  { approvalId, employeeId, beganAt }: ItemToken,
  now: Date,
): string {
  const plain = Buffer.alloc(BYTES)
  plain.writeUInt32BE(approvalId, 0)
  plain.writeUInt32BE(employeeId, 4)
  plain.writeUInt32BE(hourOf(now) + LIFE_HOURS, 8)
  plain.writeDoubleBE(beganAt.getTime(), 12)
  return Buffer.from(loadSecret(environment).seal(PURPOSE, plain)).toString('base64url')
}

/**
 * Opens a token.
 * @returns null for an invalid or expired token, after its session ended, or while the person must first set
 * a password or a second step
 */
export async function openItemToken(
  { tx, clock, services: { environment } }: Pick<Context, 'tx' | 'clock' | 'services'>,
  text: string,
): Promise<(ItemToken & { userId: number }) | null> {
  if (!/^[\w-]{60,120}$/.test(text)) return null
  const plain = openBox(environment, Buffer.from(text, 'base64url'))
  const now = clock.now()
  if (plain === null || plain.readUInt32BE(8) < hourOf(now)) return null
  const employeeId = plain.readUInt32BE(4)
  const beganAt = new Date(plain.readDoubleBE(12))
  const user = await readSignedIn(tx, { employeeId, beganAt }, now)
  if (user === null || dutyOf(user, environment.mfaRoles) !== null) return null
  return { approvalId: plain.readUInt32BE(0), employeeId, beganAt, userId: user.id }
}

function openBox(environment: Keyring, box: Uint8Array): Buffer | null {
  try {
    const plain = Buffer.from(loadSecret(environment).open(PURPOSE, box))
    return plain.length === BYTES ? plain : null
  } catch (cause) {
    if (cause instanceof SealBrokenError) return null
    throw cause
  }
}

function hourOf(now: Date): number {
  return Math.floor(now.getTime() / HOUR_MS)
}
