import { type SQL, sql } from 'drizzle-orm'
import { type CutClass, cutClasses, type CutRow, type CutSum } from '#contract/savings/savings-cut.ts'
import { addDays } from '#domain/time/dates.ts'
import { loanRhythm } from '#domain/savings/loan-dates.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import { classes } from '../savings/wire-names.ts'

/** A payday of a pay group; dates YYYY-MM-DD. */
export interface Payroll {
  group: number
  payDate: string
  closesOn: string
  periodStart: string
}

const DAYS_BACK = 45
const DAYS_AHEAD = 45

export async function listGroups(tx: Tx, today: string) {
  return readRows<{ grupo: number; nombre: string; fechas: string[] }>(
    tx,
    sql`select g.id as grupo, g.name as nombre, array_agg(c.pay_date::text order by c.pay_date) as fechas
      from pay_groups g join pay_calendar c on c.pay_group_id = g.id
        and c.pay_date between ${addDays(today, -DAYS_BACK)} and ${addDays(today, DAYS_AHEAD)}
      where exists (select 1 from employees e join savings_accounts a on a.employee_id = e.id
        where e.pay_group_id = g.id)
      group by g.id, g.name order by g.id`,
  )
}

export async function findPayroll(tx: Tx, group: number, payDate: string): Promise<Payroll | null> {
  const [found] = await readRows<{ closes: string; starts: string }>(
    tx,
    sql`select prepayroll_date::text as closes, period_start::text as starts from pay_calendar
      where pay_group_id = ${group} and pay_date = ${payDate}`,
  )
  return found ? { group, payDate, closesOn: found.closes, periodStart: found.starts } : null
}

const person = sql`e.number as empleado, e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name as nombre,
  d.name as departamento`

function classOf(kind: SQL): SQL {
  const cases = Object.entries(classes).map(([name, wire]) => sql`when ${name} then ${wire}`)
  return sql`case ${kind} ${sql.join(cases, sql` `)} end`
}

/**
 * Requests that the payroll of a payday carries out. Only loans and contributions need an authorization. A
 * request that was carried out counts with its actual amount. A waiting departure counts with the balance
 * that it would pay out today.
 */
function requested({ group, payDate }: Payroll): SQL {
  return sql`
    select ${classOf(sql`r.kind`)} as clase, ${person}, coalesce(
      (select abs(m.amount) from savings_movements m
        where m.request_id = r.id and m.kind = case r.kind when 'extra_payment' then 'loan_payment' else r.kind end),
      r.amount,
      greatest(0, a.total - coalesce((select sum(l.remaining) from loans l
        where l.employee_id = a.employee_id and l.status in ('approved', 'active')), 0))
    ) as monto, null::numeric as capital, null::numeric as interes, r.id as folio, r.requested_on as asked
    from savings_requests r join savings_accounts a on a.employee_id = r.employee_id
      join employees e on e.id = r.employee_id join departments d on d.id = e.department_id
    where e.pay_group_id = ${group} and r.pay_date = ${payDate}
      and (r.status in ('approved', 'applied') or r.status = 'pending' and r.kind not in ('loan', 'deposit'))`
}

/**
 * Periods of a year, and the exact rate of a period, with which halves round correctly. The stored rate has
 * eight decimals, from which the yearly rate is recovered (domain/savings/loan-plan.ts).
 */
const periods = sql`(case b.frequency when 'weekly' then 52 else 24 end)`
const exactRate = sql`round(b.period_rate * ${periods}, 6) / ${periods}`

/**
 * Condition for loan movements by the payroll. A payment from the savings has no interest and a matching
 * savings movement.
 */
const isByPayroll = sql`(m.interest <> 0 or not exists (select 1 from savings_movements s where s.employee_id = l.employee_id
  and s.date = m.date and s.kind = 'loan_payment' and s.amount = -m.principal))`

function paid({ group, payDate }: Payroll): SQL {
  return sql`
    select 'abono', ${person}, m.principal + m.interest, m.principal, m.interest, l.id, null::date
    from loan_movements m join loans l on l.id = m.loan_id
      join employees e on e.id = l.employee_id join departments d on d.id = e.department_id
    where e.pay_group_id = ${group} and m.date = ${payDate} and ${isByPayroll}`
}

/**
 * Planned loan payments of a future payday (BR-01). The debt of that day is today's debt less one instalment
 * for each payday in between. The last payment includes the rounding remainder, at most half a centavo per
 * payment. On one payday, the payroll's payment precedes an extra payment from the savings (BR-06). Its
 * interest is thus computed on the debt before the extra payment.
 */
