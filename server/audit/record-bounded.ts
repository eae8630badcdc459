import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { securityEventCounts as counts, securityEvents as events } from '../db/schema/security-events.ts'
import { type SecurityEvent, toStorable } from './record.ts'

const HOUR_MS = 60 * 60 * 1000
/**
 * Maximum rows per hour, kind, actor and person concerned. All unknown people count as one. Above the
 * maximum, only powers of two are stored.
 */
const MAX_ROWS_EACH = 50

/**
 * Records events that may come in floods, such as guesses by strangers. Rows of the log cannot be deleted
 * early, so their number is limited:
 * - For the same kind, person and address, only the 1st, 2nd, 4th, 8th … event of an hour is recorded. From
 *   the 2nd on, `times` is the number of the event. A million guesses from one address are twenty rows.
 * - For the same kind and person, only the first fifty of these rows are stored, then the 64th, 128th … This
 *   rule limits guesses from many addresses.
 *
 * One statement counts and records, so that concurrent events are counted correctly. All unknown names share
 * one counter and the same code path: timing does not reveal whether a name exists.
 */
export async function recordBounded(db: Database | Tx, event: SecurityEvent): Promise<void> {
  const hour = Math.floor(event.at.getTime() / HOUR_MS)
  const { kind, actorId, subjectId, subjectEmployeeId = null, address, details = {} } = event
  const whom = `${hour}|${kind}|${actorId ?? 'nobody'}|${subjectId ?? subjectEmployeeId ?? 'nobody'}`
  const at = sql`${event.at.toISOString()}::timestamptz`
  const ends = sql`${new Date(event.at.getTime() + 2 * HOUR_MS).toISOString()}::timestamptz`
  const again = sql`on conflict (key) do update set count = ${counts}.count + 1 returning count`
  const isPowerOfTwo = (of: string) => sql.raw(`(${of}.count & (${of}.count - 1)) = 0`)
  await db.execute(sql`
    with times as (
      insert into ${counts} (key, count, expires_at) values (${`${whom}|${address}`}, 1, ${ends}) ${again}
    ), told as (
      insert into ${counts} (key, count, expires_at)
      select ${whom}, 1, ${ends} from times where ${isPowerOfTwo('times')} ${again}
    )
    insert into ${events} (at, kind, actor_id, subject_id, subject_employee_id, address, details)
    select ${at}, ${kind}, ${actorId}::integer, ${subjectId}::integer, ${subjectEmployeeId}::integer, ${address},
      ${JSON.stringify(toStorable(details))}::jsonb ||
        case when times.count = 1 then '{}'::jsonb else jsonb_build_object('times', times.count) end
    from times, told where told.count <= ${MAX_ROWS_EACH} or ${isPowerOfTwo('told')}`)
}
