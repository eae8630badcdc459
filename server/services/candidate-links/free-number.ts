import { sql } from 'drizzle-orm'
import { CANDIDATES } from '#domain/identity/can.ts'
import type { Tx } from '../../db/connection.ts'

/** First number of the range for candidates, which is separate from the range of employees. */
const FIRST_NUMBER = 900_001
const NUMBERS_TRIED = 1000

/** Requires the lock on the table of employees. */
export async function freeNumber(tx: Tx): Promise<string> {
  const last = sql`(select coalesce(max(one.number::bigint), 0) from employees one
    where one.company_code = ${CANDIDATES} and one.number ~ '^[0-9]{1,9}$')`
  const [row] = await tx
    .select({ number: sql<string>`free.place::text` })
    .from(
      sql`(select greatest(${FIRST_NUMBER}::bigint, ${last} + 1) as next) start
        cross join lateral generate_series(start.next, start.next + ${NUMBERS_TRIED}::bigint) as free(place)`,
    )
    .where(
      sql`not exists (select from employees one where one.number = free.place::text)
        and not exists (select from users one where lower(one.nickname) = free.place::text)`,
    )
    .orderBy(sql`free.place`)
    .limit(1)
  if (!row) throw new Error('there is no free number for a candidate')
  return row.number
}
