import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layToRest, release } from '../db/copy-at-rest.ts'
import { readEnvironment } from '../environment.ts'
import { createLogger } from '../log.ts'
import { copyName } from './manifest.ts'
import { startNightly } from './nightly.ts'

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
    return { ended: Promise.resolve({ code: doesWork ? 0 : 1, said: '' }), stop: () => undefined }
  }
  return startNightly(environment, { clock: { now: () => new Date() }, log: createLogger('silent'), run })
}

function makeCopy(): void {
  const folder = join(root, 'to/copies', copyName(new Date(), 'aaaaaa'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.age'), 'x')
}

/** Advances in five-minute steps, each time until the target was checked. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 5 * MINUTE) {
    vi.advanceTimersByTime(5 * MINUTE)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const hours = () => runs.map((at) => new Date(at).toISOString().slice(5, 13))

test('one at once where there is none, then one each night', async () => {
  const nightly = start()
  await pass(50 * HOUR)
  nightly.stop()
  // 12:00, and 03:30 of both nights, some minutes later at most.
  expect(hours()).toEqual(['11-20T18', '11-21T09', '11-22T09'])
  expect(nightly.state()).toMatchObject({ hasFailed: false, newestMs: expect.any(Number) })
})

test('a target that is broken is tried once an hour, and said to be', async () => {
  doesWork = false
  const nightly = start()
  await pass(3 * HOUR)
  nightly.stop()
  expect(runs.length).toBeGreaterThanOrEqual(2)
  expect(runs.length).toBeLessThanOrEqual(3)
  expect(nightly.state()).toEqual({ newestMs: null, isKnown: true, hasFailed: true })
})

test('a fresh one of another copy of the server is enough', async () => {
  makeCopy()
  const nightly = start()
  await pass(3 * HOUR)
  nightly.stop()
  expect(runs).toEqual([])
})

test('what was made, or broken off, while the clock ran a year ahead keeps no night without its backup', {
  tags: ['whole'],
}, async () => {
  const nightly = start()
  const [today, ahead] = [Date.now(), Date.now() + 365 * 24 * HOUR]
  vi.setSystemTime(ahead)
  await pass(HOUR)
  const cut = join(root, 'to/copies', copyName(new Date(ahead), 'bbbbbb'))
  mkdirSync(cut)
  writeFileSync(join(cut, 'rows-00001.age'), 'x')
  vi.setSystemTime(today)
  runs = []
  await pass(26 * HOUR)
  // One immediately, and the next night's.
  expect(hours()).toEqual(['11-20T18', '11-21T09'])
  expect(nightly.state()?.newestMs).toBeLessThan(Date.now())
  nightly.stop()
})

test('without the setting nothing is looked at', async () => {
  const nightly = start({ BACKUP_TO: '' })
  await pass(3 * HOUR)
  nightly.stop()
  expect([runs, nightly.state(), existsSync(join(root, 'to'))]).toEqual([[], null, false])
})

test('none of a restored copy at rest: it would lie among the portal’s own', {
  tags: ['whole'],
}, async () => {
  mkdirSync(join(root, 'data'))
  layToRest({ dataDir: join(root, 'data') })
  const nightly = start()
  await pass(30 * HOUR)
  expect(runs).toEqual([])
  release({ dataDir: join(root, 'data') })
  await pass(MINUTE * 10)
  await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 30_000 })
  nightly.stop()
})
