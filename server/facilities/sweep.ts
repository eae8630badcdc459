import { getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { OUTBOUND_KEPT_DAYS } from '#domain/outbound/outbound-kinds.ts'
import { sweepEvents } from '../audit/sweep-events.ts'
import type { Database } from '../db/connection.ts'
import { runStatement } from '../db/raw-client.ts'
import {
  accountLetters,
  deliveryGrants,
  knownDevices,
  providerTokens,
  rateLimits,
  recoveryCodes,
  sessions,
} from '../db/schema/access.ts'
import { approvalLinks, gateMarks } from '../db/schema/approvals.ts'
import { candidateLinks } from '../db/schema/candidates.ts'
import { dataChanges } from '../db/schema/data-changes.ts'
import { operationReceipts } from '../db/schema/delivery.ts'
import { notifications, pushSends } from '../db/schema/notifications.ts'
import { dataImports } from '../db/schema/imports/data-import.ts'
import { peopleImports } from '../db/schema/imports/people-import.ts'
import {
  portalDays,
  portalErrorDays,
  portalErrors,
  portalErrorTrails,
  portalVisits,
} from '../db/schema/portal-health.ts'
import { outboundRows } from '../db/schema/outbound/outbound.ts'
import { screenVisits } from '../db/schema/people.ts'
import { timeAlertViews } from '../db/schema/time-alerts.ts'
import type { Services } from './services.ts'

const BATCH = 500
/**
 * Retention of rows that clients may still need: a year and a month. A device that was offline for a year
 * still finds its responses.
 */
const LONG_MS = 400 * 24 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
const HEALTH_MS = 30 * DAY_MS
/**
 * Retention of emails, longer than all retries together. Only an email that the server cannot send becomes so
 * old.
 */
const LETTERS_MS = 7 * DAY_MS

/**
 * Returns the SQL condition that a person has no legal hold (P-240). Used for tables that the Privacidad
 * screen also covers.
 */
const notHeld = ({ name, table }: PgColumn) =>
  `not exists (select from retention_holds h join users u on u.id = h.user_id
    where h.ended_at is null and ${name === 'employee_id' ? 'u.employee_id' : 'u.id'} = ${getTableName(table)}.${name})`

/**
 * Tables that grow automatically: a time column, the retention after that time in ms, and a condition on the
 * person. Other tables are lists, or grow with stored content such as papers and requests. sweepFiles deletes
 * files and sealed pieces. pg-boss deletes its own rows.
 */
const tables: readonly [column: PgColumn, keptMs: number, ofPerson?: string][] = [
  [sessions.expiresAt, 0],
  [deliveryGrants.expiresAt, 0],
  [providerTokens.expiresAt, 0],
  [knownDevices.expiresAt, 0],
  [recoveryCodes.expiresAt, DAY_MS],
  [accountLetters.createdAt, LETTERS_MS],
  [rateLimits.expire, 0],
  [pushSends.endsAt, DAY_MS],
  [notifications.createdAt, LONG_MS, notHeld(notifications.userId)],
  [operationReceipts.createdAt, LONG_MS],
  [screenVisits.at, LONG_MS, notHeld(screenVisits.userId)],
  [timeAlertViews.seenAt, LONG_MS],
  [dataChanges.at, LONG_MS, notHeld(dataChanges.employeeId)],
  [outboundRows.at, OUTBOUND_KEPT_DAYS * DAY_MS, notHeld(outboundRows.employeeId)],
  // Keeps expired links: a person who opens one late reads that it no longer works.
  [approvalLinks.endsAt, LONG_MS],
  [candidateLinks.endsAt, LONG_MS],
  [gateMarks.markedAt, LONG_MS],
  [portalVisits.at, HEALTH_MS],
  [portalErrorTrails.at, HEALTH_MS],
  [portalErrorDays.at, HEALTH_MS],
  [portalErrors.lastAt, HEALTH_MS],
  [portalDays.at, HEALTH_MS],
  // Also deletes the rows of these imports, because their errors contain personal data.
  [peopleImports.createdAt, HEALTH_MS],
  [dataImports.createdAt, HEALTH_MS],
]

/**
 * Deletes a batch of expired rows of each table. Clients notice nothing: an expired token and an unknown one
 * get the same response. Concurrent server instances delete different rows.
 * @returns whether there may be more
 */
export async function sweepExpired(db: Database, now: Date): Promise<boolean> {
  let isMore = false
  for (const [column, keptMs, ofPerson = 'true'] of tables) {
    const [table, name] = [getTableName(column.table), column.name]
    const end = now.getTime() - keptMs
    const text =
      `delete from ${table} where ctid in (select ctid from ${table} where ${name} < $1 and ${ofPerson} ` +
      `limit ${BATCH} for update skip locked) returning 1 as gone`
    const value = column === rateLimits.expire ? end : new Date(end).toISOString()
    const gone = await runStatement(db, { name: `sweep_${table}`, text }, [value])
    isMore ||= gone.length === BATCH
  }
  // Runs last: a refusal by the events' trigger leaves the other tables clean.
  return (await sweepEvents(db, now, BATCH)) || isMore
}

/** @returns whether there may be more */
export async function sweepFiles(
  { files, pieces }: Pick<Services, 'files' | 'pieces'>,
  now: Date,
): Promise<boolean> {
  await pieces.sweep(now, BATCH)
  return (await files.sweep(now, BATCH)) === BATCH
}
