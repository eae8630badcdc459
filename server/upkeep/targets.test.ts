import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownKey } from './targets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-key-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('creates its own key once, readable only by its owner, and leaves no draft', async () => {
  const made = await ownKey(folder)
  expect(await ownKey(folder)).toEqual(made)
  expect(readdirSync(folder)).toEqual(['backup.key'])
  expect(statSync(join(folder, 'backup.key')).mode & 0o777).toBe(0o600)
})

test('creates one key for two simultaneous backups', async () => {
  const [one, other] = await Promise.all([ownKey(folder), ownKey(folder)])
  expect(one).toEqual(other)
  expect(await ownKey(folder)).toEqual(one)
})

test.each(['', 'AGE-SECRET-KEY-1QQQ'])(
  'replaces an incomplete key (%j) that a full disk left',
  async (half) => {
    writeFileSync(join(folder, 'backup.key'), half)
    const made = await ownKey(folder)
    expect(readFileSync(join(folder, 'backup.key'), 'utf8')).toBe(`${made.identity}\n`)
    expect(await ownKey(folder)).toEqual(made)
  },
)
