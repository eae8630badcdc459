import { and, count, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { accountLetters } from '../../db/schema/access.ts'
import { tables } from '../../db/schema/tables.ts'

const { approvalLinks, candidateLinks } = tables

/** Age in ms from which an unsent email is late. */
const LATE_LETTER_MS = 15 * 60 * 1000

export async function countLateLetters(tx: Tx, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LATE_LETTER_MS)
  const [accounts] = await tx
    .select({ times: count() })
    .from(accountLetters)
    .where(lt(accountLetters.createdAt, before))
  let all = accounts?.times ?? 0
  for (const links of [approvalLinks, candidateLinks]) {
    const [found] = await tx
      .select({ times: count() })
      .from(links)
      .where(
        and(
          isNotNull(links.letterDueAt),
          lt(links.createdAt, before),
          gt(links.endsAt, now),
          isNull(links.usedAt),
        ),
      )
    all += found?.times ?? 0
  }
  return all
}
