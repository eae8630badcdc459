import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as desk from '#contract/privacy/privacy-desk.ts'
import { listPersonDocuments } from '#contract/documents/document-review.ts'
import { monthsBefore, retentionKinds } from '#domain/privacy/retention.ts'
import { tables } from '#server/db/schema/tables.ts'
import { applyTerms } from '#server/services/privacy/retention.ts'
import { privacyTexts as texts } from '#server/services/privacy/texts.es.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const { candidates, documentUploads, notifications, retentionBlocks, retentionRules, screenVisits, users } =
  tables
const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())

const admin = () => openSession(server, '100501')
const run = () => applyTerms({ db: server.db, files: server.services.files, clock: server.clock })

async function set(clase: string, meses: number | null, antes: number | null = null) {
  const input = { clase, meses, antes, idOperacion: crypto.randomUUID() }
  return sendOperation(server, desk.setRetention, input, await admin())
}
async function preview(clase: string, meses: number) {
  const answer = await sendOperation(server, desk.previewRetention, { clase, meses }, await admin())
  return fieldOf(answer, 'data') as { personas: number; datos: number; archivos: number }
}
const eventsOf = (kind: string) =>
  server.db.select().from(tables.securityEvents).where(eq(tables.securityEvents.kind, kind))

async function leave(login: string, months: number) {
  const { userId, employeeId } = await findPerson(server, login)
  const closedAt = monthsBefore(server.clock.now(), months)
  await server.db.update(users).set({ closedAt, closedReason: 'Renuncia' }).where(eq(users.id, userId))
  // Unanswered requests would keep the person's documents (retention-kinds.whole.test.ts).
  for (const table of [tables.clarifications, tables.disputes])
    await server.db.delete(table).where(and(eq(table.employeeId, employeeId ?? 0), isNull(table.answeredAt)))
  return { userId, employeeId: employeeId ?? 0 }
}

describe('a retention period', () => {
  it('is unset at first, so nothing is blocked at any age', async () => {
    await leave('100104', 200)
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(0)
    const { body } = await sendOperation(server, desk.readRetention, {}, await admin())
    const { data } = body as { data: { meses: number | null; porBloquear: { datos: number } }[] }
    expect(data).toHaveLength(retentionKinds.length)
    expect(data.every(({ meses, porBloquear }) => meses === null && porBloquear.datos === 0)).toBe(true)
  })

  it('is refused when the law or the portal’s limits do not allow it', async () => {
    for (const [clase, meses] of [
      ['documents', 12],
      ['candidates', 3],
      ['notifications', 24],
      ['payslips', 59],
      ['savings', 12],
      ['everything', 60],
      ['documents', 0],
      ['documents', 60.5],
    ] as const)
      expect([clase, meses, fieldOf(await set(clase, meses), 'status')]).toEqual([clase, meses, 'ERROR'])
    expect(await server.db.$count(retentionRules)).toBe(0)
  })

  it('is set by one of two simultaneous administrators and recorded; a stale change is refused', async () => {
    const both = await Promise.all([set('visits', 6), set('visits', 3)])
    expect(both.map((answer) => String(fieldOf(answer, 'status'))).sort()).toEqual(['ERROR', 'OK'])
    expect(both.map((answer) => fieldOf(answer, 'message'))).toContain(texts.changedMeanwhile)
    const token = await admin()
    const saved = { clase: 'payslips', meses: 60, antes: null, activos: true, activosAntes: false }
    const send = (input: object) =>
      sendOperation(server, desk.setRetention, { ...input, idOperacion: crypto.randomUUID() } as never, token)
    expect(fieldOf(await send(saved), 'status')).toBe('OK')
    const stale = await send({ ...saved, meses: 72, antes: 60, activos: false })
    expect(fieldOf(stale, 'message')).toBe(texts.changedMeanwhile)
    const fresh = { ...saved, meses: null, antes: 60, activos: false, activosAntes: true }
    expect(fieldOf(await send(fresh), 'status')).toBe('OK')
    const [rule] = await server.db.select().from(retentionRules)
    const [event] = await eventsOf('retention-set')
    expect(event?.details).toEqual({ data: 'visits', before: 0, months: rule?.months })
    expect(fieldOf(await set('visits', null, rule?.months ?? null), 'status')).toBe('OK')
  })
})

