import { endOfDay, lastDayToDecide, lastDayToShow, linkAddress } from '#domain/approvals/links.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import type { Approval } from '../approvals/queries.ts'
import { nextTry } from './letter-tries.ts'

export interface MadeLink {
  id: number
  address: string
  lastDay: string
}

export interface LinkFor {
  action: 'decidir' | 'consultar'
  addresseeId: number | null
  /** Attempt number of the email with this link; absent for links that are not emailed. */
  letterTry?: number
  /** Sign-in time of the session in which the addressee makes the link; absent for all other links. */
  madeIn?: Date
}

/**
 * Inserts a link with a new key.
 * - Action 'decidir': the addressee can decide with the link, without signing in.
 * - Action 'consultar': the link shows the item to the addressee, who signs in to decide. Without an
 *   addressee, the link shows the item to the guard.
 */
export async function insertLink(
  tx: Tx,
  item: Approval,
  { action, addresseeId, letterTry = 0, madeIn }: LinkFor,
  now: Date,
): Promise<MadeLink> {
  const today = companyDate(now.getTime())
  const lastDay = addresseeId === null ? lastDayToShow(item, today) : lastDayToDecide(item, today)
  const key = newToken()
  const [made] = await tx
    .insert(tables.approvalLinks)
    .values({
      keyHash: hashToken(key),
      approvalId: item.id,
      action,
      addresseeId,
      madeIn: madeIn ?? null,
      createdAt: now,
      endsAt: new Date(endOfDay(lastDay)),
      letterTries: letterTry,
      letterDueAt: letterTry === 0 ? null : nextTry(letterTry, now),
    })
    .returning({ id: tables.approvalLinks.id })
  if (!made) throw new Error('the link could not be written')
  return { id: made.id, address: linkAddress(item.kind, key, item.id), lastDay }
}
