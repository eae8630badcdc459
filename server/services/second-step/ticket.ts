import { SECOND_STEP_MS } from '#domain/identity/second-step.ts'
import type { Database } from '../../db/connection.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import { SealBrokenError } from '../../crypto/sealed-box.ts'
import { type Account, type FoundAccount, readAccount } from '../../identity/account.ts'

/**
 * Ticket for a correct password while the second step is missing. The ticket is sealed, so it reveals nothing
 * and needs no row. A ticket is valid for one person, one password and five minutes. A ticket grants nothing
 * without a code.
 */
const PURPOSE = 'second-step-ticket'

export function makeTicket(keys: ServerKeys, account: FoundAccount, now: Date): string {
  const inside = [account.id, now.getTime() + SECOND_STEP_MS, markOf(keys, account), account.alias]
  return Buffer.from(keys.seal(PURPOSE, Buffer.from(JSON.stringify(inside), 'utf8'))).toString('base64url')
}

/** Returns null for an expired or invalid ticket, or after a change of the password. */
export async function openTicket(
  db: Database,
  keys: ServerKeys,
  ticket: string,
  now: Date,
): Promise<FoundAccount | null> {
  const inside = readTicket(keys, ticket)
  if (inside === null) return null
  const [userId, endsAt, mark, alias = 'number'] = inside
  if (endsAt <= now.getTime()) return null
  const account = await readAccount(db, userId)
  return markOf(keys, account) === mark ? { ...account, alias } : null
}

/**
 * Content of a ticket: users.id, end, mark of the password, and kind of sign-in name. Tickets of older
 * versions lack the kind.
 */
type TicketContent = [number, number, string, FoundAccount['alias']?]

function readTicket(keys: ServerKeys, ticket: string): TicketContent | null {
  try {
    const plain = keys.open(PURPOSE, new Uint8Array(Buffer.from(ticket, 'base64url')))
    return JSON.parse(Buffer.from(plain).toString('utf8')) as TicketContent
  } catch (cause) {
    // Only tickets sealed by this server open, so their JSON needs no validation.
    if (cause instanceof SealBrokenError) return null
    throw cause
  }
}

function markOf(keys: ServerKeys, { passwordHash }: Account): string {
  return keys.fingerprint(PURPOSE, passwordHash)
}