describe('documents of a former employee', () => {
  let keys: string[] = []
  it('are counted in advance, blocked a day later and hidden from the inbox; their bytes stay', async () => {
    const { employeeId } = await leave('100102', 61)
    const rows = await server.db
      .select()
      .from(documentUploads)
      .where(eq(documentUploads.employeeId, employeeId))
    // The demo generates its files on request. Here, the file store gets real bytes.
    for (const row of rows.filter(({ fileKey }) => fileKey !== null)) {
      const key = await server.services.files.keep(Buffer.from(`paper ${row.id}`), server.clock.now())
      await server.db.transaction((tx) => server.services.files.claim(tx, key))
      await server.db.update(documentUploads).set({ fileKey: key }).where(eq(documentUploads.id, row.id))
      keys.push(key)
    }
    expect(keys.length).toBeGreaterThan(0)
    const found = await preview('documents', 60)
    // 100104 has left in an earlier test, and may be counted here.
    expect(found.personas).toBeGreaterThanOrEqual(1)
    expect(found.archivos).toBeGreaterThanOrEqual(keys.length)
    expect(fieldOf(await set('documents', 60), 'status')).toBe('OK')
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(0)
    server.clock.advance(DAY_MS)
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(found.datos)
    const [event] = await eventsOf('data-blocked')
    expect(event?.details).toEqual({
      data: 'documents',
      rows: found.datos,
      people: found.personas,
      files: found.archivos,
    })
    const hr = await openSession(server, '100301')
    const list = await sendOperation(server, listPersonDocuments, { empleado: '100102' }, hr)
    expect(fieldOf(list, 'docs')).toEqual([])
    server.clock.advance(10 * 60_000)
    await server.services.files.sweep(server.clock.now(), 500)
    expect(await server.services.files.read(keys[0] ?? '')).not.toBeNull()
  })

  it('are not blocked twice by another run; an active employee keeps theirs', async () => {
    const before = await server.db.$count(retentionBlocks)
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(before)
    expect(await eventsOf('data-blocked')).toHaveLength(1)
    const { employeeId } = await findPerson(server, '100101')
    expect(
      await server.db.$count(documentUploads, eq(documentUploads.employeeId, employeeId ?? 0)),
    ).toBeGreaterThan(0)
  })

  it('are erased half a year later with their bytes; the erasure is recorded', async () => {
    server.clock.advance(184 * DAY_MS)
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(0)
    const [event] = await eventsOf('data-erased')
    expect(event?.details).toMatchObject({ data: 'documents' })
    server.clock.advance(2 * 60_000)
    await server.services.files.sweep(server.clock.now(), 500)
    for (const key of keys) expect(await server.services.files.read(key)).toBeNull()
    keys = []
  })

  it('stay blocked, not erased, when the retention period is removed', async () => {
    await server.db.insert(retentionBlocks).values({
      kind: 'documents',
      rowId: 1,
      content: {},
      fileKeys: [],
      blockedAt: new Date(0),
    })
    await set('documents', null, 60)
    server.clock.advance(DAY_MS)
    await run()
    expect(await server.db.$count(retentionBlocks)).toBe(1)
    await server.db.delete(retentionBlocks)
  })
})

describe('proposed candidates', () => {
  it('are blocked with all their data when they were not hired; hired and pending ones stay', async () => {
    const [some] = await server.db
      .select({ id: candidates.id })
      .from(candidates)
      .where(
        and(isNull(candidates.accountId), ne(candidates.stage, 'apego'), isNotNull(candidates.decisionId)),
      )
    await server.db
      .update(candidates)
      .set({ stage: 'descartada' })
      .where(eq(candidates.id, some?.id ?? 0))
    const rows = await server.db.select().from(candidates)
    const over = rows.filter(
      ({ accountId, stage }) => accountId === null && (stage === 'declinada' || stage === 'descartada'),
    )
    expect(over.length).toBeGreaterThan(0)
    await set('candidates', 6)
    server.clock.advance(400 * DAY_MS)
    await run()
    const left = await server.db.select().from(candidates)
    expect(left.filter(({ id }) => over.some((gone) => gone.id === id))).toEqual([])
    const stays = rows.filter(({ accountId, stage }) => accountId !== null || stage === 'apego')
    expect(stays.length).toBeGreaterThan(0)
    for (const { id } of stays) expect(left.some((row) => row.id === id)).toBe(true)
    const approvals = over.flatMap(({ fitId, decisionId }) => [fitId, decisionId]).filter((id) => id !== null)
    expect(approvals.length).toBeGreaterThan(0)
    expect(await server.db.$count(tables.approvals, inArray(tables.approvals.id, approvals))).toBe(0)
    const blocked = await server.db
      .select()
      .from(retentionBlocks)
      .where(eq(retentionBlocks.kind, 'candidates'))
    const kept = blocked.find(({ rowId }) => rowId === over[0]?.id)
    expect(kept?.content.candidates).toHaveLength(1)
  })
})

