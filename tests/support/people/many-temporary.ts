import type { Connection } from '#server/db/connection.ts'

/** Surveys per person: three peers, two clients, the leader. */
const SURVEYS = 6
/** Every fifth person has a score with all answers, for averages; the others are under evaluation. */
const SCORED = 5
const DEPARTMENTS = 6

/**
 * Inserts evaluated people as 400001 and up, evaluators as 500001 and up; every tenth evaluator has no
 * email address. Half of the surveys of people under evaluation are answered.
 * @param leader leads every tenth person; the others have no leader
 * @param today YYYY-MM-DD
 */
export async function addTemporaryPeople(
  { query }: Connection,
  people: number,
  leader: string,
  today: string,
): Promise<void> {
  const copied = async (table: string, others: string) => {
    const { rows } = await query.query(
      `select column_name from information_schema.columns where table_name = '${table}' and column_name not in (${others})`,
    )
    return rows.map(({ column_name }) => String(column_name))
  }
  const person = (
    await copied('employees', "'id', 'number', 'first_name', 'department_id', 'leader_id'")
  ).join(', ')
  const account = await copied('users', "'id', 'employee_id', 'nickname', 'mail', 'name'")
  const evaluators = Math.ceil((people * 3) / 5)
  const names = "(array['ALMA','BENITO','CELIA','DARÍO','ESTELA','ÓSCAR','NOÉ','ZULEMA'])"
  await query.script(`
    begin;
    set local session_replication_role = replica;
    create temporary table some_departments on commit drop as
      select id, row_number() over (order by id) - 1 as at from departments order by id limit ${DEPARTMENTS};
    insert into employees (number, first_name, department_id, leader_id, ${person})
      select (start + n)::text, ${names}[1 + n % 8] || ' ' || n,
        (select id from some_departments where at = n % (select count(*) from some_departments)), null, ${person}
      from employees, (values (400000, ${people}), (500000, ${evaluators})) as kinds (start, most),
        lateral generate_series(1, most) n where number = '100103';
    insert into users (employee_id, nickname, mail, name, ${account.join(', ')})
      select e.id, e.number, case when e.number::int % 10 = 0 then '' else e.number || '@example.com' end,
        e.first_name, ${account.map((column) => `u.${column}`).join(', ')}
      from employees e, users u join employees model on model.id = u.employee_id and model.number = '100103'
      where e.number like '5_____' and length(e.number) = 6;
    create temporary table temporary_people on commit drop as
      select id, number::int - 400000 as n from employees where number like '4_____';
    create temporary table temporary_evaluators on commit drop as
      select id, number::int - 500001 as n from employees where number like '5_____';
    insert into temporary_staff (employee_id, responsible_id, status, application_date, start_date)
      select id, case when n % 10 = 0 then (select id from employees where number = '${leader}') end,
        case when n % ${SCORED} = 0 then 5 else 3 end, '${today}'::date - 15 - n % 20, '${today}'::date - 150
      from temporary_people;
    create temporary table temporary_ways on commit drop as
      select s.id, s.status, p.n from temporary_staff s join temporary_people p on p.id = s.employee_id;
    insert into evaluations (staff_id, revision, due_date, score, level, calculated_at)
      select id, 1, '${today}'::date + n % 20 - 5, case when status = 5 then 50 + n % 50 end,
        case when status = 5 then 4 end, case when status = 5 then '${today}'::date - n % 300 end
      from temporary_ways;
    insert into evaluation_surveys (staff_id, revision, evaluator_id, kind, points, answered_at)
      select w.id, 1, e.id, (array['Par','Par','Par','Cliente','Cliente','Jefe'])[k + 1],
        case when w.status = 5 or k % 2 = 0 then 60 end, case when w.status = 5 or k % 2 = 0 then '${today}'::date end
      from temporary_ways w, generate_series(0, ${SURVEYS - 1}) k
        join temporary_evaluators e on true where e.n = (w.n * ${SURVEYS} + k) % ${evaluators};
    insert into survey_answers (survey_id, question_id, points, given_at)
      select s.id, q.id, 1 + (s.id + q.id) % 4, s.answered_at
      from evaluation_surveys s join temporary_ways w on w.id = s.staff_id, quality_questions q
      where s.answered_at is not null;
    commit;
    analyze;`)
}
