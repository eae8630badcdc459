import { and, desc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { firstMomentOf, type PollRow, stateOf } from './rows.ts'
import { pollTexts as texts } from './texts.es.ts'

const { pollReceivers, polls } = tables

export interface Received {
  poll: PollRow
  /** Department whose counts include the person's answer; '' if only the total includes the answer. */
  departmentId: string
  hasAnswered: boolean
}

const columns = {
  poll: polls,
  departmentId: pollReceivers.departmentId,
  hasAnswered: pollReceivers.hasAnswered,
}

/**
 * Lists the person's published polls except polls that ended before `since`, latest first. Runs at each start
 * of the app, so old polls must not be read.
 */
export async function receivedBy(
  tx: Tx,
  employeeId: number,
  since: string,
  project: number | null,
): Promise<Received[]> {
  const firstMoment = firstMomentOf(since)
  return tx
    .select(columns)
    .from(pollReceivers)
    .innerJoin(polls, eq(polls.id, pollReceivers.pollId))
    .where(
      and(
        eq(pollReceivers.employeeId, employeeId),
        project === null ? isNull(polls.project) : eq(polls.project, project),
        isNotNull(polls.publishedAt),
        or(isNull(polls.closedAt), gte(polls.closedAt, firstMoment)),
        or(isNull(polls.untilDay), gte(polls.untilDay, since)),
      ),
    )
    .orderBy(desc(polls.id))
}

export async function receivedProject(
  tx: Tx,
  employeeId: number,
  project: number,
  today: string,
): Promise<Received | null> {
  const own = await receivedBy(tx, employeeId, today, project)
  return own.find(({ poll }) => stateOf(poll, today) === 'abierta') ?? null
}

export async function hasProjectEnded(
  tx: Tx,
  employeeId: number,
  project: number,
  today: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: polls.id })
    .from(pollReceivers)
    .innerJoin(polls, eq(polls.id, pollReceivers.pollId))
    .where(
      and(
        eq(pollReceivers.employeeId, employeeId),
        eq(polls.project, project),
        or(isNotNull(polls.closedAt), lt(polls.untilDay, today)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/**
 * Finds the person's open poll by id. `project` is null for a poll of human resources.
 * @throws WireFault; unknown polls and polls for other people get the same error
 */
export async function requireReceived(
  tx: Tx,
  employeeId: number,
  id: number,
  { today, project }: { today: string; project: number | null },
): Promise<Received> {
  const [row] = await tx
    .select(columns)
    .from(pollReceivers)
    .innerJoin(polls, eq(polls.id, pollReceivers.pollId))
    .where(and(eq(pollReceivers.employeeId, employeeId), eq(polls.id, id)))
  const state = row?.poll.project === project ? stateOf(row.poll, today) : null
  if (state === 'cerrada') throw new WireFault('ERROR', texts.closed)
  if (!row || state !== 'abierta') throw new WireFault('ERROR', texts.unknown)
  return row
}
