import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountKind } from '#domain/data-import/kinds/cuentas/kind.ts'
import { movementKind } from '#domain/data-import/kinds/movimientos/kind.ts'
import type { Database, Tx } from '#server/db/connection.ts'
import { employees } from '#server/db/schema/people.ts'
import { savingsAccounts, savingsMovements } from '#server/db/schema/savings.ts'
import { accountWriter } from '#server/services/data-import/kinds/cuentas/writer.ts'
import { movementWriter } from '#server/services/data-import/kinds/movimientos/writer.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { TODAY } from '#tests/support/people/data-import-hands.ts'

/** Locks between two transactions, on PostgreSQL only: PGlite has one session. */

const NOW = new Date(`${TODAY}T18:00:00Z`)

describe('on postgres', () => {
  let seeded: SeededDatabase
  let low = 0
  let high = 0
  const ids: Record<string, number> = {}
  const idOf = (number: string) => ids[number] ?? 0
  const db = (): Database => seeded.connection.db
  beforeAll(async () => {
    seeded = await openSeeded('postgres', createTestClock())
    const people = await db()
      .select()
      .from(employees)
      .where(inArray(employees.number, ['100103', '100104']))
    for (const { id, number } of people) ids[number] = id
    ;[low = 0, high = 0] = people.map(({ id }) => id).toSorted((a, b) => a - b)
  })
  afterAll(() => seeded.dispose())
  /**
   * Functions that commit the open transactions. After a failed test, an open transaction would block the
   * next test.
   */
  const hands: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const commit of hands.splice(0)) await commit().catch(() => undefined)
  })
  beforeEach(async () => {
    const own = [high, low]
    await db().delete(savingsAccounts).where(inArray(savingsAccounts.employeeId, own))
    // Writes the rows of the higher id first, so that the order on disk differs from the order of ids.
    for (const employeeId of own) {
      await db().update(employees).set({ guard: 2 }).where(eq(employees.id, employeeId))
      const plain = { joinedOn: '2020-01-06', amount: 10_000, socialPart: 0 }
      await db()
        .insert(savingsAccounts)
        .values({ ...plain, employeeId })
    }
  })

  const rows = ['100104', '100103'].map((numero, at) => {
    const cells = { numero, fecha: '20/11/2026', tipo: 'nomina', importe: '10' }
    const { unit, wanted } = movementKind.read(cells, TODAY)
    if (!wanted) throw new Error('the row cannot be read')
    return { row: at + 2, unit, wanted }
  })
  const judge = (tx: Tx) => movementWriter.judge(tx, rows, { now: NOW, lock: true })

  async function openHand() {
    let give: (tx: Tx) => void = () => undefined
    let end: () => void = () => undefined
    const given = new Promise<Tx>((resolve) => (give = resolve))
    const gate = new Promise<void>((resolve) => (end = resolve))
    const ended = db().transaction(async (tx) => {
      give(tx)
      await gate
    })
    const commit = () => {
      end()
      return ended
    }
    hands.push(commit)
    return { tx: await given, commit }
  }

  /** Checks the lock order: a batch that waits for the lower id must not hold the higher id. */
  async function expectInOrder(lock: (tx: Tx, id: number) => Promise<unknown>): Promise<void> {
    const hand = await openHand()
    await lock(hand.tx, low)
    const judged = db().transaction(judge)
    await waits()
    await lock(hand.tx, high)
    await hand.commit()
    expect(await judged).toHaveLength(2)
  }

  async function waits(): Promise<void> {
    const until = performance.now() + 20_000
    const blocked = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while (performance.now() < until) {
      const { rows: found } = await seeded.connection.query.query(blocked)
      if (Number(found[0]?.n) > 0) return
    }
    throw new Error('no session waits for a lock')
  }

  test('locks people in the order of their ids', () =>
    expectInOrder((tx, id) =>
      tx
        .select({ id: employees.id })
        .from(employees)
        .where(eq(employees.id, id))
        .for('no key update', { noWait: true }),
    ))

  test('locks accounts in the order of their ids', () =>
    expectInOrder((tx, id) =>
      tx
        .select({ id: savingsAccounts.employeeId })
        .from(savingsAccounts)
        .where(eq(savingsAccounts.employeeId, id))
        .for('update', { noWait: true }),
    ))

  test('allows key-share locks on a locked person', async () => {
    const hand = await openHand()
    await judge(hand.tx)
    const found = await db()
      .select({ id: employees.id })
      .from(employees)
      .where(eq(employees.id, low))
      .for('key share', { noWait: true })
    expect(found).toEqual([{ id: low }])
    await hand.commit()
  })

  test('waits for a concurrent withdrawal, so that no total falls below zero', async () => {
    const out = { kind: 'withdrawal' as const, concept: 'Retiro', period: '2026046', date: '2026-11-20' }
    const employeeId = idOf('100103')
    await db()
      .insert(savingsMovements)
      .values({ ...out, kind: 'payroll', employeeId, amount: 5000, date: '2026-11-13' })
    const cells = { numero: '100103', fecha: '20/11/2026', tipo: 'retiro', importe: '-40' }
    const { unit, wanted } = movementKind.read(cells, TODAY)
    if (!wanted) throw new Error('the row cannot be read')
    const hand = await openHand()
    await hand.tx
      .select()
      .from(savingsAccounts)
      .where(eq(savingsAccounts.employeeId, employeeId))
      .for('update')
    const judged = db().transaction((tx) =>
      movementWriter.judge(tx, [{ row: 2, unit, wanted }], { now: NOW, lock: true }),
    )
    await waits()
    await hand.tx.insert(savingsMovements).values({ ...out, employeeId, amount: -3000 })
    await hand.commit()
    expect((await judged).map(({ problems }) => problems)).toEqual([
      [{ field: 'importe', what: 'belowZero', of: '$20.00' }],
    ])
  })

  test('fails instead of overwriting an account that was created in the meantime', async () => {
    await db()
      .delete(savingsAccounts)
      .where(eq(savingsAccounts.employeeId, idOf('100103')))
    const { unit, wanted } = accountKind.read(
      { numero: '100103', ingreso: '06/01/2020', ahorro: '250', parteSocial: '0' },
      TODAY,
    )
    if (!wanted) throw new Error('the row cannot be read')
    const row = { row: 2, unit, wanted }
    const hand = await openHand()
    const [judged] = await accountWriter.judge(hand.tx, [row], { now: NOW, lock: true })
    expect(judged?.kind).toBe('nueva')
    const enrolled = { joinedOn: '2026-11-27', amount: 7000, socialPart: 0, isJoining: true }
    await db()
      .insert(savingsAccounts)
      .values({ ...enrolled, employeeId: idOf('100103') })
    const written = accountWriter.write(hand.tx, [{ ...row, kind: 'nueva' }], { now: NOW, importId: 1 })
    await expect(written).rejects.toThrow('the account was created in the meantime')
    await hand.commit()
    const [account] = await db()
      .select()
      .from(savingsAccounts)
      .where(eq(savingsAccounts.employeeId, idOf('100103')))
    expect(account).toMatchObject({ amount: 7000, isJoining: true })
  })
})
