import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rateClarification, requestClarification } from '#contract/requests/clarifications.ts'
import { createDispute, rateDispute } from '#contract/requests/disputes.ts'
import { duplicateClarificationText } from '#domain/requests/clarification-texts.ts'
import { companyDate } from '#domain/time/dates.ts'
import { RATING_STEP, REQUEST_STEP, requestForms } from '#domain/requests/request-forms.ts'
import {
  clarifications,
  disputeEvidence,
  disputes,
  payrollPeriods,
} from '#server/db/schema/clarifications.ts'
import { deliveryGrants, sessions } from '#server/db/schema/access.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import type { Confirmed } from '#core/outbox/outbox.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { createRandom, type Random } from '#tests/support/files/random.ts'
import { dataUrl, picture } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PERSON = '100103'
const PASSWORD = 'Portal.2026'
let server: TestServer
let device: Device
let app: App
let employeeId: number
let userId: number
let periods: string[]
let photo: string

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  const person = await findPerson(server, PERSON)
  employeeId = person.employeeId ?? 0
  userId = person.userId
  photo = dataUrl(await picture('jpg'))
  const rows = await server.db.select().from(payrollPeriods).where(eq(payrollPeriods.family, 5704))
  const today = companyDate(server.clock.now().getTime())
  periods = rows
    .filter(({ startDate }) => startDate <= today)
    .sort((a, b) => b.endDate.localeCompare(a.endDate))
    .map((row) => `${row.endDate.slice(0, 4)}0${row.number}`)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(clarifications).where(eq(clarifications.employeeId, employeeId))
  await server.db.delete(disputes).where(eq(disputes.employeeId, employeeId))
  await server.db.delete(operationReceipts)
  // A page of the previous test may still deliver; without a session, its request is refused.
  await server.db.delete(sessions)
  await server.db.delete(deliveryGrants)
  device = createDevice(server.url)
  await restart()
  expect(await app.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true })
})
afterEach(() => {
  device.goOnline()
  vi.unstubAllGlobals()
})

let losesAnswers = false

async function restart(): Promise<void> {
  app = await device.start()
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await plain(...given)
    const url = given[0] instanceof Request ? given[0].url : String(given[0])
    if (losesAnswers && /sealed|ws-nominas|ws-inconformidades/.test(url))
      throw new TypeError('Failed to fetch')
    return answer
  })
}

type RatingKind = 'clarificationRating' | 'disputeRating'

interface Asked {
  opId: string
  form: string
  period: string
  comment: string
}

async function ask(period: string, comment: string, form = `${requestForms.clarification}${randomUUID()}`) {
  const input = { periodo: period, motivo: null, nomMotivo: '', nuevoMotivo: 'Otro', comentario: comment }
  const confirmed = await app.outbox.confirm({
    operation: requestClarification,
    input,
    form,
    step: REQUEST_STEP,
    values: { period, comment },
  })
  return { opId: keptId(confirmed), form, period, comment } satisfies Asked
}

function keptId(confirmed: Confirmed): string {
  if (!confirmed.kept) throw new Error('the request was not kept')
  return confirmed.opId
}

function rate(id: number, level: number, kind: RatingKind = 'clarificationRating') {
  return app.outbox.confirm({
    operation: kind === 'disputeRating' ? rateDispute : rateClarification,
    input: { id, rating: level },
    form: `${requestForms[kind]}${id}`,
    step: RATING_STEP,
    values: { level },
  })
}

function dispute(form: string, comment: string) {
  const input = { motivo: 'Bono', fechaInconformidad: '2026-11-02', comentario: comment, evidencia: [photo] }
  const values = { comment }
  return app.outbox.confirm({ operation: createDispute, input, form, step: REQUEST_STEP, values })
}

const rowsOf = () =>
  server.db
    .select()
    .from(clarifications)
    .where(eq(clarifications.employeeId, employeeId))
    .orderBy(clarifications.id)

const draftOf = (form: string, step = REQUEST_STEP) => app.drafts.readDraft(form, step)

/** @returns its id */
async function closedOne(period: string): Promise<number> {
  await ask(period, 'Falta mi bono')
  await app.sync.sync()
  const row = (await rowsOf()).at(-1)
  await server.db
    .update(clarifications)
    .set({ answer: 'Se paga después', answeredBy: userId, answeredAt: new Date() })
    .where(eq(clarifications.id, row?.id ?? 0))
  return row?.id ?? 0
}

async function deliverAll(): Promise<void> {
  losesAnswers = false
  device.goOnline()
  // A page killed during a delivery keeps its lease for some seconds.
  await expect
    .poll(
      async () => {
        await app.sync.syncOnReturn()
        // A refusal that another page received counts only once the drafts record it.
        const all = [...(await app.queued.listQueued()), ...(await app.drafts.readStatesUnder(''))]
        return all.filter(({ state }) => state !== 'rejected' && state !== 'synced')
      },
      { timeout: 15_000, interval: 100 },
    )
    .toEqual([])
}

