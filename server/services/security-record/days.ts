import { type SQL, sql } from 'drizzle-orm'
import type { EventDay } from '#contract/identity/security-record.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { ACCESS_EVENTS, REFUSED_EVENTS } from '#domain/identity/security-events.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { inKinds, startOf } from './search.ts'

const DAYS = 30

/**
 * Number of events that a row represents (audit/record-bounded.ts). Only events 1, 2, 4, 8 … of an hour are
 * recorded. The first row counts as one event; each later row counts as half of its number, which adds up to the
 * number of the last row.
 */
const eventCount = sql`coalesce((s.details->>'times')::int / 2, 1)`

export function daysQuery(first: string): SQL {
  const refused = inKinds(REFUSED_EVENTS)
  return sql`
    select (s.at at time zone 'America/Mexico_City')::date::text as dia,
      coalesce(sum(${eventCount}) filter (where ${refused}), 0)::int as rechazos,
      (count(*) filter (where not ${refused}))::int as consultas
    from security_events s
    where s.at >= ${startOf(first)} and ${inKinds([...REFUSED_EVENTS, ...ACCESS_EVENTS])}
    group by 1`
}

export async function readDays(tx: Tx, now: Date): Promise<EventDay[]> {
  const today = companyDate(now.getTime())
  const first = addDays(today, 1 - DAYS)
  const found = await readRows<EventDay & Record<string, unknown>>(tx, daysQuery(first))
  return Array.from({ length: DAYS }, (_, at) => {
    const dia = addDays(first, at)
    return found.find((day) => day.dia === dia) ?? { dia, rechazos: 0, consultas: 0 }
  })
}