function planned({ group, payDate, periodStart }: Payroll, today: string): SQL {
  // A weekly payroll pays a fortnightly loan on the last payday of each fortnight (K-02;
  // domain/savings/loan-dates.ts).
  const isTakenOn = (day: SQL) =>
    loanRhythm(group) === 'last-week'
      ? sql`(l.frequency = 'weekly' or extract(day from ${day}) between 9 and 15
          or date_trunc('month', ${day}) <> date_trunc('month', ${day} + interval '7 days'))`
      : sql`true`
  const isTaken = (day: SQL) => sql`exists (select 1 from loan_movements m
    where m.loan_id = l.id and m.date = ${day} and ${isByPayroll})`
  // A person who leaves with this payroll or before pays the whole loan from the savings (BR-07).
  const isPaidByLeaving = sql`exists (select 1 from savings_requests r where r.employee_id = l.employee_id
    and r.kind = 'leaving' and r.status in ('pending', 'approved') and r.pay_date <= ${payDate})`
  return sql`
    select 'abono', ${person}, p.principal + p.interest, p.principal, p.interest, p.id, null::date
    from (
      select b.id, b.employee_id, round(b.owed * ${exactRate}, 2) as interest,
        least(case when (b.owed - b.instalment) * 100 <= b.term / 2.0 then b.owed else b.instalment end, b.unpaid) as principal
      from (
        select l.*, ahead.payments, extra.day >= ahead.last_day as is_after_extra,
          l.remaining - l.instalment * ahead.payments - extra.amount as unpaid,
          l.remaining - l.instalment * ahead.payments - extra.amount + same_day.amount as owed
        from loans l join employees e on e.id = l.employee_id cross join lateral (
          select coalesce(sum(r.amount), 0) as amount, max(r.pay_date) as day from savings_requests r
          where r.employee_id = l.employee_id and r.kind = 'extra_payment' and r.status in ('pending', 'approved')
            and r.pay_date < ${payDate}
        ) extra cross join lateral (
          select coalesce(sum(m.principal), 0) as amount from loan_movements m
          where m.loan_id = l.id and m.date = ${payDate} and not ${isByPayroll}
        ) same_day cross join lateral (
          select count(*) as payments, max(c.pay_date) as last_day from pay_calendar c where c.pay_group_id = ${group}
            and c.pay_date >= ${today} and c.pay_date < ${payDate} and c.period_start >= l.first_period_start
            and ${isTakenOn(sql`c.pay_date`)} and not ${isTaken(sql`c.pay_date`)}
        ) ahead
        where l.status in ('approved', 'active') and e.pay_group_id = ${group} and l.first_period_start <= ${periodStart}
          and ${isTakenOn(sql`${payDate}::date`)} and not ${isTaken(sql`${payDate}`)} and not ${isPaidByLeaving}
      ) b where b.unpaid > 0 and (b.payments = 0 or b.is_after_extra or b.owed * 100 > b.term / 2.0)
    ) p join employees e on e.id = p.employee_id join departments d on d.id = e.department_id`
}

export function cutQuery(payroll: Payroll, today: string): SQL {
  const parts = [requested(payroll), paid(payroll)]
  if (payroll.payDate >= today) parts.push(planned(payroll, today))
  return sql.join(parts, sql` union all `)
}

const order = sql`array_position(array[${sql.join(
  cutClasses.map((each) => sql`${each}`),
  sql`, `,
)}]::text[], cut.clase), cut.empleado, cut.folio`

export function pageQuery(payroll: Payroll, today: string, limit: number, offset: number): SQL {
  return sql`select clase, empleado, nombre, departamento, monto::float8 as monto, capital::float8 as capital,
      interes::float8 as interes, folio, asked::text as "fechaSolicitud"
    from (${cutQuery(payroll, today)}) cut order by ${order} limit ${limit} offset ${offset}`
}

export async function listRows(tx: Tx, payroll: Payroll, today: string, limit: number, offset = 0) {
  return readRows<CutRow>(tx, pageQuery(payroll, today, limit, offset))
}

export async function sumRows(tx: Tx, payroll: Payroll, today: string): Promise<CutSum[]> {
  const rows = await readRows<{ clase: CutClass; movimientos: number; monto: number }>(
    tx,
    sql`select clase, count(*)::int as movimientos, sum(monto)::float8 as monto
      from (${cutQuery(payroll, today)}) cut group by clase`,
  )
  return cutClasses.flatMap((clase) => rows.filter((row) => row.clase === clase))
}

export async function countUndecided(tx: Tx, { group, payDate }: Payroll): Promise<number> {
  const [row] = await readRows<{ times: number }>(
    tx,
    sql`select count(*)::int as times from savings_requests r join employees e on e.id = r.employee_id
      where r.status = 'pending' and (r.kind = 'loan' or r.kind = 'deposit' and r.pay_date = ${payDate})
        and e.pay_group_id = ${group}`,
  )
  return row?.times ?? 0
}