describe('the queue of clarifications', () => {
  test('CLARF-17: keeps an offline request over a restart and delivers it once', async () => {
    device.goOffline()
    const { form } = await ask(periods[1] ?? '', 'Falta mi tiempo extra')
    await restart()
    expect(await draftOf(form)).toMatchObject({
      state: 'queued',
      values: { comment: 'Falta mi tiempo extra' },
    })
    expect(await rowsOf()).toEqual([])
    await deliverAll()
    expect(await draftOf(form)).toMatchObject({ state: 'synced' })
    expect(await rowsOf()).toMatchObject([{ answeredAt: null, comment: 'Falta mi tiempo extra' }])
    expect(await app.queued.listQueued()).toEqual([])
    expect((await app.drafts.readStatesUnder(requestForms.clarification)).map(({ state }) => state)).toEqual([
      'synced',
    ])
    expect(await app.drafts.readStatesUnder(requestForms.dispute)).toEqual([])
  })

  test('CLARF-19, CLARF-20: returns a refused duplicate for correction and still delivers the other requests', async () => {
    device.goOffline()
    const first = await ask(periods[1] ?? '', 'La primera')
    const second = await ask(periods[1] ?? '', 'La segunda')
    const third = await ask(periods[2] ?? '', 'Otro periodo')
    await deliverAll()
    expect(await draftOf(first.form)).toMatchObject({ state: 'synced' })
    expect(await draftOf(second.form)).toMatchObject({
      state: 'rejected',
      message: duplicateClarificationText,
      values: { comment: 'La segunda' },
    })
    expect(await draftOf(third.form)).toMatchObject({ state: 'synced' })
    await ask(periods[3] ?? '', 'La segunda', second.form)
    await deliverAll()
    expect(await draftOf(second.form)).toMatchObject({ state: 'synced', message: '' })
    expect((await rowsOf()).map(({ comment }) => comment)).toEqual([
      'La primera',
      'Otro periodo',
      'La segunda',
    ])
    expect(await app.queued.listQueued()).toEqual([])
  })
})

describe('the queue of ratings', () => {
  test('RATE-10: delivers a queued rating once although its response was lost', async () => {
    const id = await closedOne(periods[1] ?? '')
    losesAnswers = true
    await rate(id, 4)
    await app.sync.sync()
    expect(await draftOf(`${requestForms.clarificationRating}${id}`, RATING_STEP)).toMatchObject({
      state: 'queued',
      values: { level: 4 },
    })
    await restart()
    await deliverAll()
    expect(await rowsOf()).toMatchObject([{ rating: 4 }])
    expect(await draftOf(`${requestForms.clarificationRating}${id}`, RATING_STEP)).toMatchObject({
      state: 'synced',
    })
  })

  test('RATE-11: refuses a late rating and keeps it on the device', async () => {
    const id = await closedOne(periods[1] ?? '')
    device.goOffline()
    await rate(id, 1)
    await server.db.update(clarifications).set({ rating: 5 }).where(eq(clarifications.id, id))
    await deliverAll()
    expect(await draftOf(`${requestForms.clarificationRating}${id}`, RATING_STEP)).toMatchObject({
      state: 'rejected',
    })
    expect(await rowsOf()).toMatchObject([{ rating: 5 }])
  })
})

