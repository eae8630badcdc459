import { SealBrokenError } from '../../crypto/sealed-box.ts'
import { loadSecret } from '../../crypto/secret.ts'
import type { Environment } from '../../environment.ts'

const PURPOSE = 'approval-item'
const HOUR_MS = 60 * 60 * 1000
/** A list is read again long before; what waits on a device for longer is read anew first. */
const LIFE_HOURS = 24
const BYTES = 12

type Keyring = Pick<Environment, 'secretKey' | 'dataDir'>

/** Who was shown which item, and may decide about it. */
export interface ItemToken {
  approvalId: number
  employeeId: number
}

/**
 * The token of an item for the one who may decide (K-10): a box that only the server opens, so nothing of it is stored
 * and none can be guessed. It is used up when its item is decided.
 */
export function issueItemToken(
  environment: Keyring,
  { approvalId, employeeId }: ItemToken,
  now: Date,
): string {
  const plain = Buffer.alloc(BYTES)
  plain.writeUInt32BE(approvalId, 0)
  plain.writeUInt32BE(employeeId, 4)
  plain.writeUInt32BE(hourOf(now) + LIFE_HOURS, 8)
  return Buffer.from(loadSecret(environment).seal(PURPOSE, plain)).toString('base64url')
}

/** @returns null for a text that is no token of ours, or too old */
export function openItemToken(environment: Keyring, text: string, now: Date): ItemToken | null {
  if (!/^[\w-]{60,120}$/.test(text)) return null
  const plain = openBox(environment, Buffer.from(text, 'base64url'))
  if (plain === null || plain.readUInt32BE(8) < hourOf(now)) return null
  return { approvalId: plain.readUInt32BE(0), employeeId: plain.readUInt32BE(4) }
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
