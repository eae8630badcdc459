import { and, asc, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { addWorkingDays } from '#domain/approvals/working-days.ts'
import type { Role } from '#domain/identity/roles.ts'
import { DAYS_BEFORE_END } from '#domain/privacy/rights.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/people.ts'
import { privacyRequests as requests } from '../../db/schema/privacy.ts'
import type { JobSources } from '../../facilities/services.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { findLaw } from '../law/queries.ts'
import { notify, type NotifyContext } from '../notifications/notify.ts'
import { rightsTexts as texts } from './rights-texts.es.ts'

const MAX_PER_RUN = 50

/** Role to notify, by the new value of privacy_requests.warned. 0 is a new request. */
const recipients = [
  'recursos-humanos',
  'recursos-humanos',
  'administrador',
] as const satisfies readonly Role[]
const warnings = [
  { warned: 1, days: DAYS_BEFORE_END.desk },
  { warned: 2, days: DAYS_BEFORE_END.administrators },
] as const

type Request = Pick<typeof requests.$inferSelect, 'id' | 'employeeId' | 'state' | 'due'>

/**
 * Notifies everybody who has the role without limits, except the requester. If there is nobody, notifies the
 * administrators.
 */
export async function notifyDesk(
  context: NotifyContext,
  { id, employeeId, state, due }: Request,
  warned: 0 | 1 | 2,
): Promise<void> {
  const desk = await holdersOf(context.tx, recipients[warned], employeeId)
  const userIds = desk.length > 0 ? desk : await holdersOf(context.tx, 'administrador', employeeId)
  await notify(context, {
    kind: 'right-waiting',
    to: { userIds },
    ref: String(id),
    key: `${id}-${state}-${warned}`,
    subtitle: texts.until(id, formatDate(due ?? '')),
  })
}

async function holdersOf(tx: Tx, role: Role, requesterId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        holdsWhole(users.id, role),
        isNull(users.closedAt),
        sql`${users.employeeId} is distinct from ${requesterId}`,
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Notifies the desk, and later administrators, about terms that end soon or have ended.
 * @returns whether more requests may remain
 */
export async function warnOfTerms({ db, clock, services }: JobSources): Promise<boolean> {
  return db.transaction(async (tx) => {
    const today = companyDate(clock.now().getTime())
    const law = await findLaw(tx)
    let isMore = false
    for (const { warned, days } of warnings) {
      const ending = await tx
        .select()
        .from(requests)
        .where(and(lte(requests.due, addWorkingDays(today, days, law)), lt(requests.warned, warned)))
        .orderBy(asc(requests.due), asc(requests.id))
        .limit(MAX_PER_RUN)
        .for('update', { skipLocked: true })
      for (const request of ending) await notifyDesk({ tx, clock, services }, request, warned)
      await tx
        .update(requests)
        .set({ warned })
        .where(
          inArray(
            requests.id,
            ending.map(({ id }) => id),
          ),
        )
      isMore ||= ending.length === MAX_PER_RUN
    }
    return isMore
  })
}
