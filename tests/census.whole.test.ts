import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedSkips } from '../scripts/testing/whole/allowed-skips.mjs'
import type { ListedStory } from './support/ledger/listing.ts'
import { EXAMPLES, read, testFiles } from './support/ledger/test-sources.ts'

/**
 * `npm run test:whole` runs every test; `npm test` runs some of them. The test runners list their own tests,
 * so a dropped file or case is found.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turno-census-'))

/** Compares two builds; runs only if TURNO_BEFORE names the other build. */
const BY_HAND = ['tests/e2e/looks/twins.spec.ts']

interface Run {
  files: string[]
  stories: ListedStory[]
}
interface Case {
  file: string
  name: string
}
let usual: Run
let whole: Run
/** Cases of the files whose cases may differ between `npm test` and the whole run. */
let cases: { usual: Case[]; whole: Case[]; written: Case[] }

const inBothRuns = testFiles.filter(
  (file) => /(?<!\.whole)\.test\.tsx?$/.test(file) && !EXAMPLES.includes(file),
)
/**
 * Files of `npm test` whose cases depend on the run or on a condition. Of the files whose cases depend only
 * on the databases, one is enough: listing executes a file, and all would take a minute. Files with only a
 * tag are not listed, because the whole run drops no tagged case.
 */
const conditional = [
  ...inBothRuns.filter((file) => /\bisWhole\b|\bsample\(|\.(?:skipIf|runIf)\(/.test(read(file))),
  ...inBothRuns.filter((file) => read(file).includes('describe.each(databases)')).slice(0, 1),
]

async function list(tool: string, args: string[], env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, TURNO_TEST_WHOLE: '0', ...env },
    maxBuffer: 64e6,
  })
}

async function listVitest(args: string[], env: Record<string, string>): Promise<Case[]> {
  const out = join(folder, `${randomUUID()}.json`)
  await list('vitest/vitest.mjs', ['list', '--config=tests/vitest.config.ts', `--json=${out}`, ...args], env)
  const found = JSON.parse(readFileSync(out, 'utf8')) as { file: string; name?: string }[]
  return found.map(({ file, name = '' }) => ({ file: relative(root, file).replaceAll('\\', '/'), name }))
}

async function listFiles(env: Record<string, string>): Promise<string[]> {
  return (await listVitest(['--filesOnly'], env)).map(({ file }) => file)
}

async function listStories(config: string, env: Record<string, string>): Promise<ListedStory[]> {
  const out = join(folder, `${randomUUID()}.json`)
  const args = ['test', '-c', config, '--list', `--reporter=${join(root, 'tests/support/ledger/listing.ts')}`]
  // Listing starts no browser, so any existing program will do. `npm test` installs a browser only before the
  // browser tests.
  const CHROMIUM_PATH = process.execPath
  await list('@playwright/test/cli.js', args, { CHROMIUM_PATH, ...env, TURNO_LISTING: out })
  return JSON.parse(readFileSync(out, 'utf8')) as ListedStory[]
}

beforeAll(async () => {
  const e2e = 'tests/e2e/playwright.config.ts'
  const all = { TURNO_TEST_WHOLE: '1' }
  const [files, stories, allFiles, allStories, browsers, ...found] = await Promise.all([
    listFiles({}),
    listStories(e2e, {}),
    listFiles(all),
    listStories(e2e, all),
    listStories('tests/browsers/playwright.config.ts', all),
    listVitest(['--tags-filter=!whole', ...conditional], {}),
    listVitest(conditional, all),
    listVitest(['--static-parse'], all),
  ])
  usual = { files, stories }
  whole = { files: allFiles, stories: [...allStories, ...browsers] }
  cases = { usual: found[0], whole: found[1], written: found[2] }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('`npm run test:whole` runs every test file', () => {
  const stories = testFiles.filter((file) => file.endsWith('.spec.ts') && !BY_HAND.includes(file))
  const others = testFiles.filter((file) => !file.endsWith('.spec.ts'))
  // Also fails if two projects contain the same file, because their results would look the same.
  expect([...whole.files].sort()).toEqual(others.sort())
  const places = new Set(whole.stories.map(({ story }) => story.split(' › ')[0] ?? ''))
  const unseen = stories.filter((file) => ![...places].some((place) => file.endsWith(`/${place}`)))
  expect(unseen).toEqual([])
})

test('`npm test` runs only tests that `npm run test:whole` runs', () => {
  expect(usual.files.filter((file) => !whole.files.includes(file))).toEqual([])
  const stories = new Set(whole.stories.map(({ story }) => story))
  expect(usual.stories.filter(({ story }) => !stories.has(story))).toEqual([])
  const left = countsOf(cases.whole)
  const missing = [...countsOf(cases.usual)].filter(([key, count]) => (left.get(key) ?? 0) < count)
  expect(missing.map(([key]) => key)).toEqual([])
  console.log(
    `npm test: ${usual.files.length} files, ${usual.stories.length} stories; ` +
      `npm run test:whole: ${whole.files.length} files, ${whole.stories.length} stories; ` +
      `${cases.written.length} cases as written`,
  )
})

test('every case as written is in a run, and every case of a run is written in its file', () => {
  const written = cases.written.filter(({ file }) => conditional.includes(file))
  const run = [...cases.usual, ...cases.whole]
  const isOf = (one: Case, other: Case) => one.file === other.file && patternOf(one.name).test(other.name)
  expect(written.filter((one) => !run.some((other) => isOf(one, other)))).toEqual([])
  // `written` lacks conditional cases; `allowedSkips` lists their files.
  const strangers = run.filter(({ file }) => !allowedSkips.some((skip) => skip.file === file))
  expect(strangers.filter((other) => !written.some((one) => isOf(one, other)))).toEqual([])
})

test('at most two stories retry', () => {
  const again = whole.stories.filter(({ retries }) => retries > 0).map(({ story }) => story)
  expect([...new Set(again)].slice(2)).toEqual([])
})

function countsOf(all: Case[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file, name } of all) {
    const key = `${file} › ${name}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Returns a pattern for a written title, whose placeholders match any text. */
function patternOf(written: string): RegExp {
  const holes = /%[a-z%#]|\$\{[^}]*\}|\$[\w.]+|\\?["'`]/g
  const fixed = written.split(holes).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${fixed.join('.*')}$`, 's')
}
