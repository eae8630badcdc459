import { and, desc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { firstMomentOf, type PollRow, stateOf } from './rows.ts'
import { pollTexts as texts } from './texts.es.ts'

const { pollReceivers, polls } = tables

export interface Received {
  poll: PollRow
  /** The group that the person's answer is counted in; '' for none. */
  departmentId: string
  hasAnswered: boolean
}

const columns = {
  poll: polls,
  departmentId: pollReceivers.departmentId,
  hasAnswered: pollReceivers.hasAnswered,
}

/**
 * What was published for the person and had not ended before `since`, latest first: each start of the app asks, and years of
 * polls with their questions are nobody's to read each time.
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

/** The benefits or the routes poll that is open for the person; null for none. */
export async function receivedProject(
  tx: Tx,
  employeeId: number,
  project: number,
  today: string,
): Promise<Received | null> {
  const own = await receivedBy(tx, employeeId, today, project)
  return own.find(({ poll }) => stateOf(poll, today) === 'abierta') ?? null
}

/** Whether one was open for the person and is over. */
export async function isProjectOver(
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
 * One that is open: of human resources (`project` null), or of that project. The newest or not.
 * @throws WireFault the same for none and for one that is not the person's
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
