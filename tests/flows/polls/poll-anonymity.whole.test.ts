import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import type { Logger } from '#server/log.ts'
import { notifyDelivered } from '#server/services/notifications/notify-delivered.ts'
import { createStillClock, type TestClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import {
  countsOf,
  definition,
  giveAccounts,
  given,
  HR,
  pollTitled,
  publishNew,
  said,
} from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { type DumpedRow, dumpEverything, writtenBetween } from '#tests/support/server/databases/whole-dump.ts'

/**
 * Stored data does not tie an answer to a person. Twelve people answer two polls in one database. In a second
 * database, the same people answer at the same moments under the same operation ids. There, each person gives
 * the answer of a colleague in the same department. Anything that reveals an author would differ between the two
 * databases. So every table must be identical, including the order in which transactions wrote and, on PGlite, the
 * position of each row in its file.
 */

const PEOPLE = 12
const word = (at: number) => `seña-${String.fromCharCode(97 + at).repeat(8)}`

interface Told {
  benefits: object
  poll: ReturnType<typeof given>[]
}

function answerOf(at: number): Told {
  const text = at % 3 === 0 ? '' : word(at)
  const bike = at % 2 === 0
  return {
    poll: [
      given(1, [bike ? 1 : 2]),
      ...(bike ? [given(2, at % 4 === 0 ? [4] : [(at % 3) + 1])] : []),
      given(3, [(at % 5) + 1]),
      ...(text === '' ? [] : [given(4, [], text)]),
    ],
    benefits: {
      proyecto: 1,
      radios: [
        { id: 1, respuesta: (at % 3) + 1 },
        { id: 2, respuesta: (at % 3) + 4 },
        { id: 3, respuesta: (at % 4) + 7 },
        { id: 4, respuesta: (at % 3) + 11 },
        { id: 6, respuesta: (at % 3) + 25 },
      ],
      ask5: [19 + (at % 6)],
      ask8: text === '' ? [52] : [30 + (at % 9)],
      ask9: [60 + (at % 4)],
      abierta: text,
    },
  }
}

const operationId = (at: number, kind: number) =>
  `00000000-0000-4000-8000-0000000${kind}${String(at).padStart(4, '0')}`

interface World {
  database: 'pglite' | 'postgres'
  server: TestServer
  poll: number
  benefits: number
  before: DumpedRow[]
  after: DumpedRow[]
  log: string[]
}

/**
 * Starts a server and lets everyone answer both polls.
 * @param isShifted whether people swap answers within their department, so that its counts stay the same
 */
async function play(database: 'pglite' | 'postgres', clock: TestClock, isShifted: boolean): Promise<World> {
  const log: string[] = []
  const keep = (fields: object, text: string) => void log.push(`${JSON.stringify(fields)} ${text}`)
  const logger: Logger = { info: keep, warn: keep, error: keep }
  const server = withoutPace(await startServer({ database, clock, log: logger }))
  const logins = (await giveAccounts(server, 2)).slice(0, PEOPLE)
  expect(logins).toHaveLength(PEOPLE)
  const benefits = await publishBenefits(server)
  const poll = await publishNew(server)
  const tokens: string[] = []
  for (const login of logins) tokens.push(await openSession(server, login))
  const before = await dumpEverything(server)
  const takes = await assignment(server, logins, isShifted)
  for (const [at, token] of tokens.entries()) {
    const told = answerOf(takes[at] ?? 0)
    const userId = (await findPerson(server, logins[at] ?? '')).userId
    const calls = [
      [answering.sendBenefits, { ...told.benefits, idOperacion: operationId(at, 1) }],
      [answering.sendPoll, { id: poll, respuestas: told.poll, idOperacion: operationId(at, 2) }],
    ] as const
    for (const [operation, input] of calls) {
      expect((await sendOperation(server, operation, input, token)).body).toEqual({ status: 'OK' })
      await server.db.transaction((tx) =>
        notifyDelivered(
          { tx, services: server.services, clock },
          { operation, input, userId, isAlone: true },
          'step-delivered',
        ),
      )
    }
    clock.advance(1000)
  }
  return { database, server, poll, benefits, before, after: await dumpEverything(server), log }
}

async function publishBenefits(server: TestServer): Promise<number> {
  const old = await pollTitled(server, 'Prestaciones flexibles')
  await said(server, desk.closePoll, { id: old }, HR)
  const { id } = await said(server, desk.copyPoll, { id: old }, HR)
  const encuesta = { ...definition, audiencia: { clase: 'plantas', ids: ['2'] } }
  const { revision } = await said(server, desk.savePoll, { id, revision: 1, encuesta }, HR)
  expect(await said(server, desk.publishPoll, { id, revision }, HR)).toMatchObject({ status: 'OK' })
  return Number(id)
}

/**
 * Returns an index for each person: that of the person's own answer, or of the next person's in the
 * department.
 */
async function assignment(
  server: TestServer,
  logins: readonly string[],
  isShifted: boolean,
): Promise<number[]> {
  const departments = await Promise.all(
    logins.map(async (login) => {
      const { rows } = (await server.db.execute(
        `select department_id from employees where number = '${login}'`,
      )) as unknown as { rows: { department_id: string }[] }
      return rows[0]?.department_id ?? ''
    }),
  )
  return logins.map((_, at) => {
    const own = logins.flatMap((__, other) => (departments[other] === departments[at] ? [other] : []))
    return isShifted ? (own[(own.indexOf(at) + 1) % own.length] ?? at) : at
  })
}

async function playTwice(database: 'pglite' | 'postgres'): Promise<[World, World]> {
  const clock = createStillClock()
  const start = clock.now().getTime()
  const first = await play(database, clock, false)
  clock.advance(start - clock.now().getTime())
  return [first, await play(database, clock, true)]
}

/** Orders rows by page and position: "(0,9)" is before "(0,33)" and "(1,2)". */
function byPlace({ place: one }: { place: string }, { place: other }: { place: string }): number {
  const [page = 0, at = 0] = (one.match(/\d+/g) ?? []).map(Number)
  const [otherPage = 0, otherAt = 0] = (other.match(/\d+/g) ?? []).map(Number)
  return page - otherPage || at - otherAt
}

/**
 * Rows written while people answered, without the session tokens, which are random. Row positions are compared only
 * on PGlite: in PostgreSQL they depend on when other transactions release old rows. A row of texts gets longer with
 * each text, and the database moves rows when their page is full. So only the order of these rows is compared.
 */
function changedBy({ before, after, database }: World) {
  const rows = writtenBetween(before, after)
  const texts = rows.filter(({ table }) => table === 'public.poll_words').toSorted(byPlace)
  const written = rows.map((each) => {
    const { place: own, ...rest } = each
    const { token_hash: _, ...row } = each.row
    const known = each.table === 'public.sessions' ? { ...rest, row } : rest
    const place = texts.includes(each) ? texts.indexOf(each) : own
    return database === 'pglite' ? { ...known, place } : known
  })
  const text = (each: object) => JSON.stringify(each)
  return database === 'pglite'
    ? written
    : written.toSorted((one, other) => (text(one) < text(other) ? -1 : 1))
}

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let one: World
  let other: World
  beforeAll(async () => {
    ;[one, other] = await playTwice(database)
  })
  afterAll(() => Promise.all([one.server.stop(), other.server.stop()]))

  test('leaves identical tables when people swap their answers', () => {
    const written = changedBy(one)
    expect([...new Set(written.map(({ table }) => table))].sort()).toEqual([
      'public.notifications',
      'public.operation_receipts',
      'public.poll_groups',
      'public.poll_receivers',
      'public.poll_words',
      'public.sessions',
    ])
    expect(written.filter(({ table }) => table === 'public.poll_receivers')).toHaveLength(2 * PEOPLE)
    expect(changedBy(other)).toEqual(written)
  })

  test('stores the texts in a single row per question, in alphabetical order', async () => {
    const words = Array.from({ length: PEOPLE }, (_, at) => word(at)).filter((_, at) => at % 3 !== 0)
    for (const world of [one, other]) {
      const holders = world.after.filter(({ row }) => /seña-/.test(JSON.stringify(row)))
      expect(holders.map(({ table, row }) => [table, row.question])).toEqual(
        expect.arrayContaining([
          ['public.poll_words', 8],
          ['public.poll_words', 4],
        ]),
      )
      expect(holders).toHaveLength(2)
      expect((await countsOf(world.server, world.poll)).texts).toEqual({ 4: words })
      expect((await countsOf(world.server, world.benefits)).texts).toEqual({ 8: words })
    }
  })

  test('writes complete groups and question rows with the last answer, without a person’s id', () => {
    const groups = changedBy(one).filter(({ table }) => table === 'public.poll_groups')
    for (const { row } of groups) {
      expect(Object.keys(row).sort()).toEqual([
        'answered',
        'counts',
        'department_id',
        'people',
        'poll_id',
        'texts',
      ])
    }
    const words = changedBy(one).filter(({ table }) => table === 'public.poll_words')
    // The last answer writes all nine benefits questions and all four of the other poll, answered or not.
    expect(words).toHaveLength(13)
    for (const { row } of words)
      expect(Object.keys(row).sort()).toEqual(['part', 'people', 'poll_id', 'question', 'texts'])
    const receivers = changedBy(one).filter(({ table }) => table === 'public.poll_receivers')
    for (const { row } of receivers) {
      expect(Object.keys(row).sort()).toEqual(['department_id', 'employee_id', 'has_answered', 'poll_id'])
    }
  })

  test('logs no answer', () => {
    expect(one.log.length).toBeGreaterThanOrEqual(2 * PEOPLE)
    const text = [...one.log, ...other.log].join('\n')
    expect(text).not.toMatch(/seña-|respuestas|ask5|opciones/)
  })

  test('tables would differ if the receipt held a hash of the answer', async () => {
    const { sendPoll } = answering as { sendPoll: { isAnonymous?: boolean } }
    sendPoll.isAnonymous = false
    try {
      const [first, second] = await playTwice(database)
      expect(changedBy(second)).not.toEqual(changedBy(first))
      await Promise.all([first.server.stop(), second.server.stop()])
    } finally {
      sendPoll.isAnonymous = true
    }
  })
})
