import { asc, eq } from 'drizzle-orm'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import type { pollStates } from '#contract/polls/poll-desk.ts'
import { ROUTES_PROJECT } from '#contract/polls/poll-answers.ts'
import { enginePoll } from '#contract/polls/poll-engine.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Poll } from '#domain/polls/poll.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'

const { polls, transportRoutes } = tables

export type PollRow = typeof polls.$inferSelect
type PollState = (typeof pollStates)[number]

/** @param today YYYY-MM-DD in the company's time zone */
export function stateOf(
  row: Pick<PollRow, 'publishedAt' | 'closedAt' | 'fromDay' | 'untilDay'>,
  today: string,
): PollState {
  if (row.publishedAt === null) return 'borrador'
  if (row.closedAt !== null || (row.untilDay !== null && row.untilDay < today)) return 'cerrada'
  return (row.fromDay ?? '') > today ? 'programada' : 'abierta'
}

/**
 * Returns the last day for answers. For a poll closed early, returns the day it closed. Returns null without
 * a last day.
 */
export function lastDayOf({ closedAt, untilDay }: Pick<PollRow, 'closedAt' | 'untilDay'>): string | null {
  const closed = closedAt && companyDate(closedAt.getTime())
  return closed !== null && (untilDay === null || closed < untilDay) ? closed : untilDay
}

/** Returns the first moment of a company day. The company's zone is UTC−6 all year since 2022. */
export function firstMomentOf(day: string): Date {
  return new Date(`${day}T06:00:00Z`)
}

export async function listRoutes(tx: Tx): Promise<{ id: number; DescRuta: string }[]> {
  const rows = await tx
    .select()
    .from(transportRoutes)
    .orderBy(asc(transportRoutes.name), asc(transportRoutes.id))
  return rows.map(({ id, name }) => ({ id, DescRuta: name }))
}

export async function engineOf(tx: Tx, row: PollRow): Promise<Poll> {
  return enginePoll(row.project ?? 0, await shownQuestionsOf(tx, row))
}

/** In the routes poll, the second question's options are the current routes. */
export async function shownQuestionsOf(tx: Tx, { project, questions }: PollRow): Promise<WireQuestion[]> {
  if (project !== ROUTES_PROJECT) return questions
  const routes = (await listRoutes(tx)).map(({ id, DescRuta }) => ({ id, texto: DescRuta }))
  return questions.map((question, at) => (at === 1 ? { ...question, opciones: routes } : question))
}

export async function findPoll(tx: Tx, id: number): Promise<PollRow | null> {
  const [row] = await tx.select().from(polls).where(eq(polls.id, id))
  return row ?? null
}
