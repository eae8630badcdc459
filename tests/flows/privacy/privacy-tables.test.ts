import { getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '#server/db/read-rows.ts'
import { tables } from '#server/db/schema/tables.ts'
import { columnNames, ownColumnNames } from '#server/services/privacy/column-names.es.ts'
import { tableNames } from '#server/services/privacy/labels.es.ts'
import { leftOutTables, othersColumns } from '#server/services/privacy/left-out.ts'
import { cellOf } from '#server/services/privacy/page.ts'
import { exportedColumns } from '#server/services/privacy/section.ts'
import { sections } from '#server/services/privacy/sections.ts'
import type { Tx } from '#server/db/connection.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const handedOn = new Set(sections.map(({ table }) => getTableName(table)))
const keys = new Set(
  sections.flatMap(({ table, keys: own }) =>
    own.map(({ column }) => `${getTableName(table)}.${column.name}`),
  ),
)

async function columnsOfDatabase() {
  return readRows<{ place: string; at: string }>(
    server.db as Tx,
    sql`select table_name as at, table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' order by 1, 2`,
  )
}

async function keysToPeople() {
  const rows = await readRows<{ place: string }>(
    server.db as Tx,
    sql`select c.conrelid::regclass::text || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'employees'::regclass)`,
  )
  return rows.map(({ place }) => place)
}

describe('the readable page', () => {
  it('shows every enum value in Spanish, and document types and record kinds by name', () => {
    const coded = sections.flatMap((section) =>
      exportedColumns(section).flatMap(({ column }) => {
        const { enumValues } = column as { enumValues?: string[] }
        const values = column.name === 'extension' ? [] : (enumValues ?? [])
        return values.map((value) => [getTableName(section.table), column.name, value] as const)
      }),
    )
    expect(coded.length).toBeGreaterThan(80)
    const numbers = [
      ['document_uploads', 'type_id', 4],
      ['kardex_facts', 'kind', 2],
      ['notifications', 'kind', 'payslip-published'],
    ] as const
    const unsaid = [...coded, ...numbers].filter(
      ([table, column, value]) => cellOf(table, column, value) === String(value),
    )
    expect(unsaid).toEqual([])
    expect(numbers.map(([table, column, value]) => cellOf(table, column, value))).toEqual([
      'INE',
      'Vacaciones',
      'Tu recibo está listo',
    ])
    expect(cellOf('improvements', 'idea', 'accepted')).toBe('accepted')
  })
})

describe('every table', () => {
  it('is either exported or left out for a reason, never both', async () => {
    const there = [...new Set((await columnsOfDatabase()).map(({ at }) => at))]
    expect(there.length).toBeGreaterThan(80)
    const said = (table: string) => handedOn.has(table) || table in leftOutTables
    expect(there.filter((table) => !said(table))).toEqual([])
    expect(Object.keys(leftOutTables).filter((table) => handedOn.has(table))).toEqual([])
    expect(Object.keys(leftOutTables).filter((table) => !there.includes(table))).toEqual([])
  })

  it('of the schema exists in the database', async () => {
    const there = new Set((await columnsOfDatabase()).map(({ at }) => at))
    const declared = Object.values(tables).filter((table) => is(table, PgTable))
    expect(
      declared.map((table) => getTableName(table as PgTable)).filter((name) => !there.has(name)),
    ).toEqual([])
  })
})

describe('every column that refers to a person', () => {
  it('in an exported table either selects the row or is listed as another person’s', async () => {
    const found = (await keysToPeople()).filter((place) => handedOn.has(place.split('.')[0] ?? ''))
    expect(found.length).toBeGreaterThan(60)
    expect(found.filter((place) => !keys.has(place) && !(place in othersColumns))).toEqual([])
    expect(Object.keys(othersColumns).filter((place) => keys.has(place) || !found.includes(place))).toEqual(
      [],
    )
  })
})

describe('every exported column', () => {
  it('has a label, and every exported table has one', () => {
    const wordless = sections.flatMap(({ table, ...section }) =>
      exportedColumns({ table, ...section })
        .map(({ column }) => column.name)
        .filter((name) => !(name in columnNames) && !(`${getTableName(table)}.${name}` in ownColumnNames))
        .map((name) => `${getTableName(table)}.${name}`),
    )
    expect(wordless).toEqual(['security_events.actor_id'])
    expect([...handedOn].filter((name) => !(name in tableNames))).toEqual([])
  })

  it('contains no hash, no key and no sealed bytes', () => {
    const told = sections.flatMap((section) => exportedColumns(section).map(({ column }) => column.name))
    expect(told.filter((name) => /hash|sealed|secret|token|_key$|p256dh|endpoint/.test(name))).toEqual([])
    const bytes = sections.flatMap((section) =>
      exportedColumns(section)
        .filter(({ column }) => column.getSQLType() === 'bytea')
        .map(({ column }) => `${getTableConfig(section.table).name}.${column.name}`),
    )
    expect(bytes).toEqual([])
  })
})
