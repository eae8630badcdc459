import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { migrationsFolder } from './connect.ts'
import { openPglite } from './pglite.ts'

// Compiles a whole database twice, which takes minutes beside other work.
test('parses every column type, and its array type, that PGlite itself parses', {
  timeout: 300_000,
}, async () => {
  const [whole, connection] = await Promise.all([PGlite.create(), openPglite(null, migrationsFolder())])
  const { $client: client } = connection.db as unknown as { $client: PGlite }
  try {
    const { rows } = await connection.query.query(`
      select distinct t.oid, t.typname as name, t.typarray as list from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v')
        join pg_namespace n on n.oid = c.relnamespace and n.nspname not in ('pg_catalog', 'information_schema')
        join pg_type t on t.oid = a.atttypid
      where a.attnum > 0`)
    expect(rows.length).toBeGreaterThan(10)
    const unread = rows.flatMap(({ oid, name, list }) =>
      [oid, list]
        .filter((type) => whole.parsers[Number(type)] && !client.parsers[Number(type)])
        .map(() => name),
    )
    expect(unread).toEqual([])
    expect(Object.keys(client.parsers).length).toBeLessThan(40)
  } finally {
    await whole.close()
    await connection.close()
  }
})
