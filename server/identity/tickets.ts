import { SealBrokenError } from '../crypto/sealed-box.ts'
import { loadSecret } from '../crypto/secret.ts'
import type { ServiceSources } from '../db/sources.ts'

const PURPOSE = 'delivery-ticket'
const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a grant: a sealed copy waits no longer for its delivery. */
const LIFE_DAYS = 90
/** The person and the day. */
const BYTES = 8

/** The person who answers for a request without a session. */
export interface Ticket {
  userId: number
}

/**
 * Tickets for sealed requests (offline.md, "Sealed delivery"): the author gets them while signed in, one lies in the
 * clear beside each sealed copy, and without one nobody writes anything large here. A ticket is a box that only the
 * server opens, so it tells nobody whose it is, and two of one person have nothing in common; nothing of it is in the
 * database. It allows to deliver, never to act: that is the grant's, inside the envelope.
 */
export interface Tickets {
  issue(userId: number, count: number, now: Date): string[]
  /** null for a text that is no ticket of ours, or too old. */
  open(text: string | null, now: Date): Ticket | null
}

export function createTickets({ environment }: Pick<ServiceSources, 'environment'>): Tickets {
  const secret = loadSecret(environment)
  return {
    issue(userId, count, now) {
      const plain = Buffer.alloc(BYTES)
      plain.writeUInt32BE(userId, 0)
      // Whole days: the hour would show which tickets were given together.
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
