import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type SentAnswer, firstInvalid } from '#domain/polls/sent-answers.ts'
import type { Poll } from '#domain/polls/poll.ts'
import type { Tx } from '../../db/connection.ts'
import type { PollCounts } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Received } from './received-polls.ts'
import { engineOf, findPoll, stateOf } from './rows.ts'
import { pollTexts as texts } from './texts.es.ts'
import { addWords } from './words.ts'

const { pollGroups, pollReceivers, polls } = tables

/** Status of an answered poll, spelled as in the spec (BEN-08). */
export const ANSWERED = 'Conestada'

/**
 * Counts a person's answer once, and stores separately that the person answered. No key, number, order or
 * time connects an answer with a person. Messages, logs and events must not contain any part of an answer.
 * @throws WireFault if the poll is not open, the person has answered, or the answers are invalid
 */
export async function countAnswer(
  tx: Tx,
  { poll, departmentId }: Received,
  employeeId: number,
  answers: readonly SentAnswer[],
  today: string,
): Promise<void> {
  // The lock makes closing wait for answers in progress. Later answers find the poll closed.
  await tx.select({ id: polls.id }).from(polls).where(eq(polls.id, poll.id)).for('share')
  const now = await findPoll(tx, poll.id)
  if (!now || stateOf(now, today) !== 'abierta') throw new WireFault('ERROR', texts.closed)
  const own = and(eq(pollReceivers.pollId, poll.id), eq(pollReceivers.employeeId, employeeId))
  const marked = await tx
    .update(pollReceivers)
    .set({ hasAnswered: true })
    .where(and(own, eq(pollReceivers.hasAnswered, false)))
    .returning({ id: pollReceivers.pollId })
  if (marked.length === 0) throw new WireFault(ANSWERED, texts.answered)
  if (firstInvalid(await engineOf(tx, poll), answers) !== null) throw new WireFault('ERROR', texts.incomplete)
  await addToGroups(tx, poll.id, departmentId, answers)
}

/** Locks the total's row first, which prevents deadlocks between two answers. */
async function addToGroups(
  tx: Tx,
  pollId: number,
  departmentId: string,
  answers: readonly SentAnswer[],
): Promise<void> {
  const rows = await tx
    .select()
    .from(pollGroups)
    .where(
      and(eq(pollGroups.pollId, pollId), inArray(pollGroups.departmentId, [...new Set(['', departmentId])])),
    )
    .orderBy(asc(pollGroups.departmentId))
    .for('update')
  for (const row of rows) {
    await tx
      .update(pollGroups)
      .set({ answered: sql`${pollGroups.answered} + 1`, counts: withAnswer(row.counts, answers) })
      .where(and(eq(pollGroups.pollId, pollId), eq(pollGroups.departmentId, row.departmentId)))
  }
  await addWords(
    tx,
    pollId,
    answers.map(({ question, text }) => ({ question, text: text.trim() })).filter(({ text }) => text !== ''),
  )
}

/**
 * Includes every option from the start, because the stored order would otherwise reveal the first chosen
 * option.
 */
export function emptyCounts({ questions }: Poll): PollCounts {
  return Object.fromEntries(
    questions.map(({ id, options }) => [
      id,
      { people: 0, options: Object.fromEntries(options.map((option) => [option.id, 0])) },
    ]),
  )
}

export function withAnswer(counts: PollCounts, answers: readonly SentAnswer[]): PollCounts {
  const added = answers
    .filter(({ options, text }) => options.length > 0 || text.trim() !== '')
    .map(({ question, options }) => {
      const known = counts[question] ?? { people: 0, options: {} }
      const chosen = options.map((option) => [option, (known.options[option] ?? 0) + 1] as const)
      return [
        question,
        { people: known.people + 1, options: { ...known.options, ...Object.fromEntries(chosen) } },
      ] as const
    })
  return { ...counts, ...Object.fromEntries(added) }
}
