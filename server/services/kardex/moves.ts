import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { securityEvents, users } = tables

/** A department may belong to another plant; the record does not say which department the person had. */
const isMove = and(
  eq(securityEvents.kind, 'person-changed'),
  sql`${securityEvents.details} ->> 'fields' ~ '(^|, )(compania|departamento|grupo)(,|$)'`,
)
const lastDay = sql<string | null>`max((${securityEvents.at} at time zone 'America/Mexico_City')::date)::text`

/**
 * Returns the query for the last day on which an import of people moved each person to another company,
 * department or pay group.
 */
export function movesSince(tx: Tx, since: Date) {
  return tx
    .select({ employeeId: users.employeeId, day: lastDay.as('day') })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.subjectId))
    .where(and(isMove, gt(securityEvents.at, since)))
    .groupBy(users.employeeId)
    .as('moves')
}

/** Returns the day of the person's last move, YYYY-MM-DD; null without one. */
export async function findLastMove(tx: Tx, userId: number, since: Date): Promise<string | null> {
  const [found] = await tx
    .select({ day: lastDay })
    .from(securityEvents)
    .where(and(isMove, eq(securityEvents.subjectId, userId), gt(securityEvents.at, since)))
  return found?.day ?? null
}
