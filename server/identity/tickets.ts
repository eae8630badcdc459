import { SealBrokenError } from '../crypto/sealed-box.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const PURPOSE = 'delivery-ticket'
const DAY_MS = 24 * 60 * 60 * 1000
/** Lifetime of a ticket: that of a grant. Afterwards a sealed copy can no longer be delivered. */
const LIFE_DAYS = 90
/** Length of a plain ticket: user id and last valid day, 4 bytes each. */
const BYTES = 8

export interface Ticket {
  userId: number
}

/**
 * Tickets for sealed requests (docs/decisions/server.md, "Delivery tickets"). The author gets them while
 * signed in. One is stored in plain text beside each sealed copy. Without a ticket, large uploads are
 * refused.
 * The server encrypts a ticket: it does not reveal its person, and two tickets of one person are unrelated.
 * The database stores none. A ticket only allows delivery; the grant inside the envelope authorizes the
 * operation.
 */
export interface Tickets {
  issue(userId: number, count: number, now: Date): string[]
  /** Returns null for an invalid or expired ticket. */
  open(text: string | null, now: Date): Ticket | null
}

export function createTickets({ environment }: Pick<ServiceSources, 'environment'>): Tickets {
  const secret = loadSecret(environment)
  return {
    issue(userId, count, now) {
      const plain = Buffer.alloc(BYTES)
      plain.writeUInt32BE(userId, 0)
      // Stores whole days: a precise time would show which tickets were issued together.
      plain.writeUInt32BE(dayOf(now) + LIFE_DAYS, 4)
      return Array.from({ length: count }, () =>
        Buffer.from(secret.seal(PURPOSE, plain)).toString('base64url'),
      )
    },
    open(text, now) {
      if (text === null || !/^[\w-]{60,100}$/.test(text)) return null
      const plain = openBox(Buffer.from(text, 'base64url'))
      if (plain === null || plain.readUInt32BE(4) < dayOf(now)) return null
      return { userId: plain.readUInt32BE(0) }
    },
  }

  function openBox(box: Uint8Array): Buffer | null {
    try {
      const plain = Buffer.from(secret.open(PURPOSE, box))
      return plain.length === BYTES ? plain : null
    } catch (cause) {
      if (cause instanceof SealBrokenError) return null
      throw cause
    }
  }
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS)
}
