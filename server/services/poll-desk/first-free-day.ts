import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { lastDayOf, type PollRow } from '../polls/rows.ts'
import { compare, NEAR_DAYS, SAME_FOR_DAYS } from './overlaps.ts'

/** Maximum comparisons for one refusal: each may take 130 ms, while the company's row is locked. */
const MOST_COMPARISONS = 6

interface Refused {
  receivers: Parameters<typeof compare>[2]
  today: string
  /** Polls that would reveal answers together with the draft. */
  against: readonly PollRow[]
}

/**
 * Returns the first day on which the refused draft can be published for the same people. Returns null without
 * such a day, for example because an open poll has no last day, and if MOST_COMPARISONS find none.
 */
export async function firstFreeDay(
  tx: Tx,
  draft: PollRow,
  { receivers, today, against }: Refused,
): Promise<string | null> {
  let day = today
  let blocking = against
  for (let comparisons = 0; comparisons < MOST_COMPARISONS; comparisons += 1) {
    const next = nextChange(blocking, day)
    if (next === null) return null
    const compared = await compare(tx, publishedOn(draft, next), receivers, next)
    if (compared.against === null) return next
    day = next
    blocking = compared.against
  }
  return null
}

/** Returns the first day after `day` on which one of the polls is compared in another way or not at all. */
export function nextChange(
  polls: readonly Pick<PollRow, 'closedAt' | 'untilDay'>[],
  day: string,
): string | null {
  const changes = polls.flatMap((poll) => {
    const last = lastDayOf(poll)
    return last === null ? [] : [addDays(last, NEAR_DAYS + 1), addDays(last, SAME_FOR_DAYS + 1)]
  })
  return changes.filter((change) => change > day).toSorted()[0] ?? null
}

/** Drops a last day before the new first day, because the draft then needs another last day. */
function publishedOn(draft: PollRow, day: string): PollRow {
  const fromDay = draft.fromDay !== null && draft.fromDay > day ? draft.fromDay : day
  const untilDay = draft.untilDay !== null && draft.untilDay < fromDay ? null : draft.untilDay
  return { ...draft, fromDay, untilDay }
}
