import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import * as privacy from '#contract/privacy/privacy.ts'
import * as desk from '#contract/privacy/privacy-desk.ts'
import {
  monthsBefore,
  type RetentionKind,
  retentionKinds,
  retentionRulesOf,
} from '#domain/privacy/retention.ts'
import type { Tx } from '#server/db/connection.ts'
import { readRows } from '#server/db/read-rows.ts'
import { tables as t } from '#server/db/schema/tables.ts'
import { applyTerms } from '#server/services/privacy/retention.ts'
import { privacyTexts as texts } from '#server/services/privacy/texts.es.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const DAY_MS = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())

const admin = () => openSession(server, '100501')
const run = (db = server.db) => applyTerms({ db, files: server.services.files, clock: server.clock })
const ask = async <Op extends Parameters<typeof sendOperation>[1]>(operation: Op, input: object) =>
  sendOperation(server, operation, { ...input, idOperacion: crypto.randomUUID() }, await admin())

async function set(clase: RetentionKind, meses: number | null, more: object = {}) {
  const [rule] = await server.db.select().from(t.retentionRules).where(eq(t.retentionRules.kind, clase))
  const answer = await ask(desk.setRetention, { clase, meses, antes: rule?.months ?? null, ...more })
  expect(fieldOf(answer, 'status')).toBe('OK')
  server.clock.advance(DAY_MS)
}
async function preview(clase: RetentionKind, more: object = {}) {
  const meses = retentionRulesOf[clase].least
  const answer = await sendOperation(server, desk.previewRetention, { clase, meses, ...more }, await admin())
  const found = fieldOf(answer, 'data') as desk.RetentionAmount
  return { ...found, why: Object.fromEntries(found.retenidos.map(({ motivo, datos }) => [motivo, datos])) }
}

async function leave(login: string, months = 70) {
  const { userId, employeeId } = await findPerson(server, login)
  const closedAt = monthsBefore(server.clock.now(), months)
  await server.db.update(t.users).set({ closedAt, closedReason: 'Renuncia' }).where(eq(t.users.id, userId))
  return { userId, employeeId: employeeId ?? 0 }
}
async function settleFund(employeeId: number) {
  const { db } = server
  await db.delete(t.savingsRequests).where(eq(t.savingsRequests.employeeId, employeeId))
  for (const loan of await db.select().from(t.loans).where(eq(t.loans.employeeId, employeeId)))
    await db.update(t.loans).set({ status: 'settled' }).where(eq(t.loans.id, loan.id))
  const [account] = await db
    .select()
    .from(t.savingsAccounts)
    .where(eq(t.savingsAccounts.employeeId, employeeId))
  if (!account || account.total === 0) return
  await db.insert(t.savingsMovements).values({
    employeeId,
    kind: 'leaving',
    concept: 'Baja',
    period: '2026001',
    amount: -account.total,
    date: '2026-01-02',
  })
}
async function answerAll(employeeId: number) {
  for (const table of [t.clarifications, t.disputes])
    await server.db.delete(table).where(and(eq(table.employeeId, employeeId), isNull(table.answeredAt)))
}
const totals = () =>
  server.db
    .select({ id: t.savingsAccounts.employeeId, total: t.savingsAccounts.total })
    .from(t.savingsAccounts)
    .orderBy(t.savingsAccounts.employeeId)

describe('a savings account', () => {
  it('is kept while it has an open loan or a balance; the preview counts both reasons', async () => {
    await leave('100101')
    await leave('100102')
    expect(await preview('savings')).toMatchObject({ datos: 0, why: { loan: 1, balance: 1 } })
  })

  it('is blocked with all its movements and leaves all other balances unchanged', async () => {
    const { employeeId } = await findPerson(server, '100101')
    const id = employeeId ?? 0
    await settleFund(id)
    const before = await totals()
    const own = await server.db.$count(t.savingsMovements, eq(t.savingsMovements.employeeId, id))
    expect(own).toBeGreaterThan(10)
    expect((await preview('savings')).datos).toBe(1)
    await set('savings', 60)
    await run()
    expect(await totals()).toEqual(before.filter((account) => account.id !== id))
    expect(await server.db.$count(t.savingsMovements, eq(t.savingsMovements.employeeId, id))).toBe(0)
    const [block] = await server.db
      .select()
      .from(t.retentionBlocks)
      .where(eq(t.retentionBlocks.kind, 'savings'))
    expect(block?.content.savings_movements).toHaveLength(own)
    expect(block?.content.loan_movements?.length).toBeGreaterThan(0)
    expect(block?.rowId).toBe(id)
  })
})

