import { sql } from 'drizzle-orm'
import type { ApprovalKind } from '#domain/approvals/kinds.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { approvals } from '../../db/schema/approvals.ts'

const RECENT_MS = 90 * 24 * 60 * 60 * 1000
/** Limits the work per kind, so that a large company's lists stay fast. */
const MAX_DECISIONS = 200
/** With fewer decisions, the time could tell how fast one person answered another. */
const MIN_DECISIONS = 5

/**
 * Returns the median hours from request to decision of each kind, from its latest decisions of the last 90 days.
 * Kinds with too few decisions are missing.
 */
export async function usualHours(
  tx: Tx,
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
        select (extract(epoch from ${approvals.decidedAt} - ${approvals.requestedAt}) / 3600)::float8 as hours
        from ${approvals}
        where ${approvals.kind} = asked.kind and ${approvals.decidedAt} > ${since}::timestamptz
          and ${approvals.state} in ('authorized', 'refused')
        order by ${approvals.decidedAt} desc
        limit ${MAX_DECISIONS}
      ) as decided
      group by asked.kind
      having count(*) >= ${MIN_DECISIONS}`,
  )
  return new Map(rows.map(({ kind, hours }) => [kind, hours]))
}
