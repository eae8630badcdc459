import { SECOND_STEP_MS } from '#domain/second-step.ts'
import type { Database } from '../../db/connect.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import { SealBrokenError } from '../../crypto/sealed-box.ts'
import { type Account, type FoundAccount, readAccount } from '../../identity/account.ts'

/**
 * What the right password is given while the second step is missing: sealed, so that it says nothing to whoever has
 * it and needs no row; good for one person, one password and five minutes. It opens nothing without a code.
 */
const PURPOSE = 'second-step-ticket'

export function makeTicket(keys: ServerKeys, account: FoundAccount, now: Date): string {
  const inside = [account.id, now.getTime() + SECOND_STEP_MS, markOf(keys, account), account.alias]
  return Buffer.from(keys.seal(PURPOSE, Buffer.from(JSON.stringify(inside), 'utf8'))).toString('base64url')
}

/** Whose it is; null when it is over, is none, or the password is another one by now. */
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

/** alias: the name that was typed; a ticket of an older version has none. */
type Inside = [number, number, string, FoundAccount['alias']?]

function readTicket(keys: ServerKeys, ticket: string): Inside | null {
  try {
    const plain = keys.open(PURPOSE, new Uint8Array(Buffer.from(ticket, 'base64url')))
    return JSON.parse(Buffer.from(plain).toString('utf8')) as Inside
  } catch (cause) {
    // Somebody's invention: nothing else than a ticket of ours opens, so what opens is of that shape.
    if (cause instanceof SealBrokenError) return null
    throw cause
  }
}

function markOf(keys: ServerKeys, { passwordHash }: Account): string {
  return keys.fingerprint(PURPOSE, passwordHash)
}
