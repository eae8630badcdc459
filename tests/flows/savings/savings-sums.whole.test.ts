import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/db/connection.ts'
import { readRows } from '#server/db/read-rows.ts'
import { tables as schema } from '#server/db/schema/tables.ts'
import { MAX_ROWS_PER_UNIT } from '#server/services/data-import/judge-together.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const { savingsMovements, savingsAccounts, loanMovements, loans } = schema

class Undone extends Error {}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let ids: number[]
  beforeAll(async () => {
    server = await startServer({ database, clock: createStillClock() })
    ids = await Promise.all(
      ['100101', '100102'].map(async (login) => (await findPerson(server, login)).employeeId ?? 0),
    )
  })
  afterAll(() => server.stop())

  async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
    const doing = server.db.transaction(async (tx) => {
      await work(tx)
      throw new Undone()
    })
    await expect(doing).rejects.toBeInstanceOf(Undone)
  }

  const rowsFor = (employeeId: number, count: number) =>
    Array.from({ length: count }, () => ({
      employeeId,
      kind: 'payroll' as const,
      concept: 'Ahorro',
      period: '2026046',
      amount: 101,
      date: '2026-11-13',
    }))
  const totals = async (tx: Tx) => {
    const rows = await tx
      .select({ id: savingsAccounts.employeeId, total: savingsAccounts.total })
      .from(savingsAccounts)
      .where(inArray(savingsAccounts.employeeId, ids))
    return ids.map((id) => rows.find((row) => row.id === id)?.total ?? Number.NaN)
  }
  const summed = async (tx: Tx) => {
    const rows = await readRows<{ employee_id: number; sum: string }>(
      tx,
      sql`select employee_id, round(sum(amount) * 100)::bigint::text as sum from savings_movements group by 1`,
    )
    return ids.map((id) => Number(rows.find((row) => row.employee_id === id)?.sum ?? Number.NaN))
  }
  const countWrites = async (tx: Tx, table: 'savings_accounts' | 'loans') => {
    await tx.execute(sql`create temporary table writes (id integer)`)
    await tx.execute(sql`create function pg_temp.count_write() returns trigger language plpgsql as
      $$ begin insert into writes values (1); return null; end $$`)
    await tx.execute(
      sql`create trigger counted after update on ${sql.raw(table)} for each row execute function pg_temp.count_write()`,
    )
    return async () => {
      const [row] = await readRows<{ count: number }>(tx, sql`select count(*)::int as count from writes`)
      return row?.count
    }
  }

  test('updates an account once for a statement with the largest number of movements', () =>
    undone(async (tx) => {
      const writes = await countWrites(tx, 'savings_accounts')
      const [one = 0, other = 0] = ids
      const before = await totals(tx)
      await tx.insert(savingsMovements).values(rowsFor(one, MAX_ROWS_PER_UNIT))
      expect(await writes()).toBe(1)
      await tx.insert(savingsMovements).values([...rowsFor(one, 3), ...rowsFor(other, 2)])
      expect(await writes()).toBe(3)
      expect(await totals(tx)).toEqual([
        (before[0] ?? 0) + 101 * (MAX_ROWS_PER_UNIT + 3),
        (before[1] ?? 0) + 2 * 101,
      ])
      expect(await totals(tx)).toEqual(await summed(tx))
    }))

  test('keeps the totals correct when movements are changed, moved to another person and deleted', () =>
    undone(async (tx) => {
      const [one = 0, other = 0] = ids
      await tx.insert(savingsMovements).values([...rowsFor(one, 5), ...rowsFor(other, 5)])
      const mine = eq(savingsMovements.concept, 'Ahorro')
      for (const step of [
        () => tx.update(savingsMovements).set({ amount: sql`amount + 7` }).where(mine),
        () =>
          tx
            .update(savingsMovements)
            .set({ employeeId: sql`case employee_id when ${one} then ${other}::int else ${one}::int end` })
            .where(inArray(savingsMovements.employeeId, ids)),
        () => tx.delete(savingsMovements).where(inArray(savingsMovements.employeeId, ids)),
      ]) {
        await step()
        const found = await totals(tx)
        const wanted = (await summed(tx)).map((sum) => (Number.isNaN(sum) ? 0 : sum))
        expect(found).toEqual(wanted)
      }
    }))

  test('rejects the whole statement when an account would become negative', async () => {
    const [one = 0] = ids
    const before = await server.db.$count(savingsMovements)
    const rows = [...rowsFor(one, 3), ...rowsFor(one, 1).map((row) => ({ ...row, amount: -99_999_999 }))]
    await expect(server.db.insert(savingsMovements).values(rows)).rejects.toThrow()
    expect(await server.db.$count(savingsMovements)).toBe(before)
  })

  test('the totals differ without the trigger, so the other tests can fail', () =>
    undone(async (tx) => {
      await tx.execute(sql`alter table savings_movements disable trigger user`)
      await tx.insert(savingsMovements).values(rowsFor(ids[0] ?? 0, 1))
      expect(await totals(tx)).not.toEqual(await summed(tx))
    }))

  test('updates the balance of a loan once for a statement with many payments', () =>
    undone(async (tx) => {
      const [loan] = await tx.select().from(loans).where(inArray(loans.employeeId, ids))
      const [paid] = await tx
        .select()
        .from(loanMovements)
        .where(eq(loanMovements.loanId, loan?.id ?? 0))
      if (!loan || !paid) throw new Error('the demo has no loan with a payment')
      const writes = await countWrites(tx, 'loans')
      const { id: _, ...values } = paid
      const once = Array.from({ length: 40 }, () => ({ ...values, principal: 1 }))
      await tx.insert(loanMovements).values(once)
      expect(await writes()).toBe(1)
      const [after] = await tx.select().from(loans).where(eq(loans.id, loan.id))
      expect(after?.remaining).toBe(loan.remaining - 40)
      await tx.delete(loanMovements).where(eq(loanMovements.loanId, loan.id))
      const [empty] = await tx.select().from(loans).where(eq(loans.id, loan.id))
      expect(empty?.remaining).toBe(loan.amount)
    }))
})
