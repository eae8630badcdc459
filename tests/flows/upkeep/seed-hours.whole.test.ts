import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#server/db/read-rows.ts'
import { seedLarge } from '#server/seed/large.ts'
import { openEmpty } from '#tests/support/server/databases/database.ts'

/**
 * Columns `table.column` of ends, deadlines and appointments, which may be in the future. The demo has none.
 */
const AHEAD: readonly string[] = []

const HOURS = ['2026-03-02T00:05:00-06:00', '2026-03-02T23:55:00-06:00']

test.each(HOURS)('the demo of %s contains no act after that time', async (hour) => {
  const now = new Date(hour)
  const database = await openEmpty('pglite')
  const { connection } = database
  try {
    await seedLarge(connection.db, { now: () => now }, undefined, 6)
    const read = <Row extends Record<string, unknown>>(query: SQL) =>
      connection.db.transaction((tx) => readRows<Row>(tx, query))
    const columns = await read<{ table: string; column: string }>(
      sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' order by 1, 2`,
    )
    expect(columns.length).toBeGreaterThan(50)
    const late: string[] = []
    for (const { table, column } of columns) {
      const name = `${table}.${column}`
      const [found] = await read<{ rows: number }>(
        sql`select count(*)::int as rows from ${sql.identifier(table)}
          where ${sql.identifier(column)} > ${now.toISOString()}::timestamptz`,
      )
      if ((found?.rows ?? 0) > 0 && !AHEAD.includes(name)) late.push(`${name}: ${found?.rows}`)
    }
    expect(late).toEqual([])
  } finally {
    await database.dispose()
  }
})
