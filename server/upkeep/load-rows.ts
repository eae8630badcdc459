import type { RunSql } from '../db/versions.ts'
import {
  createSums,
  type Line,
  listTables,
  type DumpHeader,
  readRows,
  applySettings,
  type TableSum,
} from './rows.ts'

const ROWS_AT_ONCE = 500
const OWN_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss', 'drizzle')`

/**
 * Fills the tables of a new schema within one transaction. Drops foreign keys first and recreates them at the
 * end, which checks them. Disables triggers, because they would refuse correct rows or add sums twice.
 * Deletes rows that the migrations inserted.
 * @returns sums of the tables, read back afterwards
 */
export async function loadRows(
  runSql: RunSql,
  lines: AsyncIterable<Line>,
  kind: DumpHeader['kind'],
): Promise<TableSum[]> {
  await applySettings(runSql)
  const tables = await listTables(runSql)
  const foreign = await takeForeignKeys(runSql)
  for (const table of tables) await runSql(`alter table ${table} disable trigger user`)
  if (tables.length > 0) await runSql(`truncate ${tables.join(', ')}`)
  await insertAll(runSql, lines)
  for (const { table, name, definition } of foreign)
    await runSql(`alter table ${table} add constraint ${name} ${definition}`)
  // Runs deferred checks before tables are altered again.
  await runSql('set constraints all immediate')
  for (const table of tables) await runSql(`alter table ${table} enable trigger user`)
  const sums = createSums()
  for await (const line of readRows(runSql, kind)) sums.add(line)
  return sums.tables()
}

async function takeForeignKeys(runSql: RunSql) {
  const rows = await runSql(
    `select format('%I.%I', n.nspname, t.relname) as table, format('%I', c.conname) as name,
     pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and ${OWN_SCHEMAS} order by 1, 2`,
  )
  const keys = rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }))
  for (const { table, name } of keys) await runSql(`alter table ${table} drop constraint ${name}`)
  return keys
}

async function insertAll(runSql: RunSql, lines: AsyncIterable<Line>): Promise<void> {
  let insert = ''
  let waiting: string[] = []
  async function flush(): Promise<void> {
    if (waiting.length > 0) await runSql(insert, [waiting])
    waiting = []
  }
  for await (const line of lines) {
    if (typeof line === 'string') {
      waiting.push(line)
      if (waiting.length === ROWS_AT_ONCE) await flush()
    } else {
      await flush()
      if ('table' in line) insert = await insertInto(runSql, line.table)
      else await setSequences(runSql, line.picture)
    }
  }
  await flush()
}

/**
 * Returns an insert statement. `offset 0` makes PostgreSQL parse the text of each row once, not once per
 * column.
 */
async function insertInto(runSql: RunSql, table: string): Promise<string> {
  const rows = await runSql(
    `select format('%I', attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0
     and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => String(name))
  const values = names.map((name) => `(whole).${name}`)
  return (
    `insert into ${table} (${names.join(', ')}) overriding system value select ${values.join(', ')} ` +
    `from (select row::${table} as whole from unnest($1::text[]) as each(row) offset 0) as read`
  )
}

async function setSequences(runSql: RunSql, { sequences }: DumpHeader): Promise<void> {
  for (const { name, value } of sequences)
    await runSql('select setval($1::text::regclass, $2::text::bigint)', [name, value])
}
