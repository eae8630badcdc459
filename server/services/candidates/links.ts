import { and, eq, gt, isNull } from 'drizzle-orm'
import { candidateLinkAddress, endOfDay } from '#domain/approvals/links.ts'
import { addDays, companyDate } from '#domain/dates.ts'
import { loadSecret } from '../../crypto/secret.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Environment } from '../../environment.ts'
import { hashToken } from '../../identity/token.ts'
import { nextTry } from '../approval-links/letter-tries.ts'

const { candidateLinks } = tables
/** Days in which an account can be made, the first one included. */
const ACCOUNT_DAYS = 7

export type LinkFor = 'oferta' | 'registro'

/**
 * The key that belongs to a seed, under the server's secret. A call that is repeated because its answer was lost gets the
 * same address again, although no key is kept anywhere: what is kept of such a call is the seed (P-112), or what came
 * with the call (P-115).
 */
export function keyFrom(environment: Pick<Environment, 'secretKey' | 'dataDir'>, seed: string): string {
  return loadSecret(environment).fingerprint('candidate-link', seed)
}

/**
 * The former ones of the same sort end.
 * @param link.letterTry how often a letter is begun with it, this time included; left out where it goes by no letter
 * @returns its last day
 */
export async function insertLink(
  tx: Tx,
  link: { candidateId: number; what: LinkFor; key: string; lastDay?: string; letterTry?: number },
  now: Date,
): Promise<string> {
  const { candidateId, what, key, letterTry = 0 } = link
  const lastDay = link.lastDay ?? addDays(companyDate(now.getTime()), ACCOUNT_DAYS - 1)
  await endLinks(tx, candidateId, now, what)
  await tx.insert(candidateLinks).values({
    candidateId,
    what,
    keyHash: hashToken(key),
    createdAt: now,
    endsAt: new Date(endOfDay(lastDay)),
    letterTries: letterTry,
    letterDueAt: letterTry === 0 ? null : nextTry(letterTry, now),
  })
  return lastDay
}

/** From now on they open nothing; all of them, or those of one sort. */
export async function endLinks(tx: Tx, candidateId: number, now: Date, what?: LinkFor): Promise<void> {
  await tx
    .update(candidateLinks)
    .set({ endsAt: now })
    .where(
      and(
        eq(candidateLinks.candidateId, candidateId),
        gt(candidateLinks.endsAt, now),
        isNull(candidateLinks.usedAt),
        what === undefined ? undefined : eq(candidateLinks.what, what),
      ),
    )
}

export function addressOf(
  what: LinkFor,
  key: string,
  { candidate, offer }: { candidate: { id: number }; offer: { id: number } | null },
): string {
  return candidateLinkAddress(what, key, what === 'oferta' ? (offer?.id ?? 0) : candidate.id)
}
