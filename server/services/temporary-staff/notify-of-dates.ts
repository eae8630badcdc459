import { and, asc, between, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { ListedKind } from '#domain/notifications/notification-kinds.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import type { JobSources } from '../../facilities/services.ts'
import { notifyEach } from '../notifications/notify.ts'
import { wholeName } from './rows.ts'

const { employees, evaluations, evaluationSurveys, notifications, temporaryStaff, users } = tables

/**
 * Maximum age in days of a date that is notified. Prevents the portal's first start from notifying old dates.
 */
const MAX_AGE_DAYS = 10
/** Days before the due date from which missing answers are reported. */
const CLOSING_DAYS = 3
const BATCH = 500

const kinds = ['staff-opens', 'staff-extension-over', 'staff-closing'] as const satisfies ListedKind[]

/**
 * Notifies the leader, or human resources without a leader, once about each date:
 * - the evaluation opens (TEMP-12);
 * - the extension of the contract has ended;
 * - few days are left and answers are missing.
 */
export async function notifyOfDates({ db, clock, services }: JobSources): Promise<void> {
  for (let more = true; more; ) {
    const { found, notified } = await db.transaction(async (tx) => {
      const rows = await newDates(tx, companyDate(clock.now().getTime()))
      let count = 0
      for (const kind of kinds) {
        const own = rows.filter((row) => kindOf(row) === kind)
        count += await notifyEach({ tx, clock, services }, kind, own.map(wordsOf))
      }
      return { found: rows.length, notified: count }
    })
    // Stops when another server instance has already sent these notifications.
    more = found === BATCH && notified > 0
  }
}

type NewDate = Awaited<ReturnType<typeof newDates>>[number]

function kindOf({ status, revision }: NewDate): (typeof kinds)[number] {
  if (status === 3) return 'staff-closing'
  return revision > 1 ? 'staff-extension-over' : 'staff-opens'
}

function wordsOf({ id, userId, key, person, isLed }: NewDate) {
  const view = isLed ? 'notificacionResponsable' : 'notificacion'
  return { userId, key, ref: `${view}-${id}`, subtitle: properName(wholeName(person)) }
}

const keyColumn = sql<string>`concat_ws('-', ${temporaryStaff.id}, ${temporaryStaff.revision},
  case when ${temporaryStaff.status} = 1 then ${temporaryStaff.applicationDate} else ${evaluations.dueDate} end)`

async function newDates(tx: Tx, today: string) {
  const opens = and(
    eq(temporaryStaff.status, 1),
    between(temporaryStaff.applicationDate, addDays(today, -MAX_AGE_DAYS), today),
  )
  const isAnyoneMissing = sql`exists (select from ${evaluationSurveys} s where s.staff_id = ${temporaryStaff.id}
    and s.revision = ${temporaryStaff.revision} and s.removed_at is null and s.answered_at is null)`
  const closes = and(
    eq(temporaryStaff.status, 3),
    between(evaluations.dueDate, today, addDays(today, CLOSING_DAYS)),
    isAnyoneMissing,
  )
  const isLed = sql<boolean>`exists (select from ${users} leader where leader.employee_id = ${temporaryStaff.responsibleId}
    and leader.closed_at is null)`
  const inPlace = and(
    holdsWhole(users.id, 'recursos-humanos'),
    isNotNull(users.employeeId),
    ne(users.employeeId, temporaryStaff.employeeId),
    sql`not ${isLed}`,
  )
  const isNotified = sql`exists (select from ${notifications} where ${notifications.userId} = ${users.id}
    and ${inArray(notifications.kind, [...kinds])} and ${notifications.key} = ${keyColumn})`
  return tx
    .select({
      id: temporaryStaff.id,
      status: temporaryStaff.status,
      revision: temporaryStaff.revision,
      person: employees,
      userId: users.id,
      key: keyColumn,
      isLed,
    })
    .from(temporaryStaff)
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .leftJoin(
      evaluations,
      and(eq(evaluations.staffId, temporaryStaff.id), eq(evaluations.revision, temporaryStaff.revision)),
    )
    .innerJoin(
      users,
      and(isNull(users.closedAt), or(eq(users.employeeId, temporaryStaff.responsibleId), inPlace)),
    )
    .where(and(isNull(temporaryStaff.removedAt), or(opens, closes), sql`not ${isNotified}`))
    .orderBy(asc(temporaryStaff.id), asc(users.id))
    .limit(BATCH)
}
