import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/connection.ts'
import { readRows } from '../db/read-rows.ts'

const RECENT_MS = 90 * 24 * 60 * 60 * 1000
const MAX_DECISIONS = 200
/** Minimum numbers of people. With fewer people, the median would reveal one person's response time. */
const MIN_OTHERS = 5
const MIN_DECIDERS = 3

/** Columns of a table of requests. */
export interface DecidedRequests {
  table: PgTable
  requester: PgColumn
  /** Null values are not counted. */
  decider: PgColumn | SQL
  decidedAt: PgColumn
  /** Hours from the request to its decision. */
  hours: SQL
  /** Condition for the decisions of the kind `asked.kind`. */
  isDecided: SQL
}

interface Wanted<Kind> {
  employeeId: number
  kinds: ReadonlySet<Kind>
  now: Date
}

/**
 * Returns the median hours from request to decision of each kind, in steps. Reads the latest decisions of the
 * last 90 days about other people's requests. Omits kinds with too few requesters or deciders.
 */
export async function usualHours<Kind extends string>(
  tx: Tx,
  { table, requester, decider, decidedAt, hours, isDecided }: DecidedRequests,
  { employeeId, kinds, now }: Wanted<Kind>,
): Promise<ReadonlyMap<Kind, number>> {
  if (kinds.size === 0) return new Map()
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  const rows = await readRows<{ kind: Kind; hours: number }>(
    tx,
    sql`select asked.kind as kind,
        round(percentile_cont(0.5) within group (order by decided.hours)::numeric, 1)::float8 as hours
      from jsonb_array_elements_text(${JSON.stringify([...kinds])}::jsonb) as asked (kind)
      cross join lateral (
        select (${hours})::float8 as hours, ${requester} as requester, ${decider} as decider
        from ${table}
        where ${requester} <> ${employeeId} and ${decidedAt} > ${since}::timestamptz and ${isDecided}
        order by ${decidedAt} desc
        limit ${MAX_DECISIONS}
      ) as decided
      group by asked.kind
      having count(distinct decided.requester) >= ${MIN_OTHERS} and count(distinct decided.decider) >= ${MIN_DECIDERS}`,
  )
  return new Map(rows.map(({ kind, hours: median }) => [kind, inSteps(median)]))
}

/** Returns the usual hours of a table whose requests have only one kind; undefined with too few people. */
export async function usualHoursOfAll(
  tx: Tx,
  requests: Omit<DecidedRequests, 'isDecided'>,
  wanted: Omit<Wanted<string>, 'kinds'>,
): Promise<number | undefined> {
  const all = await usualHours(
    tx,
    { ...requests, isDecided: sql`true` },
    { ...wanted, kinds: new Set(['all']) },
  )
  return all.get('all')
}

export function hoursBetween(from: PgColumn, to: PgColumn): SQL {
  return sql`extract(epoch from ${to} - ${from}) / 3600`
}

/** Rounds up to 1, 2, 4 or 8 hours, or to whole days. Steps hide the effect of a single decision. */
function inSteps(hours: number): number {
  return [1, 2, 4, 8].find((step) => hours <= step) ?? Math.ceil(hours / 24) * 24
}
