import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GateEntry, readGate } from '#contract/approvals/gate.ts'
import { markAtGate } from '#contract/approvals/gate-mark.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { approvalLinks, approvals, gateMarks } from '#server/db/schema/approvals.ts'
import { users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { hashToken } from '#server/identity/token.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests the gate (ROUTE-29). */

const GUARD = '100601'
const HOUR = 60 * 60 * 1000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let today: string
  let guard: string

  beforeAll(async () => {
    // Midday at the plant, so that earlier hours belong to the same day.
    const midday = Date.parse(`${companyDate(Date.now())}T18:00:00Z`)
    server = await startServer({ database, clock: createTestClock(midday) })
    today = companyDate(server.clock.now().getTime())
    guard = await openSession(server, GUARD)
  })
  afterAll(() => server.stop())

  const list = async () =>
    fieldOf(await sendOperation(server, readGate, {}, guard), 'data') as unknown as GateEntry[]
  const find = async (id: number) => (await list()).find((entry) => entry.id === id)
  const send = async (input: object) => (await sendOperation(server, markAtGate, input, guard)).body
  /** @param hours hours before now; negative for a device whose clock is ahead */
  async function mark(id: number, via: 'entra' | 'sale', hours: number) {
    const hora = new Date(server.clock.now().getTime() - hours * HOUR).toISOString()
    return send({ id, via, hora, idOperacion: crypto.randomUUID() })
  }

  async function visit(
    day: string,
    state: 'authorized' | 'refused' | 'waiting' = 'authorized',
    kind: 'visita' | 'pase_salida' | 'tiempo_extra' = 'visita',
  ): Promise<number> {
    const asker = await findPerson(server, '100102')
    const approver = await findPerson(server, '100201')
    const now = server.clock.now()
    const [row] = await server.db
      .insert(approvals)
      .values({
        kind,
        requesterId: asker.employeeId ?? 0,
        subjectId: kind === 'pase_salida' ? asker.employeeId : null,
        approverId: approver.employeeId ?? 0,
        fromDay: day,
        toDay: day,
        details: {
          nombre: 'INÉS',
          paterno: 'LARA',
          compania: 'Fletes',
          entrada: '08:00',
          salida: '09:00',
          ubicacion: 'Nave 1',
          correo: 'ines@correo.example',
          razon: 'SECRETA',
          hora: '08:00',
        },
        state,
        requestedAt: now,
        decidedAt: state === 'waiting' ? null : now,
        decidedBy: state === 'waiting' ? null : approver.userId,
      })
      .returning({ id: approvals.id })
    return row?.id ?? 0
  }

  const marksOf = (id: number) => server.db.select().from(gateMarks).where(eq(gateMarks.approvalId, id))

  test('lists authorized visits of the day with only the data that the guard needs', async () => {
    const id = await visit(today)
    const others = [
      await visit(today, 'waiting'),
      await visit(today, 'refused'),
      await visit(addDays(today, 1)),
      await visit(today, 'authorized', 'tiempo_extra'),
    ]
    await server.db.insert(approvalLinks).values({
      keyHash: hashToken('shown'),
      approvalId: id,
      action: 'consultar',
      createdAt: server.clock.now(),
      endsAt: new Date(server.clock.now().getTime() + HOUR),
    })
    const entries = await list()
    expect(entries.filter((entry) => others.includes(entry.id))).toEqual([])
    expect(entries.find((entry) => entry.id === id)).toMatchObject({
      nombre: 'Inés Lara',
      de: 'Fletes',
      llega: '08:00',
      seVa: '09:00',
      recibe: 'Arturo Mendoza',
      marca: null,
      claves: [hashToken('shown')],
    })
    expect(JSON.stringify(entries)).not.toMatch(/ines@|SECRETA/)
  })

  test('records one entry for repeated and out-of-order marks, then the exit', async () => {
    const id = await visit(today)
    expect(await mark(id, 'sale', 0)).toMatchObject({ status: 'ERROR', message: expect.any(String) })
    const input = {
      id,
      via: 'entra',
      hora: new Date(server.clock.now().getTime() - HOUR).toISOString(),
      idOperacion: crypto.randomUUID(),
    }
    const first = await send(input)
    expect(first).toMatchObject({ status: 'OK', via: 'entra', yaEstaba: false, hora: input.hora })
    expect(await send(input)).toEqual(first)
    // Marks of a tablet that does not know the first mark.
    for (const hours of [0.5, 2]) {
      expect(await mark(id, 'entra', hours)).toMatchObject({ yaEstaba: true, hora: input.hora })
    }
    expect(await marksOf(id)).toHaveLength(1)
    expect((await find(id))?.marca).toMatchObject({ via: 'entra' })
    expect(await mark(id, 'sale', 0)).toMatchObject({ status: 'OK', via: 'sale', yaEstaba: false })
    const told = await server.db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(40)
    const ofItem = told.filter(({ details }) => details['folio'] === id).map(({ kind }) => kind)
    expect(ofItem).toEqual(['gate-exit', 'gate-entry'])
  })

  test('records one entry for two simultaneous marks', async () => {
    const id = await visit(today)
    const both = await Promise.all([mark(id, 'entra', 0), mark(id, 'entra', 0)])
    expect(new Set(both.map((body) => (body as { yaEstaba: boolean }).yaEstaba))).toEqual(
      new Set([false, true]),
    )
    expect(await marksOf(id)).toHaveLength(1)
  })

  test('refuses marks for unauthorized items, for other days, and for a visit eight days ago', async () => {
    for (const id of [
      await visit(today, 'waiting'),
      await visit(today, 'refused'),
      await visit(addDays(today, 1)),
      await visit(today, 'authorized', 'tiempo_extra'),
      2_000_000_000,
    ]) {
      expect(await mark(id, 'entra', 0)).toMatchObject({ status: 'ERROR', message: expect.any(String) })
      expect(await marksOf(id)).toEqual([])
    }
    const old = await visit(addDays(today, -8))
    expect(await mark(old, 'entra', 8 * 24)).toMatchObject({ status: 'ERROR', message: expect.any(String) })
    const late = await visit(addDays(today, -2))
    expect(await mark(late, 'entra', 48)).toMatchObject({ status: 'OK', yaEstaba: false })
    expect((await find(late))?.marca?.via).toBe('entra')
    expect(await mark(late, 'sale', 0)).toMatchObject({ status: 'OK' })
    expect(await find(late)).toBeUndefined()
    const ahead = await visit(today)
    await mark(ahead, 'entra', -5)
    const [row] = await marksOf(ahead)
    expect(row?.markedAt.getTime()).toBeLessThanOrEqual(server.clock.now().getTime())
  })

  test('an exit pass starts with the exit mark, and then accepts the entry mark', async () => {
    const id = await visit(today, 'authorized', 'pase_salida')
    expect(await mark(id, 'entra', 0)).toMatchObject({ status: 'ERROR', message: expect.any(String) })
    expect(await mark(id, 'sale', 1)).toMatchObject({ status: 'OK' })
    expect(await mark(id, 'entra', 0)).toMatchObject({ status: 'OK', yaEstaba: false })
    expect(await find(id)).toMatchObject({ numero: '100102', marca: { via: 'entra' } })
  })

  test('lists today’s visit despite a thousand returned passes and a thousand visits without exit', {
    tags: ['whole'],
  }, async () => {
    const now = server.clock.now()
    const { userId } = await findPerson(server, GUARD)
    for (const [kind, first] of [
      ['pase_salida', 'sale'],
      ['visita', 'entra'],
    ] as const) {
      const of = await visit(addDays(today, -40), 'authorized', kind)
      const [row] = await server.db.select().from(approvals).where(eq(approvals.id, of))
      if (!row) throw new Error('no item was authorized')
      const { id: _id, ...values } = row
      const many = await server.db
        .insert(approvals)
        .values(Array.from({ length: 1000 }, () => values))
        .returning({ id: approvals.id })
      const ways = first === 'entra' ? (['entra'] as const) : (['sale', 'entra'] as const)
      const marks = many.flatMap(({ id }) =>
        ways.map((way, at) => ({
          approvalId: id,
          way,
          markedAt: new Date(now.getTime() - (30 * 24 - at) * HOUR),
          markedBy: userId,
        })),
      )
      await server.db.insert(gateMarks).values(marks)
      expect(await find(await visit(today))).toMatchObject({ dia: today })
    }
  })

  test('refuses the list to a guard whose account is closed', async () => {
    const { userId } = await findPerson(server, GUARD)
    await server.db.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, userId))
    const answer = await sendOperation(server, readGate, {}, guard)
    expect(JSON.stringify(answer.body)).not.toContain('data')
    await server.db.update(users).set({ closedAt: null }).where(eq(users.id, userId))
  })
})
