import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BalanceField } from '#domain/data-import/kinds/vacaciones/columns.ts'
import { balanceKind } from '#domain/data-import/kinds/vacaciones/kind.ts'
import { vacationBalances } from '#server/db/schema/kardex.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { balanceWriter } from '#server/services/data-import/kinds/vacaciones/writer.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases, openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { importRows, inShort } from '#tests/support/people/data-import-hands.ts'

/** Vacation balances of the company's own system, imported from a file. */

type Cells = Partial<Record<BalanceField, string>>
const PEOPLE = ['100103', '100104']

describe.each(databases)('on %s', (database) => {
  let seeded: SeededDatabase
  const ids: Record<string, number> = {}
  const db = () => seeded.connection.db
  const idOf = (number: string) => ids[number] ?? 0
  beforeAll(async () => {
    seeded = await openSeeded(database, createTestClock())
    for (const { id, number } of await db().select().from(employees)) ids[number] = id
  })
  afterAll(() => seeded.dispose())
  beforeEach(async () => {
    await db()
      .delete(vacationBalances)
      .where(inArray(vacationBalances.employeeId, PEOPLE.map(idOf)))
  })

  const bring = (rows: readonly Cells[], batch?: number) =>
    importRows(db(), balanceKind, balanceWriter, rows, batch)
  const balanceOf = async (number: string) => {
    const [found] = await db()
      .select()
      .from(vacationBalances)
      .where(eq(vacationBalances.employeeId, idOf(number)))
    return found && [found.days, found.asOf]
  }
  const row = (change: Cells = {}): Cells => ({
    numero: '100104',
    diasRestantes: '6.5',
    fechaSaldo: '31/10/2026',
    ...change,
  })

  test('stores one balance for each person, also with leading zeros, and nothing twice', async () => {
    const rows = [row(), row({ numero: '0100103', diasRestantes: '-2' })]
    expect(await bring(rows, 1)).toMatchObject([
      { kind: 'nueva', name: 'JOSÉ ÁNGEL NÚÑEZ PEÑA' },
      { kind: 'nueva', changes: [] },
    ])
    expect(await balanceOf('100104')).toEqual([6.5, '2026-10-31'])
    expect(await balanceOf('100103')).toEqual([-2, '2026-10-31'])
    expect(inShort(await bring(rows))).toEqual(['igual', 'igual'])
  })

  test('replaces the balance, also with an earlier day, and shows what changes', async () => {
    await bring([row()])
    expect(await bring([row({ diasRestantes: '7.333333333', fechaSaldo: '2026-05-03' })])).toMatchObject([
      {
        kind: 'cambia',
        changes: [
          { field: 'diasRestantes', from: '6.5', to: '7.33' },
          { field: 'fechaSaldo', from: '31/10/2026', to: '03/05/2026' },
        ],
      },
    ])
    expect(await balanceOf('100104')).toEqual([7.33, '2026-05-03'])
  })

  test('imports neither of two rows of one person', async () => {
    expect(inShort(await bring([row(), row({ numero: '00100104', diasRestantes: '7' })]))).toEqual([
      'numero: unit 3',
      'numero: twice 2',
    ])
    expect(await balanceOf('100104')).toBeUndefined()
  })

  test('refuses unknown and closed people, wrong days and days in the future', async () => {
    const closedAt = new Date()
    await db()
      .update(users)
      .set({ closedAt })
      .where(eq(users.employeeId, idOf('100103')))
    const rows = [
      row({ numero: '999999' }),
      row({ numero: '100103' }),
      row({ diasRestantes: 'seis' }),
      row({ diasRestantes: '6,5' }),
      row({ diasRestantes: '366' }),
      row({ diasRestantes: '' }),
      row({ fechaSaldo: '24/11/2026' }),
      row({ fechaSaldo: '31/02/2026' }),
    ]
    expect(inShort(await bring(rows))).toEqual([
      'numero: unknownPerson 999999',
      'numero: closedPerson 100103',
      'diasRestantes: daysLeft',
      'diasRestantes: daysLeft',
      'diasRestantes: tooMuch 365',
      'diasRestantes: empty',
      'fechaSaldo: tooLate',
      'fechaSaldo: noDay',
    ])
    await db()
      .update(users)
      .set({ closedAt: null })
      .where(eq(users.employeeId, idOf('100103')))
  })
})
