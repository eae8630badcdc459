import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type PollRow, stateOf } from './rows.ts'
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

/** Whatever was ever published for the person, latest first. */
export async function receivedBy(tx: Tx, employeeId: number): Promise<Received[]> {
  return tx
    .select(columns)
    .from(pollReceivers)
    .innerJoin(polls, eq(polls.id, pollReceivers.pollId))
    .where(and(eq(pollReceivers.employeeId, employeeId), isNotNull(polls.publishedAt)))
    .orderBy(desc(polls.id))
}

/** The benefits or the routes poll that is open for the person; null for none. */
export async function receivedProject(
  tx: Tx,
  employeeId: number,
  project: number,
  today: string,
): Promise<Received | null> {
  const own = (await receivedBy(tx, employeeId)).filter(({ poll }) => poll.project === project)
  return own.find(({ poll }) => stateOf(poll, today) === 'abierta') ?? null
}

/** One of human resources that is open. @throws WireFault the same for none and for one that is not the person's */
export async function requireReceived(
  tx: Tx,
  employeeId: number,
  id: number,
  today: string,
): Promise<Received> {
  const [row] = await tx
    .select(columns)
    .from(pollReceivers)
    .innerJoin(polls, eq(polls.id, pollReceivers.pollId))
    .where(and(eq(pollReceivers.employeeId, employeeId), eq(polls.id, id)))
  const state = row && row.poll.project === null ? stateOf(row.poll, today) : null
  if (state === 'cerrada') throw new WireFault('ERROR', texts.closed)
  if (!row || state !== 'abierta') throw new WireFault('ERROR', texts.unknown)
  return row
}
