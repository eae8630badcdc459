import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataImportRows, dataImports } from '#server/db/schema/imports/data-import.ts'
import { judgeTogether, MAX_ROWS_PER_UNIT } from '#server/services/data-import/judge-together.ts'
import type { JudgedRow, RowToJudge } from '#server/services/data-import/kind-writer.ts'
import { nextTogether, othersOfUnits, type StoredRow } from '#server/services/data-import/next-rows.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const options = { now: new Date(0), lock: false, author: { employeeIds: [], isRefused: false } }
const stored = (row: number, unit: string, more: Partial<StoredRow> = {}): StoredRow => ({
  row,
  unit,
  number: '1',
  kind: null,
  wanted: { row },
  problems: [],
  ...more,
})

function writer(refused: readonly number[], same: readonly number[] = []) {
  const asked: number[] = []
  return {
    asked,
    async judge(_tx: unknown, rows: readonly RowToJudge<unknown>[]): Promise<JudgedRow[]> {
      asked.push(...rows.map(({ row }) => row))
      return rows.map(({ row }) => ({
        row,
        kind: refused.includes(row) ? 'error' : same.includes(row) ? 'igual' : 'nueva',
        name: `Persona ${row}`,
        employeeId: null,
        problems: refused.includes(row) ? [{ field: 'fecha', what: 'noDay' }] : [],
        changes: [],
      }))
    },
  }
}

describe('an import of units of rows', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database: 'pglite' })
  })
  afterAll(() => server.stop())

  const judge = (hand: ReturnType<typeof writer>, rows: StoredRow[]) =>
    server.db.transaction((tx) => judgeTogether(tx, hand, rows, options))

  test('refuses the whole unit of an unreadable row without checking its other rows', async () => {
    const hand = writer([])
    const bad = stored(2, 'a', { wanted: null, problems: [{ field: 'fecha', what: 'noDay' }] })
    const judged = await judge(hand, [stored(1, 'a'), bad, stored(3, 'b'), stored(4, '')])
    expect(hand.asked).toEqual([3, 4])
    expect(judged.map(({ row, kind, problems }) => [row, kind, problems])).toEqual([
      [1, 'error', [{ field: 'numero', what: 'unit', of: '2' }]],
      [2, 'error', [{ field: 'fecha', what: 'noDay' }]],
      [3, 'nueva', []],
      [4, 'nueva', []],
    ])
  })

  test('refuses a unit above the maximum size without checking it', async () => {
    const hand = writer([])
    const many = Array.from({ length: MAX_ROWS_PER_UNIT + 1 }, (_, at) => stored(at + 1, 'a'))
    const judged = await judge(hand, [...many, stored(many.length + 1, 'b')])
    expect(hand.asked).toEqual([many.length + 1])
    expect(new Set(judged.map(({ kind, problems }) => `${kind} ${problems[0]?.what}`))).toEqual(
      new Set(['error tooManyTogether', 'nueva undefined']),
    )
    expect((await judge(writer([]), many.slice(1))).every(({ kind }) => kind === 'nueva')).toBe(true)
  })

  test('refuses the whole unit of a refused row; rows without a unit are independent', async () => {
    const judged = await judge(writer([2, 4], [5]), [
      stored(1, 'a'),
      stored(2, 'a'),
      stored(3, ''),
      stored(4, ''),
      stored(5, 'b'),
    ])
    expect(judged.map(({ row, kind }) => [row, kind])).toEqual([
      [1, 'error'],
      [2, 'error'],
      [3, 'nueva'],
      [4, 'error'],
      [5, 'igual'],
    ])
    expect(judged[0]?.problems).toEqual([{ field: 'numero', what: 'unit', of: '2' }])
  })

  test('takes all rows of a unit at once, wherever they are, and the rows of a person together', async () => {
    const { userId } = await findPerson(server, '100301')
    const [run] = await server.db
      .insert(dataImports)
      .values({
        kind: 'kardex',
        fileName: 'a.csv',
        source: 'b',
        state: 'ready',
        columns: [],
        rows: 9,
        counts: {},
        userId,
        address: '',
        createdAt: server.clock.now(),
      })
      .returning()
    if (!run) throw new Error('no import')
    const rows = [
      [1, '', '7'],
      [2, 'u', '7'],
      [3, '', '8'],
      [4, 'v', '7'],
      [5, 'u', '8'],
      [6, '', '7'],
      [7, 'v', '7'],
      [8, 'u', '7'],
    ] as const
    await server.db
      .insert(dataImportRows)
      .values(
        rows.map(([row, unit, number]) => ({ importId: run.id, row, cells: [], isRead: true, unit, number })),
      )
    const isLeft = and(eq(dataImportRows.importId, run.id), isNull(dataImportRows.kind))
    const take = (most: number) =>
      server.db.transaction(async (tx) => {
        const taken = await nextTogether(tx, run.id, isLeft, most)
        for (const { row } of taken) {
          const isRow = and(eq(dataImportRows.importId, run.id), eq(dataImportRows.row, row))
          await tx
            .update(dataImportRows)
            .set({ kind: row === 5 ? 'igual' : 'nueva' })
            .where(isRow)
        }
        return taken.map(({ row }) => row)
      })
    expect(await take(1)).toEqual([1, 6])
    expect(await take(2)).toEqual([3, 2, 8, 5])
    expect(await take(1)).toEqual([4, 7])
    expect(await take(1)).toEqual([])
    // The unchanged row 5 is returned, because it belongs to the unit of rows 2 and 8.
    const others = await server.db.transaction((tx) =>
      othersOfUnits(tx, run.id, [stored(2, 'u'), stored(8, 'u'), stored(1, '')]),
    )
    expect(others.map(({ row }) => row)).toEqual([5])
  })
})
