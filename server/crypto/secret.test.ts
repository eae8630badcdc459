import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EnvironmentError } from '../environment.ts'
import { loadSecret } from './secret.ts'
import { secretTexts } from '../texts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const embedded = () => ({ secretKey: null, dataDir: join(folder, 'data') })

test('creates the secret once, in the data folder, readable only by its owner', () => {
  const first = loadSecret(embedded()).fingerprint('test', 'text')
  const file = join(folder, 'data/secret.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'data'))).toEqual(['secret.key'])
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect(loadSecret(embedded()).fingerprint('test', 'text')).toBe(first)
})

test('creates another secret in another folder', () => {
  const other = { ...embedded(), dataDir: join(folder, 'other') }
  expect(loadSecret(other).fingerprint('test', 'text')).not.toBe(
    loadSecret(embedded()).fingerprint('test', 'text'),
  )
})

test('fails on a damaged file and does not replace it', () => {
  writeFileSync(join(folder, 'secret.key'), 'half a se')
  const broken = { ...embedded(), dataDir: folder }
  expect(() => loadSecret(broken)).toThrow(
    new EnvironmentError(secretTexts.unreadable(join(folder, 'secret.key'))),
  )
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe('half a se')
})

test('uses SECRET_KEY when it is set and creates no file', () => {
  const given = { ...embedded(), secretKey: 'k'.repeat(32) }
  expect(loadSecret(given).fingerprint('test', 'text')).toHaveLength(43)
  expect(readdirSync(folder)).toEqual([])
})
