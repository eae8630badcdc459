import { sql } from 'drizzle-orm'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { approvals } from '../../db/schema/approvals.ts'

const RECENT_MS = 90 * 24 * 60 * 60 * 1000
const MAX_DECISIONS = 200
/** Minimum numbers of people. With fewer people, the median would reveal one person's response time. */
const MIN_OTHERS = 5
const MIN_DECIDERS = 3

/**
 * Returns the median hours from request to decision of each kind, in steps. Reads the latest decisions of the
 * last 90 days about other people's requests. Omits kinds with too few requesters or deciders. The approver
 * counts as decider of a decision without an account.
 */
export async function usualHours(
  tx: Tx,
  employeeId: number,
  kinds: ReadonlySet<ApprovalKind>,
  now: Date,
): Promise<ReadonlyMap<ApprovalKind, number>> {
  if (kinds.size === 0) return new Map()
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  const rows = await readRows<{ kind: ApprovalKind; hours: number }>(
    tx,
    sql`select asked.kind as kind,
        round(percentile_cont(0.5) within group (order by decided.hours)::numeric, 1)::float8 as hours
      from jsonb_array_elements_text(${JSON.stringify([...kinds])}::jsonb) as asked (kind)
      cross join lateral (
        select (extract(epoch from ${approvals.decidedAt} - ${approvals.requestedAt}) / 3600)::float8 as hours,
          ${approvals.requesterId} as requester, coalesce(${approvals.decidedBy}, -${approvals.approverId}) as decider
        from ${approvals}
        where ${approvals.requesterId} <> ${employeeId} and ${approvals.kind} = asked.kind and ${approvals.decidedAt} > ${since}::timestamptz
          and ${approvals.state} in ('authorized', 'refused')
        order by ${approvals.decidedAt} desc
        limit ${MAX_DECISIONS}
      ) as decided
      group by asked.kind
      having count(distinct decided.requester) >= ${MIN_OTHERS} and count(distinct decided.decider) >= ${MIN_DECIDERS}`,
  )
  return new Map(rows.map(({ kind, hours }) => [kind, inSteps(hours)]))
}

/** Rounds up to 1, 2, 4 or 8 hours, or to whole days. Steps hide the effect of a single decision. */
function inSteps(hours: number): number {
  return [1, 2, 4, 8].find((step) => hours <= step) ?? Math.ceil(hours / 24) * 24
}