describe('random interruptions', () => {
  const STEPS = 10
  const PLACES = 4
  const totals = { clarification: 0, dispute: 0, clarificationRating: 0, disputeRating: 0 }

  interface Toward {
    asked: Asked[]
    disputes: { form: string; opId: string; comment: string }[]
    ratings: { kind: RatingKind; id: number; opId: string; level: number }[]
    toRate: { kind: RatingKind; id: number }[]
  }

  async function begin(): Promise<Toward> {
    const now = server.clock.now()
    const answered = { employeeId, answer: 'Listo', answeredBy: userId, answeredAt: now, registeredAt: now }
    const closed = await server.db
      .insert(clarifications)
      .values(
        ['a', 'b'].map((code) => ({
          ...answered,
          periodCode: code,
          periodText: code,
          reasonId: 1,
          comment: 'x',
        })),
      )
      .returning({ id: clarifications.id })
    const solved = await server.db
      .insert(disputes)
      .values([1, 2].map(() => ({ ...answered, reason: 'x', comment: 'x', day: '2026-11-02', state: 2 })))
      .returning({ id: disputes.id })
    const toRate = [
      ...closed.map(({ id }) => ({ kind: 'clarificationRating' as const, id })),
      ...solved.map(({ id }) => ({ kind: 'disputeRating' as const, id })),
    ]
    return { asked: [], disputes: [], ratings: [], toRate }
  }

  async function act(random: Random, done: Toward): Promise<void> {
    const turn = random.whole(0, 3)
    const next = turn > 1 ? done.toRate.splice(random.whole(0, done.toRate.length - 1), 1)[0] : undefined
    if (next) {
      const level = random.whole(1, 5)
      done.ratings.push({ ...next, level, opId: keptId(await rate(next.id, level, next.kind)) })
    } else if (turn === 1) {
      const form = `${requestForms.dispute}${randomUUID()}`
      const comment = `Inconformidad ${done.disputes.length}`
      done.disputes.push({ form, comment, opId: keptId(await dispute(form, comment)) })
    } else {
      const period = periods[random.whole(1, PLACES)] ?? ''
      done.asked.push(await ask(period, `Comentario ${done.asked.length}`))
    }
  }

  async function happen(random: Random, done: Toward): Promise<void> {
    const turn = random.whole(0, 6)
    if (turn <= 2) await act(random, done)
    else if (turn === 3) {
      if (random.chance(0.5)) device.goOffline()
      else device.goOnline()
    } else if (turn === 4) losesAnswers = random.chance(0.6)
    else if (turn === 5) await restart()
    // Delivers without awaiting, so that the page may restart during the delivery.
    else if (random.chance(0.5)) await app.sync.syncOnReturn()
    else void app.sync.syncOnReturn()
  }

  /** @returns operation ids of the requests that the server accepted */
  async function judgeAsked(asked: readonly Asked[]): Promise<string[]> {
    const rows = (await rowsOf()).filter(({ answeredAt }) => answeredAt === null)
    const taken: string[] = []
    for (const each of asked) {
      const draft = await draftOf(each.form)
      const arrived = rows.filter(({ comment }) => comment === each.comment)
      expect(draft?.values).toEqual({ period: each.period, comment: each.comment })
      if (draft?.state === 'synced') {
        expect(arrived).toHaveLength(1)
        taken.push(each.opId)
      } else {
        expect(draft).toMatchObject({ state: 'rejected', message: duplicateClarificationText })
        expect(arrived).toEqual([])
      }
    }
    expect(rows).toHaveLength(new Set(asked.map(({ period }) => period)).size)
    return taken
  }

  async function judgeDisputes(sent: Toward['disputes']): Promise<void> {
    const rows = await server.db
      .select({ comment: disputes.comment, pictures: count(disputeEvidence.id) })
      .from(disputes)
      .leftJoin(disputeEvidence, eq(disputeEvidence.disputeId, disputes.id))
      .where(and(eq(disputes.employeeId, employeeId), eq(disputes.state, 1)))
      .groupBy(disputes.id)
      .orderBy(disputes.comment)
    const expected = sent.map(({ comment }) => ({ comment, pictures: 1 }))
    expect(rows.map((row) => ({ ...row, pictures: Number(row.pictures) }))).toEqual(expected)
    for (const { form } of sent) expect(await draftOf(form)).toMatchObject({ state: 'synced' })
  }

  async function judgeRatings(sent: Toward['ratings'], unrated: Toward['toRate']): Promise<void> {
    for (const kind of ['clarificationRating', 'disputeRating'] as const) {
      const table = kind === 'disputeRating' ? disputes : clarifications
      const own = [...sent, ...unrated.map((each) => ({ ...each, level: null }))].filter(
        (each) => each.kind === kind,
      )
      const rows = await server.db
        .select({ id: table.id, level: table.rating })
        .from(table)
        .where(
          inArray(
            table.id,
            own.map(({ id }) => id),
          ),
        )
        .orderBy(table.id)
      expect(rows).toEqual(own.map(({ id, level }) => ({ id, level })).sort((a, b) => a.id - b.id))
    }
    for (const { kind, id } of sent) {
      expect(await draftOf(`${requestForms[kind]}${id}`, RATING_STEP)).toMatchObject({ state: 'synced' })
    }
  }

  test.each(Array.from({ length: 16 }, (_, index) => index + 1))(
    'schedule %i: each operation takes effect once or waits as a correction with its text',
    { timeout: 20_000 },
    async (seed) => {
      const random = createRandom(7000 + seed)
      const done = await begin()
      for (let step = 0; step < STEPS; step += 1) await happen(random, done)
      done.asked.push(await ask(periods[1] ?? '', 'La última'))
      await restart()
      await deliverAll()
      const taken = await judgeAsked(done.asked)
      await judgeDisputes(done.disputes)
      await judgeRatings(done.ratings, done.toRate)
      for (const { kind } of done.ratings) totals[kind] += 1
      totals.clarification += done.asked.length
      totals.dispute += done.disputes.length
      // Only operations with an effect leave a receipt, one each.
      const receipts = await server.db.select({ id: operationReceipts.operationId }).from(operationReceipts)
      const had = [
        ...taken,
        ...done.disputes.map(({ opId }) => opId),
        ...done.ratings.map(({ opId }) => opId),
      ]
      expect(receipts.map(({ id }) => id).sort()).toEqual(had.sort())
    },
  )

  test('the schedules use all four kinds of operation more than five times', () => {
    expect(Math.min(...Object.values(totals))).toBeGreaterThan(5)
  })
})
