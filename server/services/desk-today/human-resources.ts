import { sql } from 'drizzle-orm'
import type { DeskWorkCount } from '#contract/portal-health/desk-today.ts'
import { improvementStates } from '#domain/improvements/improvements.ts'
import { CHOOSING_DAYS } from '#domain/temporary/due.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import type { User } from '../../identity/user.ts'
import { lateBefore, work } from './count-work.ts'

/**
 * Returns the work of human resources, without rows about the caller.
 * - temporales: temporary staff whose date has passed (domain/temporary/due.ts).
 * - ofertas: authorized candidates without a prepared offer.
 * - postulaciones: new applications.
 * - ideas: ideas for improvement without an engineer.
 */
export async function humanResourcesWork(tx: Tx, user: User, now: Date): Promise<DeskWorkCount[]> {
  const own = user.employeeId ?? 0
  const today = sql`${companyDate(now.getTime())}::date`
  const late = sql`${lateBefore(now).toISOString()}::timestamptz`
  const isOffer = sql`o.state = 'preparar' and c.stage <> 'descartada' and c.account_id is distinct from ${user.id}`
  const isNew = sql`state = 'recibida' and employee_id <> ${own}`
  const isLoose = sql`state < ${improvementStates.assigned} and employee_id <> ${own}`
  const [found] = await readRows<
    Record<
      'staff' | 'offers' | 'lateOffers' | 'applications' | 'lateApplications' | 'ideas' | 'lateIdeas',
      number
    >
  >(
    tx,
    sql`select
      (select count(*) from temporary_staff s
        left join evaluations e on e.staff_id = s.id and e.revision = s.revision
        where s.removed_at is null and s.employee_id <> ${own} and s.status <= 4
          and case when s.status <= 2 then s.application_date + ${CHOOSING_DAYS}::int else e.due_date end < ${today})::int
        as "staff",
      (select count(*) from offers o join candidates c on c.id = o.candidate_id where ${isOffer})::int as "offers",
      (select count(*) from offers o join candidates c on c.id = o.candidate_id
        where ${isOffer} and o.created_at < ${late})::int as "lateOffers",
      (select count(*) from job_applications where ${isNew})::int as "applications",
      (select count(*) from job_applications where ${isNew} and sent_at < ${late})::int as "lateApplications",
      (select count(*) from improvements where ${isLoose})::int as "ideas",
      (select count(*) from improvements where ${isLoose} and registered_at < ${late})::int as "lateIdeas"`,
  )
  if (!found) throw new Error('the work of human resources could not be read')
  return [
    work('temporales', { waiting: found.staff }),
    work('ofertas', { waiting: found.offers, late: found.lateOffers }),
    work('postulaciones', { waiting: found.applications, late: found.lateApplications }),
    work('ideas', { waiting: found.ideas, late: found.lateIdeas }),
  ]
}
