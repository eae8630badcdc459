import { type SQL, sql } from 'drizzle-orm'
import { monthsBefore, type RetentionKind } from '#domain/privacy/retention.ts'
import { tables as t } from '../../db/schema/tables.ts'

/** One kind of data: which rows are due, what of them is kept while they are blocked, and how they leave their tables. */
export interface RetentionPlan {
  /** Rows in one transaction. */
  batch: number
  /** `id`, `person` and `file` of every row that is due; `person` tells people apart and nothing else. */
  due: (now: Date, months: number) => SQL
  /** Of one row, whose id is the expression: what belongs to it, by table, as JSON. */
  content: (id: SQL) => SQL
  /** @param ids an expression of several */
  remove: (ids: SQL) => readonly SQL[]
}

const all = (rows: SQL) => sql`coalesce((select jsonb_agg(to_jsonb(r)) from (${rows}) r), '[]'::jsonb)`
const at = (now: Date, months: number) => sql`${monthsBefore(now, months).toISOString()}::timestamptz`

export const retentionPlans: Readonly<Record<RetentionKind, RetentionPlan>> = {
  documents: {
    batch: 200,
    due: (now, months) => sql`
      select d.id, d.employee_id as person, d.file_key as file
      from ${t.documentUploads} d join ${t.users} u on u.employee_id = d.employee_id
      where u.closed_at < ${at(now, months)}`,
    content: (id) => sql`jsonb_build_object(
      'document_uploads', ${all(sql`select * from ${t.documentUploads} where id = ${id}`)},
      'document_comments', ${all(sql`select * from ${t.documentComments} where upload_id = ${id}`)})`,
    remove: (ids) => [sql`delete from ${t.documentUploads} where id in (${ids})`],
  },
  // Whoever has an account came to be an employee, or was one. What still waits for a decision is nobody's to erase.
  candidates: {
    batch: 100,
    due: (now, months) => sql`
      select c.id, c.id as person, null::text as file
      from ${t.candidates} c
      where c.account_id is null and c.stage_since < ${at(now, months)}
        and (c.stage in ('declinada','descartada') or (c.stage = 'ofrecida' and exists (
          select 1 from ${t.offers} o where o.candidate_id = c.id and o.ends_on < ${at(now, months)}::date)))`,
    content: (id) => sql`jsonb_build_object(
      'candidates', ${all(sql`select * from ${t.candidates} where id = ${id}`)},
      'candidate_history', ${all(sql`select * from ${t.candidateHistory} where candidate_id = ${id}`)},
      'offers', ${all(sql`select * from ${t.offers} where candidate_id = ${id}`)},
      'approvals', ${all(sql`select a.* from ${t.approvals} a join ${t.candidates} c
        on a.id in (c.fit_id, c.decision_id) where c.id = ${id}`)})`,
    remove: (ids) => [
      // First: the rows that say which ones they are go last.
      sql`delete from ${t.approvals} where id in (
        select unnest(array[fit_id, decision_id]) from ${t.candidates} where id in (${ids}))`,
      sql`delete from ${t.candidates} where id in (${ids})`,
    ],
  },
  notifications: {
    batch: 1000,
    due: (now, months) => sql`
      select n.id, n.user_id as person, null::text as file from ${t.notifications} n
      where n.created_at < ${at(now, months)}`,
    content: (id) =>
      sql`jsonb_build_object('notifications', ${all(sql`select * from ${t.notifications} where id = ${id}`)})`,
    remove: (ids) => [sql`delete from ${t.notifications} where id in (${ids})`],
  },
  visits: {
    batch: 1000,
    due: (now, months) => sql`
      select v.id, v.user_id as person, null::text as file from ${t.screenVisits} v
      where v.at < ${at(now, months)}`,
    content: (id) =>
      sql`jsonb_build_object('screen_visits', ${all(sql`select * from ${t.screenVisits} where id = ${id}`)})`,
    remove: (ids) => [sql`delete from ${t.screenVisits} where id in (${ids})`],
  },
}
