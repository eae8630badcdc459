import { type SQL, sql } from 'drizzle-orm'
import type { RequestKind } from '#contract/requests/request-desk.ts'
import { fold } from '#domain/text/fold.ts'
import { tables } from '../../db/schema/tables.ts'
import { accents } from '../../texts.ts'

const { clarificationReasons, clarifications, departments, disputeEvidence, disputes, employees, users } =
  tables

/** SQL parts for one kind of request; `r` is the request, `e` its person. */
export interface Source {
  from: SQL
  reason: SQL
  columns: SQL
  isOpen: SQL
}

const others = sql`
  join ${departments} d on d.id = e.department_id
  left join ${users} u on u.id = r.answered_by`

const shared = sql`r.id, e.number, e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name as name,
  d.name as department, r.comment, r.registered_at, r.answer, r.answered_at, r.rating, u.name as answered_by`

const pictures = (kind: number) =>
  sql`(select count(*)::int from ${disputeEvidence} p where p.dispute_id = r.id and p.kind = ${kind})`

export const sources: Readonly<Record<RequestKind, Source>> = {
  aclaracion: {
    from: sql`${clarifications} r join ${employees} e on e.id = r.employee_id
      left join ${clarificationReasons} c on c.id = r.reason_id ${others}`,
    reason: sql`coalesce(c.name, r.new_reason, '')`,
    columns: sql`${shared}, coalesce(c.name, r.new_reason, '') as reason, r.period_code, r.period_text,
      0 as asked_with, 0 as answered_with`,
    isOpen: sql`r.answered_at is null`,
  },
  inconformidad: {
    from: sql`${disputes} r join ${employees} e on e.id = r.employee_id ${others}`,
    reason: sql`r.reason`,
    columns: sql`${shared}, r.reason, '' as period_code, r.day::text as period_text,
      ${pictures(1)} as asked_with, ${pictures(2)} as answered_with`,
    isOpen: sql`r.state = 1`,
  },
}

/** Requires each word in the number, the name or the reason, ignoring accents and case. */
export function searched(source: Source, wanted: string): SQL {
  // Removes accents first, because some databases cannot lower-case accented letters.
  const text = sql`lower(translate(e.number || ' ' || e.first_name || ' ' || e.paternal_name || ' ' ||
    e.maternal_name || ' ' || ${source.reason}, ${accents.written}, ${accents.plain}))`
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  return words.reduce((all, word) => sql`${all} and position(${word} in ${text}) > 0`, sql`true`)
}
