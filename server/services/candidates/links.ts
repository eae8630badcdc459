import { and, eq, gt, isNull } from 'drizzle-orm'
import { candidateLinkAddress, endOfDay } from '#domain/approvals/links.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { loadSecret } from '../../crypto/secret.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Environment } from '../../environment.ts'
import { hashToken } from '../../identity/token.ts'
import { nextTry } from '../approval-links/letter-tries.ts'

const { candidateLinks } = tables
const ACCOUNT_DAYS = 7

export type LinkFor = 'oferta' | 'registro'

/**
 * Derives a link key from a seed and the server's secret, so that keys are not stored. A retry with the same
 * seed gets the same address. The seed is stored with the call (P-112), or comes from the request (P-115).
 */
export function keyFrom(environment: Pick<Environment, 'secretKey' | 'dataDir'>, seed: string): string {
  return loadSecret(environment).fingerprint('candidate-link', seed)
}

/**
 * Inserts a link and ends the candidate's previous links of the same kind.
 * @param link.letterTry attempt number of the link's email; 0 or absent for links that are not emailed
 * @returns last day of the link
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
