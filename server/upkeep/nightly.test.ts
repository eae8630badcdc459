import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markAtRest, clearAtRest } from '../db/copy-at-rest.ts'
import { readEnvironment } from '../environment.ts'
import { createLogger } from '../log.ts'
import { copyName } from './manifest.ts'
import { type Nightly, startNightly } from './nightly.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let root: string
let runs: number[]
let doesWork: boolean

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turno-nightly-'))
  runs = []
  doesWork = true
  // Noon in the company's time zone (UTC-6).
  vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z'), toFake: ['setInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})

function start(more: Record<string, string> = {}) {
  const environment = readEnvironment({ DATA_DIR: join(root, 'data'), BACKUP_TO: join(root, 'to'), ...more })
  const run = () => {
    runs.push(Date.now())
    if (doesWork) makeCopy()
    return { ended: Promise.resolve({ code: doesWork ? 0 : 1, output: '' }), stop: () => undefined }
  }
  return startNightly(environment, { clock: { now: () => new Date() }, log: createLogger('silent'), run })
}

function makeCopy(): void {
  const folder = join(root, 'to/copies', copyName(new Date(), 'aaaaaa'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.age'), 'x')
}

/** Advances in five-minute steps. Waits after each step until the target is checked. */
async function pass(nightly: Nightly, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 5 * MINUTE) {
    vi.advanceTimersByTime(5 * MINUTE)
    await nightly.settled()
  }
}

const hours = () => runs.map((at) => new Date(at).toISOString().slice(5, 13))

test('makes a backup immediately when there is none, then one each night', async () => {
  const nightly = start()
  await pass(nightly, 50 * HOUR)
  nightly.stop()
  // At 12:00, and some minutes after 03:30 in both nights.
  expect(hours()).toEqual(['11-20T18', '11-21T09', '11-22T09'])
  expect(nightly.state()).toMatchObject({ hasFailed: false, newestMs: expect.any(Number) })
})

test('retries a failing target once an hour and reports the failure', async () => {
  doesWork = false
  const nightly = start()
  await pass(nightly, 3 * HOUR)
  nightly.stop()
  expect(runs.length).toBeGreaterThanOrEqual(2)
  expect(runs.length).toBeLessThanOrEqual(3)
  expect(nightly.state()).toEqual({ newestMs: null, isKnown: true, hasFailed: true })
})

test('makes no backup when another server made one recently', async () => {
  makeCopy()
  const nightly = start()
  await pass(nightly, 3 * HOUR)
  nightly.stop()
  expect(runs).toEqual([])
})

test('makes its nightly backup despite backups dated in the future by a wrong clock', {
  tags: ['whole'],
}, async () => {
  const nightly = start()
  const [today, ahead] = [Date.now(), Date.now() + 365 * 24 * HOUR]
  vi.setSystemTime(ahead)
  await pass(nightly, HOUR)
  const cut = join(root, 'to/copies', copyName(new Date(ahead), 'bbbbbb'))
  mkdirSync(cut)
  writeFileSync(join(cut, 'rows-00001.age'), 'x')
  vi.setSystemTime(today)
  runs = []
  await pass(nightly, 26 * HOUR)
  // One backup runs immediately, the other the next night.
  expect(hours()).toEqual(['11-20T18', '11-21T09'])
  expect(nightly.state()?.newestMs).toBeLessThan(Date.now())
  nightly.stop()
})

test('does nothing without BACKUP_TO', async () => {
  const nightly = start({ BACKUP_TO: '' })
  await pass(nightly, 3 * HOUR)
  nightly.stop()
  expect([runs, nightly.state(), existsSync(join(root, 'to'))]).toEqual([[], null, false])
})

test('makes no backups of a restored copy until it is confirmed as the production portal', {
  tags: ['whole'],
}, async () => {
  mkdirSync(join(root, 'data'))
  markAtRest({ dataDir: join(root, 'data') })
  const nightly = start()
  await pass(nightly, 30 * HOUR)
  expect(runs).toEqual([])
  clearAtRest({ dataDir: join(root, 'data') })
  await pass(nightly, MINUTE * 10)
  await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 30_000 })
  nightly.stop()
})