describe('payslips', () => {
  const login = '100103'
  let file = ''
  it('of an employed person are removed only if the company says so, and only after their period', async () => {
    const { employeeId } = await findPerson(server, login)
    await answerAll(employeeId ?? 0)
    const [oldest] = await server.db
      .select()
      .from(t.payslips)
      .where(eq(t.payslips.employeeId, employeeId ?? 0))
      .orderBy(t.payslips.paidDate)
    file = await server.services.files.keep(Buffer.from('its paper'), server.clock.now())
    await server.db.transaction((tx) => server.services.files.claim(tx, file))
    const paper = { payslipId: oldest?.id ?? 0, fileKey: file, fingerprint: 'x', drawnAt: server.clock.now() }
    await server.db.delete(t.payslipPapers).where(eq(t.payslipPapers.payslipId, paper.payslipId))
    await server.db.insert(t.payslipPapers).values(paper)
    // The retention period ends five years after the payslip's year. The clock moves to the day before this end,
    // then to the day after.
    const year = oldest?.year ?? 0
    const end = Date.parse(`${year + 6}-01-01T06:00:00Z`)
    server.clock.advance(end - DAY_MS - server.clock.now().getTime())
    const early = await preview('payslips', { activos: true })
    expect([early.datos, early.why.dispute ?? 0]).toEqual([0, 0])
    server.clock.advance(2 * DAY_MS)
    const asked = await preview('payslips', { activos: true })
    expect(asked.datos).toBeGreaterThan(0)
    expect(asked.why.dispute).toBeGreaterThan(0)
    const usual = await preview('payslips')
    expect(usual.why.employed).toBeGreaterThan(0)
    expect(usual.datos).toBeLessThan(asked.datos)
  })

  it('disappear, with their lines and PDFs, from lists, downloads and devices once blocked', async () => {
    const { userId, employeeId } = await findPerson(server, login)
    const own = eq(t.payslips.employeeId, employeeId ?? 0)
    const before = await server.db
      .select({ id: t.payslips.id, year: t.payslips.year })
      .from(t.payslips)
      .where(own)
    const now = server.clock.now()
    const download = {
      userId,
      state: 'ready' as const,
      askedAt: now,
      readyAt: now,
      keyHash: 'x',
      keyUntil: now,
    }
    const endsAt = new Date(now.getTime() + 30 * DAY_MS)
    const [ready] = await server.db
      .insert(t.personalExports)
      .values({ ...download, endsAt })
      .returning({ id: t.personalExports.id })
    const [other] = await server.db
      .insert(t.personalExports)
      .values({ ...download, endsAt, userId: (await findPerson(server, 'externo')).userId })
      .returning({ id: t.personalExports.id })
    await set('payslips', 60, { activos: true })
    const consentBefore = await sendAs(server, privacy.readConsent, {}, login)
    expect(consentBefore.body).not.toHaveProperty('retirado')
    await run()
    const left = await server.db
      .select({ id: t.payslips.id, year: t.payslips.year })
      .from(t.payslips)
      .where(own)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(before.length)
    const gone = before.filter(({ id }) => !left.some((each) => each.id === id))
    expect(new Set(gone.map(({ year }) => year)).size).toBe(1)
    const ids = gone.map(({ id }) => id)
    expect(await server.db.$count(t.payslipLines, inArray(t.payslipLines.payslipId, ids))).toBe(0)
    expect(await server.db.$count(t.payslipPapers, inArray(t.payslipPapers.payslipId, ids))).toBe(0)
    const token = await openSession(server, login)
    const list = await sendOperation(
      server,
      listPayslips,
      { nomina: '1', anio: gone[0]?.year ?? 0 } as never,
      token,
    )
    expect(JSON.stringify(list.body)).not.toContain(`"anio":${gone[0]?.year}`)
    const states = await server.db.select().from(t.personalExports)
    expect(states.find(({ id }) => id === ready?.id)?.state).toBe('over')
    expect(states.find(({ id }) => id === other?.id)?.state).toBe('ready')
    const consent = await sendOperation(server, privacy.readConsent, {}, token)
    expect(fieldOf(consent, 'retirado')).toBe(server.clock.now().getTime())
    await server.db.delete(t.personalExports)
  })

  it('lose the bytes of their PDFs, too, when the blocking period ends', async () => {
    expect(await server.services.files.read(file)).not.toBeNull()
    server.clock.advance(190 * DAY_MS)
    await run()
    server.clock.advance(2 * 60_000)
    await server.services.files.sweep(server.clock.now(), 500)
    expect(await server.services.files.read(file)).toBeNull()
  })
})

