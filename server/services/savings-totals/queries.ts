import { type SQL, sql } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'

const MONTHS = 12

function monthEnds(day: string): string[] {
  const ends = [day]
  while (ends.length < MONTHS) ends.unshift(addDays(`${ends[0]?.slice(0, 7)}-01`, -1))
  return ends
}

/**
 * Loans that were paid out. A loan counts from the payday of its request. An older loan without a request
 * counts from its registration.
 */
const paidOutLoans = sql`
  select l.id, l.amount, coalesce(r.pay_date, (l.registered_at at time zone 'America/Mexico_City')::date) as day
  from loans l left join savings_requests r on r.loan_id = l.id and r.kind = 'loan' and r.status = 'applied'
  where l.status in ('active', 'settled')`

/** Groups by day first, because there are few days and very many movements. */
export function monthlyQuery(day: string): SQL {
  return sql`
    with lent as (${paidOutLoans}), moves as (
      select date as day, sum(amount) as saved, 0 as lent from savings_movements where date <= ${day} group by date
      union all select day, 0, sum(amount) from lent where day <= ${day} group by day
      union all select m.date, 0, -sum(m.principal) from loan_movements m join lent on lent.id = m.loan_id
        where m.date <= ${day} group by m.date
    )
    select to_char(day, 'YYYY-MM') as month, sum(saved)::text as saved, sum(lent)::text as lent
    from moves group by 1 order by 1`
}

/**
 * Returns the pesos at the end of each month, summed over all movements until then. Also returns whether any
 * movement exists.
 */
export async function sumsByMonth(tx: Tx, day: string) {
  const rows = await readRows<{ month: string; saved: string; lent: string }>(tx, monthlyQuery(day))
  const meses = monthEnds(day).map((end) => {
    const until = rows.filter(({ month }) => month <= end.slice(0, 7))
    // Sums in centavos, because sums of decimals are inexact.
    const sum = (part: 'saved' | 'lent') =>
      until.reduce((all, row) => all + Math.round(Number(row[part]) * 100), 0) / 100
    return { dia: end, ahorrado: sum('saved'), prestado: sum('lent') }
  })
  return { meses, hasMoved: rows.length > 0 }
}

export function saversQuery(day: string): SQL {
  return sql`select count(*)::int as people from (
    select employee_id from savings_movements where date <= ${day} group by employee_id having sum(amount) > 0) savers`
}

export async function countSavers(tx: Tx, day: string): Promise<number> {
  const [row] = await readRows<{ people: number }>(tx, saversQuery(day))
  return row?.people ?? 0
}
