import type { Connection } from '#server/db/connection.ts'

const WEEKS = 48
const LOAN_PAYMENTS = 10

/**
 * Inserts members 300001 and up as copies of 100103. Triggers are off and sums are inserted directly, because
 * a trigger per row would take minutes.
 * @param today YYYY-MM-DD
 * @param payday of group 1, for the members' pending deposits and withdrawals
 */
export async function addFundMembers(
  { query }: Connection,
  people: number,
  today: string,
  payday: string,
): Promise<void> {
  const { rows } = await query.query(
    "select column_name from information_schema.columns where table_name = 'employees' and column_name not in ('id', 'number')",
  )
  const copied = rows.map(({ column_name }) => String(column_name)).join(', ')
  await query.script(`
    begin;
    set local session_replication_role = replica;
    insert into employees (number, ${copied})
      select (300000 + n)::text, ${copied} from employees, generate_series(1, ${people}) n where number = '100103';
    create temporary table fund_members on commit drop as
      select id, number::int - 300000 as n from employees where number like '3_____';
    insert into savings_accounts (employee_id, joined_on, amount, total, social_part)
      select id, '${today}'::date - ${7 * WEEKS + 7}, 100, ${100 * WEEKS}, 300 from fund_members;
    insert into savings_movements (employee_id, kind, concept, period, amount, date)
      select id, 'payroll', 'Ahorro de nómina', '2026001', 100, '${today}'::date - 7 * week
      from generate_series(1, ${WEEKS}) week, fund_members;
    insert into loans (employee_id, amount, term, frequency, instalment, interest, period_rate, first_period_start,
        remaining, status, registered_at)
      select id, 3900, 39, 'weekly', 100, 180, 0.00230769, '${today}'::date - ${7 * LOAN_PAYMENTS + 7},
        ${3900 - 100 * LOAN_PAYMENTS}, 'active', now() - interval '${7 * LOAN_PAYMENTS + 10} days'
      from fund_members where n % 3 = 0;
    insert into loan_movements (loan_id, date, principal, interest, balance)
      select l.id, '${today}'::date - 7 * week, 100, 5, 2900 + 100 * (week - 1)
      from generate_series(1, ${LOAN_PAYMENTS}) week, loans l join fund_members on fund_members.id = l.employee_id;
    insert into savings_requests (employee_id, movement_type, kind, amount, requested_on, pay_date, closes_on, status)
      select id, 394, 'deposit', 50, '${today}', '${payday}', '${payday}', 'pending' from fund_members where n % 5 = 0;
    insert into savings_requests (employee_id, movement_type, kind, amount, requested_on, pay_date, closes_on, status)
      select id, 294, 'withdrawal', 20, '${today}', '${payday}', '${payday}', 'pending' from fund_members where n % 50 = 1;
    commit;
    analyze;`)
}