describe('growing tables', () => {
  it('are processed in batches; an interrupted run is continued', async () => {
    const { userId } = await findPerson(server, '100101')
    const old = new Date(server.clock.now().getTime() - 200 * DAY_MS)
    const rows = Array.from({ length: 2_100 }, (_, at) => ({
      userId,
      kind: 'payslip',
      ref: String(at),
      key: `old-${at}`,
      createdAt: old,
    }))
    for (let at = 0; at < rows.length; at += 700)
      await server.db.insert(notifications).values(rows.slice(at, at + 700))
    const due = await preview('notifications', 3)
    expect(due.datos).toBeGreaterThanOrEqual(2_100)
    await set('notifications', 3)
    server.clock.advance(DAY_MS)
    let times = 0
    const db = new Proxy(server.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown
        return (work: Parameters<typeof target.transaction>[0]) => {
          if (++times >= 7) throw new Error('killed')
          return target.transaction(work)
        }
      },
    })
    const fault = await applyTerms({ db, files: server.services.files, clock: server.clock }).catch(
      (cause: unknown) => cause,
    )
    expect(fault).toMatchObject({ message: 'killed' })
    const after = (await preview('notifications', 3)).datos
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(due.datos)
    await run()
    expect((await preview('notifications', 3)).datos).toBe(0)
    expect(await server.db.$count(notifications, eq(notifications.userId, userId))).toBeLessThan(2_100)
  })

  it('are kept from the moment their retention period is removed, also during a run', async () => {
    const { userId } = await findPerson(server, '100101')
    const old = new Date(server.clock.now().getTime() - 200 * DAY_MS)
    const rows = Array.from({ length: 450 }, (_, at) => ({ userId, screen: `/Inicio/${at}`, at: old }))
    await server.db.insert(screenVisits).values(rows)
    await set('visits', 3)
    server.clock.advance(DAY_MS)
    const due = (await preview('visits', 3)).datos
    expect(due).toBeGreaterThan(400)
    const before = await server.db.$count(retentionBlocks, eq(retentionBlocks.kind, 'visits'))
    let times = 0
    const db = new Proxy(server.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown
        return async (work: Parameters<typeof target.transaction>[0]) => {
          const isBegun =
            (await server.db.$count(retentionBlocks, eq(retentionBlocks.kind, 'visits'))) > before
          if (isBegun && times++ === 0) expect(fieldOf(await set('visits', null, 3), 'status')).toBe('OK')
          return target.transaction(work)
        }
      },
    })
    await applyTerms({ db, files: server.services.files, clock: server.clock })
    expect(times).toBeGreaterThan(0)
    expect((await preview('visits', 3)).datos).toBe(due - 200)
  })

  it('are processed even when another kind fails', async () => {
    const { userId } = await findPerson(server, '100101')
    const old = new Date(server.clock.now().getTime() - 200 * DAY_MS)
    await server.db
      .insert(notifications)
      .values({ userId, kind: 'payslip', ref: 'late', key: 'late', createdAt: old })
    await server.db.insert(screenVisits).values({ userId, screen: '/Inicio', at: old })
    await set('visits', 3)
    server.clock.advance(DAY_MS)
    const due = async () => {
      return [(await preview('notifications', 3)).datos, (await preview('visits', 3)).datos]
    }
    expect((await due()).every((datos) => datos > 0)).toBe(true)
    let times = 0
    const db = new Proxy(server.db, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name) as unknown
        return (work: Parameters<typeof target.transaction>[0]) => {
          if (++times === 1) throw new Error('never')
          return target.transaction(work)
        }
      },
    })
    await expect(applyTerms({ db, files: server.services.files, clock: server.clock })).rejects.toThrow(
      'never',
    )
    expect(await due()).toContain(0)
    await run()
    expect(await due()).toEqual([0, 0])
  })

  it('are processed again within a day', async () => {
    const next = await run()
    const wait = next.getTime() - server.clock.now().getTime()
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(DAY_MS)
  })
})
