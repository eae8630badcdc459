import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#contract/identity/login.ts'
import * as record from '#contract/identity/security-record.ts'
import type { EventSearch, RecordedEvent } from '#contract/identity/security-record.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { recordEvent } from '#server/audit/record.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { daysQuery } from '#server/services/security-record/days.ts'
import { readRows } from '#server/db/read-rows.ts'
import { eventsQuery } from '#server/services/security-record/queries.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
let token: string
const key: Record<string, string> = {}
const address = '10.0.0.9'

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  token = await openSession(server, '100401')
  for (const person of ['100101', '100102', '100301', '100401']) {
    key[person] = `u${(await findPerson(server, person)).userId}`
  }
})
afterAll(() => server.stop())

const ask = async (operation: AnyOperation, input: object) =>
  (await sendOperation(server, operation, input, token)).body
const list = async (search: EventSearch & { despues?: string }) =>
  (await ask(record.listEvents, search)) as {
    status: string
    data: RecordedEvent[]
    siguiente: string | null
  }

describe('the search', () => {
  test('filters by person and by author', async () => {
    const about = await list({ persona: key['100101'] ?? '' })
    expect(about.data.length).toBeGreaterThan(3)
    expect(new Set(about.data.map(({ persona }) => persona?.numero))).toEqual(new Set(['100101']))
    const by = await list({ autor: key['100301'] ?? '' })
    expect(new Set(by.data.map(({ autor }) => autor?.nombre))).toEqual(new Set([by.data[0]?.autor?.nombre]))
    expect(by.data[0]?.autor).toMatchObject({ numero: '100301', clave: key['100301'] })
  })

  test('filters by group and kind', async () => {
    const papers = await list({ grupo: 'papers' })
    expect(papers.data.every(({ clase }) => /^(document|people)/.test(clase))).toBe(true)
    const accepted = await list({ clase: 'document-accepted', persona: key['100101'] ?? '' })
    expect(new Set(accepted.data.map(({ clase }) => clase))).toEqual(new Set(['document-accepted']))
    expect(accepted.data[0]?.detalles).toHaveProperty('document')
  })

  test('filters by days in the company’s time zone, both included', async () => {
    const day = addDays(companyDate(server.clock.now().getTime()), -40)
    const at = (clock: string) => new Date(`${day}T${clock}-06:00`)
    const event = { kind: 'account-closed', actorId: null, subjectId: null, address } as const
    await recordEvent(server.db, { ...event, at: at('00:00:00.000') })
    await recordEvent(server.db, { ...event, at: at('23:59:59.999') })
    const of = (desde: string, hasta: string) => list({ clase: 'account-closed', desde, hasta })
    expect((await of(day, day)).data.map(({ fecha, hora }) => [fecha, hora])).toEqual([
      [day, '23:59:59'],
      [day, '00:00:00'],
    ])
    expect((await of(addDays(day, -9), addDays(day, -1))).data).toEqual([])
    expect((await of(addDays(day, 1), addDays(day, 9))).data).toEqual([])
  })

  test('refuses a date that does not exist', async () => {
    expect(await ask(record.listEvents, { desde: '2026-02-31' })).toMatchObject({ status: 'ERROR' })
    expect(await ask(record.exportEvents, { hasta: '2026-13-01' })).toMatchObject({ status: 'ERROR' })
  })

  test('pages without gaps or repetitions, also for rows of the same instant', async () => {
    const at = new Date(server.clock.now().getTime() - 60_000)
    const event = { kind: 'account-made', actorId: null, subjectId: null, address, at } as const
    for (let made = 0; made < 120; made++) await recordEvent(server.db, event)
    const seen: number[] = []
    let place: string | null = null
    do {
      const page = await list({ clase: 'account-made', ...(place === null ? {} : { despues: place }) })
      seen.push(...page.data.map(({ id }) => id))
      place = page.siguiente
    } while (place !== null)
    expect(seen).toHaveLength(120)
    expect(seen).toEqual([...seen].sort((a, b) => b - a))
    expect(new Set(seen).size).toBe(120)
  })

  test('keeps events of a deleted account, with its key and without a name', async () => {
    const at = server.clock.now()
    await recordEvent(server.db, { kind: 'role-taken', actorId: 99_999, subjectId: 99_998, address, at })
    const { data } = await list({ clase: 'role-taken' })
    expect(data[0]).toMatchObject({ autor: { clave: 'u99999', nombre: '', numero: '' } })
  })
})

test('finds people by parts of name and number, without accents, with or without an account', async () => {
  const find = async (buscar: string) =>
    fieldOf(await sendOperation(server, record.findEventPeople, { buscar }, token), 'data')
  expect(await find('quintanilla marICEla')).toMatchObject([{ clave: key['100301'], numero: '100301' }])
  expect(await find('100301')).toMatchObject([{ clave: key['100301'] }])
  expect(await find('cardenas')).toMatchObject([{ numero: '100501' }])
  const [person] = await server.db
    .select({ id: employees.id, number: employees.number })
    .from(employees)
    .where(sql`not exists (select 1 from ${users} where ${users.employeeId} = ${employees.id})`)
  expect(await find(person?.number ?? '')).toMatchObject([{ clave: `e${person?.id}` }])
})

