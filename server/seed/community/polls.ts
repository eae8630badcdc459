import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Audience } from '#contract/polls/poll-desk.ts'
import { addDays } from '#domain/time/dates.ts'
import { choose, shownQuestions, setText } from '#domain/polls/answers.ts'
import { findAnswerFault } from '#domain/polls/complete.ts'
import { type SentAnswer, sentAnswers } from '#domain/polls/sent-answers.ts'
import type { Answers, Poll, PollQuestion } from '#domain/polls/poll.ts'
import { fixedPolls } from '../../standard/fixed-polls.es.ts'
import type { Tx } from '../../db/connection.ts'
import type { PollCounts } from '../../db/schema/polls.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { receiversOf } from '../../services/poll-desk/audience.ts'
import { compare } from '../../services/poll-desk/overlaps.ts'
import { writeReceivers } from '../../services/poll-desk/publish.ts'
import { emptyCounts, withAnswer } from '../../services/polls/count.ts'
import { engineOf, type PollRow } from '../../services/polls/rows.ts'
import { fillWords } from '../../services/polls/words.ts'
import { canteen, routeNames, shift, uniforms, wishes } from './poll-words.es.ts'
import { type Random, randomFor } from '../random.ts'

const { employees, pollGroups, pollReceivers, polls, transportRoutes, users } = tables

const COMPANY = '00100'
const UNANSWERED_ACCOUNT = '100106'
const DAY_MS = 86_400_000
const plant: Audience = { clase: 'plantas', ids: ['1'] }
/** Answers to the closed poll. The people in these counts are not part of the demo. */
const answeredBy: readonly [department: string, people: number, answered: number][] = [
  ['D010', 24, 19],
  ['D030', 12, 9],
  ['D020', 14, 11],
  ['D060', 20, 17],
  ['D070', 8, 3],
]

/**
 * Inserts polls. The benefits poll, the routes poll and one of human resources are open for the first plant.
 * Of the plant's accounts only 100106 has not answered. One poll is closed with results, and one is a draft.
 */
export async function insertPolls(tx: Tx, now: Date, today: string): Promise<void> {
  await tx.insert(transportRoutes).values(routeNames.map((name, at) => ({ id: at + 1, name })))
  const [author] = await tx
    .select({ id: users.id })
    .from(users)
    .where(holdsWhole(users.id, 'recursos-humanos'))
  const common = { companyCode: COMPANY, audience: plant, authorId: author?.id ?? null }
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const make = async (values: Partial<PollRow> & Pick<PollRow, 'title' | 'intro' | 'questions'>) => {
    const [row] = await tx
      .insert(polls)
      .values({ ...common, ...values })
      .returning()
    if (!row) throw new Error('a poll was not written')
    return row
  }
  const out = (days: number, until: string) => ({
    fromDay: addDays(today, -days),
    untilDay: until,
    publishedAt: daysAgo(days),
    toldAt: daysAgo(days),
    revision: 2,
  })
  const lasts = addDays(today, 60)
  for (const poll of fixedPolls) await receive(tx, await make({ ...poll, ...out(6, lasts) }))
  await receive(tx, await make({ ...canteen, ...out(2, addDays(today, 21)) }))
  const closed = await make({
    ...shift,
    audience: { clase: 'todos', ids: [] },
    ...out(45, addDays(today, -15)),
  })
  await insertResults(tx, closed)
  await make({ ...uniforms, audience: { clase: 'todos', ids: [] } })
}

async function receive(tx: Tx, poll: PollRow): Promise<void> {
  const receivers = await receiversOf(tx, COMPANY, poll.audience)
  const { against, departments } = await compare(tx, poll, receivers, poll.fromDay ?? '')
  if (against) throw new Error('the demo has polls that reveal answers')
  await writeReceivers(tx, poll, receivers, departments)
  const done = await tx
    .select({ employeeId: employees.id, number: employees.number, departmentId: pollReceivers.departmentId })
    .from(pollReceivers)
    .innerJoin(employees, eq(employees.id, pollReceivers.employeeId))
    .innerJoin(users, and(eq(users.employeeId, employees.id), isNotNull(users.employeeId)))
    .where(and(eq(pollReceivers.pollId, poll.id), ne(employees.number, UNANSWERED_ACCOUNT)))
    .orderBy(employees.number)
  const engine = await engineOf(tx, poll)
  const groups = new Map<string, SentAnswer[][]>([['', []]])
  for (const { number, departmentId } of done) {
    const given = answerAtRandom(engine, randomFor(`${poll.title}|${number}`), wishes[poll.title] ?? [])
    for (const group of new Set(['', departmentId])) groups.set(group, [...(groups.get(group) ?? []), given])
  }
  for (const [departmentId, all] of groups) {
    await tx
      .update(pollGroups)
      .set(countsOf(all, emptyCounts(engine)))
      .where(and(eq(pollGroups.pollId, poll.id), eq(pollGroups.departmentId, departmentId)))
  }
  await fillWords(tx, poll.id, wordsOf(groups.get('') ?? []))
  await tx
    .update(pollReceivers)
    .set({ hasAnswered: true })
    .where(
      and(
        eq(pollReceivers.pollId, poll.id),
        inArray(
          pollReceivers.employeeId,
          done.map(({ employeeId }) => employeeId),
        ),
      ),
    )
}

async function insertResults(tx: Tx, poll: PollRow): Promise<void> {
  const engine = await engineOf(tx, poll)
  const groups = answeredBy.map(([departmentId, people, answered]) => ({
    departmentId,
    people,
    answers: Array.from({ length: answered }, (_, at) =>
      answerAtRandom(engine, randomFor(`${poll.title}|${departmentId}|${at}`), wishes[poll.title] ?? []),
    ),
  }))
  const whole = {
    departmentId: '',
    people: groups.reduce((sum, { people }) => sum + people, 0),
    answers: groups.flatMap(({ answers }) => answers),
  }
  await tx.insert(pollGroups).values(
    [whole, ...groups].map(({ departmentId, people, answers }) => ({
      pollId: poll.id,
      departmentId,
      people,
      ...countsOf(answers, emptyCounts(engine)),
    })),
  )
  await fillWords(tx, poll.id, wordsOf(whole.answers))
}

function countsOf(answers: readonly SentAnswer[][], none: PollCounts) {
  const counts = answers.reduce<PollCounts>((sum, given) => withAnswer(sum, given), none)
  return { answered: answers.length, counts }
}

function wordsOf(answers: readonly SentAnswer[][]) {
  return answers.flat().filter(({ text }) => text !== '')
}

function answerAtRandom(poll: Poll, random: Random, words: readonly string[]): SentAnswer[] {
  let answers: Answers = {}
  for (const { id } of poll.questions) {
    const question = shownQuestions(poll, answers).find((each) => each.id === id)
    if (question) answers = answerOne(poll, answers, question, { random, words })
  }
  return sentAnswers(poll, answers)
}

function answerOne(
  poll: Poll,
  answers: Answers,
  question: PollQuestion,
  { random, words: all }: { random: Random; words: readonly string[] },
): Answers {
  const words = all[random.whole(0, all.length - 1)] ?? ''
  if (question.kind === 'text') return random.chance(0.3) ? setText(answers, question, words) : answers
  const place = Math.min(
    random.whole(0, question.options.length - 1),
    random.whole(0, question.options.length),
  )
  const option = question.options[place]
  if (!option) return answers
  const chosen = choose(poll, answers, question, option.id).answers
  const isLacking = findAnswerFault(question, chosen[question.id] ?? { options: [], text: '' }) === 'words'
  return isLacking ? setText(chosen, question, words) : chosen
}
