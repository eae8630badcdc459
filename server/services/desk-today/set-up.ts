import { sql } from 'drizzle-orm'
import type { SetUp } from '#contract/portal-health/desk-today.ts'
import { CANDIDATES } from '#domain/identity/can.ts'
import type { Tx } from '../../db/connection.ts'
import { isAtRest } from '../../db/copy-at-rest.ts'
import { readRows } from '../../db/read-rows.ts'
import type { Services } from '../../facilities/services.ts'

/**
 * Returns which steps of the first set-up have a result.
 * - compania: a company exists besides the candidates' company.
 * - roles: human resources and payroll each have an open account.
 * - personas: an employee without a role has an open account.
 * - nomina: the portal has a payslip.
 * - respaldo: a complete backup exists, this server is an inactive restored copy, or another system makes
 *   backups.
 */
export async function readSetUp(
  tx: Tx,
  { backup, environment }: Pick<Services, 'backup' | 'environment'>,
): Promise<SetUp> {
  const held = (role: string) => sql`exists (select from role_grants g join users u on u.id = g.user_id
    where g.role = ${role} and g.ended_at is null and u.closed_at is null)`
  const [found] = await readRows<Pick<SetUp, 'compania' | 'roles' | 'personas' | 'nomina'>>(
    tx,
    sql`select
      exists (select from companies where code <> ${CANDIDATES}) as compania,
      (${held('recursos-humanos')} and ${held('nomina')}) as roles,
      exists (select from users u where u.closed_at is null and u.employee_id is not null
        and u.company_code <> ${CANDIDATES}
        and not exists (select from role_grants g where g.user_id = u.id and g.ended_at is null)) as personas,
      exists (select from payslips) as nomina`,
  )
  if (!found) throw new Error('the state of the set-up could not be read')
  const state = backup()
  const exists = isAtRest(environment) || environment.backup.isElsewhere || (state?.newestMs ?? null) !== null
  return { ...found, respaldo: exists, ...(state === null && !exists && { sinRespaldos: true }) }
}