test('counts refusals of the last thirty days by attempt, not by row', async () => {
  const today = companyDate(server.clock.now().getTime())
  const days = async () => ((await ask(record.readEventDays, {})) as { dias: record.EventDay[] }).dias
  const before = await days()
  expect(before).toHaveLength(30)
  expect(before.at(-1)?.dia).toBe(today)
  expect(before[0]?.dia).toBe(addDays(today, -29))
  // The demo's simulated attack has 64 + 32 + 64 + 128 refused sign-ins.
  expect(Math.max(...before.map(({ rechazos }) => rechazos))).toBeGreaterThanOrEqual(288)
  for (let guess = 0; guess < 8; guess++) {
    await sendOperation(server, signIn, { correo: 'zz', password: 'x' }, '')
  }
  expect((await days()).at(-1)?.rechazos).toBe((before.at(-1)?.rechazos ?? 0) + 8)
})

test('exports the rows that the list shows, and records the search with the number of rows', async () => {
  const search = { persona: key['100102'] ?? '', grupo: 'entries' } as const
  const { data } = await list(search)
  const exported = (await ask(record.exportEvents, search)) as { data: RecordedEvent[]; hayMas: boolean }
  expect(exported.hayMas).toBe(false)
  expect(exported.data.slice(0, data.length)).toEqual(data)
  const [told] = (await list({ clase: 'record-exported' })).data
  expect(told).toMatchObject({
    autor: { numero: '100401' },
    detalles: { person: key['100102'], group: 'entries', rows: exported.data.length },
  })
})

describe('among many rows', () => {
  const MANY = 30_000

  beforeAll(async () => {
    // The rows are 379 to 400 days old, outside the thirty days of the daily figures.
    await server.db.execute(sql`
      insert into security_events (at, kind, actor_id, subject_id, address, details)
      select now() - interval '400 days' + (n || ' minutes')::interval,
        (array['sign-in','sign-out','document-opened','request-opened','sign-in-refused'])[1 + n % 5],
        n % 500, (n * 7) % 900, '10.0.0.1', '{}' from generate_series(1, ${sql.raw(String(MANY))}) n`)
    await server.db.execute(sql`analyze security_events`)
  })

  /** Maximum rows that any step of the query plan reads, and whether the plan scans the whole table. */
  async function planOf(query: SQL): Promise<{ rows: number; isWhole: boolean }> {
    const told = await server.db.transaction((tx) =>
      readRows<{ 'QUERY PLAN': string }>(tx, sql`explain (analyze, timing off) ${query}`),
    )
    const text = told.map((row) => row['QUERY PLAN']).join('\n')
    const rows = [...text.matchAll(/rows=(\d+)(?:\.\d+)? loops/g)].map(([, count]) => Number(count))
    const removed = [...text.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, count]) => Number(count))
    return { rows: Math.max(...rows, ...removed), isWhole: /Seq Scan on security_events/.test(text) }
  }

  const some = addDays(companyDate(Date.now()), -395)
  const searches: [string, EventSearch, string | undefined][] = [
    ['the newest', {}, undefined],
    ['a page of events from 13 months ago', {}, `${Date.parse(`${some}T12:00:00Z`)}.1`],
    ['one person', { persona: 'u7' }, undefined],
    ['one person of one kind', { persona: 'u7', clase: 'document-opened' }, undefined],
    ['the actions of one person', { autor: 'u7' }, undefined],
    ['a person without an account', { persona: 'e7' }, undefined],
    ['a few days', { desde: some, hasta: addDays(some, 2) }, undefined],
    ['a rare kind', { clase: 'role-given' }, undefined],
    ['a group', { grupo: 'papers' }, undefined],
  ]
  test.each(searches)('reads %s through an index', async (_, search, after) => {
    const plan = await planOf(eventsQuery(search, after, 51))
    expect(plan.isWhole).toBe(false)
    expect(plan.rows).toBeLessThan(MANY / 20)
  })

  test('reads only the last thirty days for the daily figures', async () => {
    const plan = await planOf(daysQuery(addDays(companyDate(Date.now()), -29)))
    const all = await server.db.$count(securityEvents)
    expect(plan.isWhole).toBe(false)
    expect(plan.rows).toBeLessThan(all - MANY + 1)
  })

  test('the plan check detects a search without an index', async () => {
    const plan = await planOf(sql`select * from security_events s where s.address = 'nowhere' limit 51`)
    expect(plan.isWhole).toBe(true)
  })
})
