import type { Ask } from '../db/versions.ts'
import { addUp, type Line, listTables, type Picture, readRows, settle, type TableSum } from './rows.ts'

const ROWS_AT_ONCE = 500
const OUR_SCHEMAS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'pgboss', 'drizzle')`

/**
 * Fills the tables of a new schema within one transaction. Foreign keys are dropped first and recreated at
 * the end, which checks them. Triggers are disabled, because they would refuse correct rows or add sums
 * twice. Rows that the migrations inserted are deleted.
 * @returns sums of the tables, read back afterwards
 */
export async function loadRows(
  ask: Ask,
  lines: AsyncIterable<Line>,
  kind: Picture['kind'],
): Promise<TableSum[]> {
  await settle(ask)
  const tables = await listTables(ask)
  const foreign = await takeForeignKeys(ask)
  for (const table of tables) await ask(`alter table ${table} disable trigger user`)
  if (tables.length > 0) await ask(`truncate ${tables.join(', ')}`)
  await insertAll(ask, lines)
  for (const { table, name, definition } of foreign)
    await ask(`alter table ${table} add constraint ${name} ${definition}`)
  // Runs deferred checks before tables are altered again.
  await ask('set constraints all immediate')
  for (const table of tables) await ask(`alter table ${table} enable trigger user`)
  const sums = addUp()
  for await (const line of readRows(ask, kind)) sums.add(line)
  return sums.tables()
}

async function takeForeignKeys(ask: Ask) {
  const rows = await ask(
    `select format('%I.%I', n.nspname, t.relname) as table, format('%I', c.conname) as name,
     pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and ${OUR_SCHEMAS} order by 1, 2`,
  )
  const keys = rows.map(({ table, name, definition }) => ({
    table: String(table),
    name: String(name),
    definition: String(definition),
  }))
  for (const { table, name } of keys) await ask(`alter table ${table} drop constraint ${name}`)
  return keys
}

async function insertAll(ask: Ask, lines: AsyncIterable<Line>): Promise<void> {
  let insert = ''
  let waiting: string[] = []
  async function flush(): Promise<void> {
    if (waiting.length > 0) await ask(insert, [waiting])
    waiting = []
  }
  for await (const line of lines) {
    if (typeof line === 'string') {
      waiting.push(line)
      if (waiting.length === ROWS_AT_ONCE) await flush()
    } else {
      await flush()
      if ('table' in line) insert = await insertInto(ask, line.table)
      else await setSequences(ask, line.picture)
    }
  }
  await flush()
}

/** Builds the insert; `offset 0` parses each text once, not once per column. */
async function insertInto(ask: Ask, table: string): Promise<string> {
  const rows = await ask(
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

async function setSequences(ask: Ask, { sequences }: Picture): Promise<void> {
  for (const { name, value } of sequences)
    await ask('select setval($1::text::regclass, $2::text::bigint)', [name, value])
}
