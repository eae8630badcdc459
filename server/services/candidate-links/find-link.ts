import { eq } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hashToken } from '../../identity/token.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type CandidateRow, findCandidate, lockCandidate } from '../candidates/rows.ts'
import { offerStateOf } from '../candidates/stage.ts'
import { candidateTexts as texts } from '../candidates/texts.es.ts'

const { candidateLinks } = tables
export type Link = typeof candidateLinks.$inferSelect

export interface FoundLink {
  link: Link
  row: CandidateRow
}

interface Reader {
  key: string
  now: Date
  /** users.id of the person signed in on the device; null if nobody is signed in. */
  sessionUserId: number | null
}

async function readLink(db: Database | Tx, key: string): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(candidateLinks)
    .where(eq(candidateLinks.keyHash, hashToken(key)))
  return link ?? null
}

/** Locks the link's candidate, so that answers and changes by human resources run one after the other. */
export async function lockLink(tx: Tx, key: string): Promise<Link | null> {
  const link = await readLink(tx, key)
  await lockCandidate(tx, link?.candidateId ?? 0)
  return readLink(tx, key)
}

/**
 * Finds the link and candidate of a key. Unknown, used and expired keys run the same statements in the same
 * order, so that timing reveals nothing.
 * @throws WireFault NOVIGENTE, or AJENO if another person is signed in
 */
export async function findLink(
  db: Database | Tx,
  { key, now, sessionUserId }: Reader,
  what?: Link['what'],
): Promise<FoundLink> {
  const link = await readLink(db, key)
  const isOpen = link !== null && link.usedAt === null && link.endsAt > now
  const row = await findCandidate(db, isOpen ? link.candidateId : 0)
  if (link === null || row === null || (what !== undefined && link.what !== what)) throw ended()
  if (!isStillFor(link.what, row, companyDate(now.getTime()))) throw ended()
  if (sessionUserId !== null && sessionUserId !== row.candidate.accountId) {
    throw new WireFault('AJENO', texts.foreign)
  }
  return { link, row }
}

export function ended(): WireFault {
  return new WireFault('NOVIGENTE', texts.ended)
}

function isStillFor(what: Link['what'], { candidate, offer }: CandidateRow, today: string): boolean {
  if (candidate.stage === 'descartada') return false
  if (what === 'registro') return candidate.accountId === null
  return offer !== null && offerStateOf(candidate, offer, today) === 'enviada'
}