describe('a person on legal hold', () => {
  it('keeps all data, blocked data too, until the hold ends; start and end are recorded', async () => {
    const { userId, employeeId } = await findPerson(server, '100102')
    await answerAll(employeeId ?? 0)
    await set('form', 12)
    const motivo = 'Juicio laboral 120/2026'
    const made = await ask(desk.holdPerson, { persona: '100102', motivo })
    expect(made.body).toMatchObject({ status: 'OK' })
    const again = await ask(desk.holdPerson, { persona: '100102', motivo })
    expect(fieldOf(again, 'message')).toBe(texts.alreadyHeld('Arturo Mendoza Lara'))
    const nobody = await ask(desk.holdPerson, { persona: '999999', motivo })
    expect(fieldOf(nobody, 'message')).toBe(texts.noSuchPerson)
    expect((await preview('form')).why).toEqual({ held: 1 })
    await server.db.insert(t.retentionBlocks).values({
      kind: 'form',
      source: 'data_forms',
      rowId: 1,
      content: {},
      fileKeys: [],
      people: [userId],
      blockedAt: new Date(0),
    })
    const isThere = () => server.db.$count(t.formPersonal, eq(t.formPersonal.employeeId, employeeId ?? 0))
    const isBlocked = () =>
      server.db.$count(t.retentionBlocks, sql`kind = 'form' and blocked_at < '1980-01-01'`)
    await run()
    expect([await isThere(), await isBlocked()]).toEqual([1, 1])
    const list = await sendOperation(server, desk.listHolds, {}, await admin())
    const [held] = fieldOf(list, 'data') as desk.RetentionHold[]
    expect(held).toMatchObject({ numero: '100102', motivo })
    expect(fieldOf(await ask(desk.endHold, { id: held?.id }), 'status')).toBe('OK')
    expect(fieldOf(await ask(desk.endHold, { id: held?.id }), 'message')).toBe(texts.noSuchHold)
    await run()
    expect([await isThere(), await isBlocked()]).toEqual([0, 0])
    const events = await server.db
      .select()
      .from(t.securityEvents)
      .where(inArray(t.securityEvents.kind, ['hold-set', 'hold-ended']))
      .orderBy(t.securityEvents.id)
    expect(events.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['hold-set', userId],
      ['hold-ended', userId],
    ])
    expect(events[0]?.details).toMatchObject({ motivo })
  })
})

describe('every kind of data', () => {
  it('of a former employee is erased despite interrupted runs; no table keeps their identifiers', async () => {
    const { userId, employeeId } = await leave('100104', 400)
    await answerAll(employeeId)
    await settleFund(employeeId)
    const { marks } = await findPerson(server, '100104')
    const [person] = await server.db.select().from(t.employees).where(eq(t.employees.id, employeeId))
    await server.db
      .update(t.temporaryStaff)
      .set({ removedAt: monthsBefore(server.clock.now(), 100) })
      .where(eq(t.temporaryStaff.employeeId, employeeId))
    server.clock.advance(8 * 365 * DAY_MS)
    for (const kind of retentionKinds) await set(kind, retentionRulesOf[kind].least)
    let kills = 0
    for (const at of [4, 9, 1, 17]) {
      let times = 0
      const db = new Proxy(server.db, {
        get(target, name) {
          if (name !== 'transaction') return Reflect.get(target, name) as unknown
          return (work: Parameters<typeof target.transaction>[0]) => {
            if (++times >= at) throw new Error('killed')
            return target.transaction(work)
          }
        },
      })
      await run(db).catch(() => kills++)
    }
    expect(kills).toBe(4)
    await run()
    for (const table of [t.payslips, t.kardexFacts, t.documentUploads, t.clarifications, t.temporaryStaff])
      expect(await server.db.$count(table, eq(table.employeeId, employeeId))).toBe(0)
    expect(await server.db.$count(t.sessions, eq(t.sessions.userId, userId))).toBe(0)
    const [account] = await server.db.select().from(t.users).where(eq(t.users.id, userId))
    expect(account).toMatchObject({ name: 'Persona que salió', mail: '', passwordHash: '' })
    // Only closed accounts may have been anonymized.
    const others = await server.db.$count(
      t.users,
      and(ne(t.users.id, userId), eq(t.users.name, 'Persona que salió')),
    )
    const closed = await server.db.$count(t.users, and(ne(t.users.id, userId), sql`closed_at is not null`))
    expect(others).toBeLessThanOrEqual(closed)
    const blocked = await server.db.select().from(t.retentionBlocks)
    expect(blocked.some(({ kind, people }) => kind === 'identity' && people.includes(userId))).toBe(true)
    expect(JSON.stringify(blocked)).not.toMatch(/argon2|"token_hash"/)
    expect(await placesOf([person?.curp ?? '', person?.nss ?? ''])).toEqual(['retention_blocks'])
    expect(marks.length).toBeGreaterThan(0)
    server.clock.advance(200 * DAY_MS)
    await run()
    expect(await placesOf([person?.curp ?? '', person?.nss ?? ''])).toEqual([])
    expect(await server.db.$count(t.retentionBlocks, sql`${userId} = any(people)`)).toBe(0)
  })
})

async function placesOf(words: string[]): Promise<string[]> {
  const names = await readRows<{ name: string }>(
    server.db as Tx,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of names) {
    const any = sql.join(
      words.map((word) => sql`whole::text like ${`%${word}%`}`),
      sql` or `,
    )
    const [row] = await readRows<{ count: number }>(
      server.db as Tx,
      sql`select count(*)::int as count from ${sql.identifier(name)} whole where ${any}`,
    )
    if ((row?.count ?? 0) > 0) found.push(name)
  }
  return found.sort()
}
