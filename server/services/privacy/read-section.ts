import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connection.ts'
import { employees, users } from '../../db/schema/people.ts'
import { pageTexts as texts } from './labels.es.ts'
import { type Row, type Section, exportedColumns, type Who } from './section.ts'

export interface ReadSection {
  table: string
  rows: Row[]
  files: { key: string; name: string }[]
}

export interface People {
  user: Map<number, string>
  employee: Map<number, string>
}

export const emptyPeople = (): People => ({ user: new Map(), employee: new Map() })

export async function readSection(
  db: Database,
  section: Section,
  who: Who,
  people: People,
): Promise<ReadSection> {
  const first = getTableConfig(section.table).columns[0]
  const found = (await db
    .select()
    .from(section.table)
    .where(section.where(who))
    .orderBy(first ?? sql`1`)) as Row[]
  const exported = exportedColumns(section)
  const property = new Map(
    Object.entries(getTableColumns(section.table)).map(([name, column]) => [column.name, name]),
  )
  const valueOf = (row: Row, column: PgColumn) => row[property.get(column.name) ?? '']
  for (const kind of ['user', 'employee'] as const) {
    const columns = exported.filter(({ names }) => names === kind)
    await loadNames(
      db,
      kind,
      people,
      found.flatMap((row) => columns.map(({ column }) => valueOf(row, column))),
    )
  }
  const files: ReadSection['files'] = []
  const rows = found.map((row) => {
    const named: Row = {}
    for (const { column, names } of exported) {
      const value = valueOf(row, column)
      named[column.name] =
        names === null || typeof value !== 'number' ? plainValue(column, value) : people[names].get(value)
    }
    const key = section.file && valueOf(row, section.file.key)
    if (section.file && typeof key === 'string') {
      const name = section.file.name(named)
      files.push({ key, name })
      named.file = name
    }
    return section.tidy ? section.tidy(named, who) : named
  })
  return { table: getTableName(section.table), rows, files }
}

/** Converts centavos to pesos and instants to ISO texts; other values stay unchanged. */
function plainValue(column: PgColumn, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  const isMoney = column.columnType === 'PgCustomColumn' && column.getSQLType() === 'numeric(12,2)'
  return isMoney && typeof value === 'number' ? value / 100 : value
}

async function loadNames(
  db: Database,
  kind: 'user' | 'employee',
  people: People,
  ids: readonly unknown[],
): Promise<void> {
  const known = people[kind]
  const missing = [...new Set(ids)].filter((id): id is number => typeof id === 'number' && !known.has(id))
  if (missing.length === 0) return
  const rows =
    kind === 'user'
      ? await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, missing))
      : await db
          .select({
            id: employees.id,
            name: sql<string>`${employees.firstName} || ' ' || ${employees.paternalName}`,
          })
          .from(employees)
          .where(inArray(employees.id, missing))
  for (const { id, name } of rows) known.set(id, name)
  for (const id of missing) if (!known.has(id)) known.set(id, texts.somebody)
}
