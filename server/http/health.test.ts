import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Query } from '../db/connection.ts'
import { createHealth } from './health.ts'

/** Health checks: a recent write proves that the database is writable, with as few writes as possible. */

const root = mkdtempSync(join(tmpdir(), 'turno-health-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function databaseOf(answer: (text: string) => Promise<void>) {
  const statements: string[] = []
  const query: Query = {
    async query(text) {
      statements.push(text.slice(0, 6))
      await answer(text)
      return { rows: [], rowCount: 0 }
    },
    script: async () => ({ rows: [] }),
  }
  return { query, writes: () => statements.filter((text) => text === 'insert').length }
}
const refuseWrites = async (text: string) => {
  if (text.startsWith('insert')) throw new Error('cannot execute INSERT in a read-only transaction')
}

test('writes once for a hundred checks within ten seconds', async () => {
  let now = 0
  const { query, writes } = databaseOf(async () => undefined)
  const health = createHealth({ query }, [], () => now)
  const answers = await Promise.all(Array.from({ length: 100 }, () => health.database()))
  expect([new Set(answers), writes()]).toEqual([new Set(['good']), 1])
  now = 9_999
  expect([await health.database(), writes()]).toEqual(['good', 1])
  now = 10_000
  expect([await health.database(), writes()]).toEqual(['good', 2])
})

test('reports a read-only database as "shut", and as "good" once it accepts writes again', async () => {
  let now = 0
  let isShut = true
  const { query } = databaseOf(async (text) => (isShut ? refuseWrites(text) : undefined))
  const health = createHealth({ query }, [], () => now)
  expect(await health.database()).toBe('shut')
  isShut = false
  now = 2000
  expect(await health.database()).toBe('good')
})

test('starts only one write while the database is locked, regardless of the number of checks', {
  timeout: 60_000,
  tags: ['whole'],
}, async () => {
  const { query, writes } = databaseOf((text) =>
    text.startsWith('insert') ? new Promise(() => undefined) : Promise.resolve(),
  )
  const health = createHealth({ query }, [])
  expect(await health.database()).toBe('shut')
  expect([await health.database(), writes()]).toEqual(['shut', 1])
})

test('reports an unreachable database as "away"', async () => {
  const { query, writes } = databaseOf(() => Promise.reject(new Error('gone')))
  expect([await createHealth({ query }, []).database(), writes()]).toEqual(['away', 0])
})

test('reports an existing folder and one that can be created as writable, but not a file', async () => {
  const { query } = databaseOf(async () => undefined)
  const look = (folder: string) => createHealth({ query }, [folder]).files()
  const folder = join(root, 'files')
  expect(await look(folder)).toBe(true)
  mkdirSync(folder)
  expect([await look(folder), readdirSync(folder)]).toEqual([true, []])
  writeFileSync(join(root, 'no-folder'), '')
  expect(await look(join(root, 'no-folder'))).toBe(false)
})
