import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { migrationsFolder } from './connect.ts'
import { tables } from './schema/tables.ts'

type Snapshot = ReturnType<typeof generateDrizzleJson>

function lastSnapshot(): Snapshot {
  const meta = join(migrationsFolder(), 'meta')
  const read = (name: string): unknown => JSON.parse(readFileSync(join(meta, name), 'utf8'))
  const { entries } = read('_journal.json') as { entries: { idx: number }[] }
  const last = entries.at(-1)?.idx ?? 0
  return read(`${String(last).padStart(4, '0')}_snapshot.json`) as Snapshot
}

test('keeps only the last snapshot, the base of the next migration', () => {
  const snapshots = readdirSync(join(migrationsFolder(), 'meta')).filter((name) => name !== '_journal.json')
  expect(snapshots, 'remove the former ones').toHaveLength(1)
})

test('has a migration for every change of the schema', async () => {
  const statements = await generateMigration(lastSnapshot(), generateDrizzleJson(tables))
  expect(statements, 'run: npm run migration WHAT_CHANGES').toEqual([])
})

test('detects a change without a migration', async () => {
  const { screenVisits: _, ...fewer } = tables
  expect(await generateMigration(lastSnapshot(), generateDrizzleJson(fewer))).not.toEqual([])
})
