import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * `npm run test:whole` runs every test, `npm test` a part of them. The test runners themselves list their
 * tests, so that no file and no case is dropped silently.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turno-census-'))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))

/** Stories that compare two builds, and run only when the other one is named (TURNO_BEFORE). */
const BY_HAND = ['tests/e2e/looks/twins.spec.ts']

interface Suite {
  specs?: { file: string; title: string; tests: unknown[] }[]
  suites?: Suite[]
}
interface Run {
  files: string[]
  stories: string[]
}
let usual: Run
let whole: Run

async function list(tool: string, args: string[], env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env: { ...process.env, TURNO_TEST_WHOLE: '0', ...env },
    maxBuffer: 64e6,
  })
}

async function listFiles(env: Record<string, string>): Promise<string[]> {
  const out = join(folder, `${randomUUID()}.json`)
  await list(
    'vitest/vitest.mjs',
    ['list', '--filesOnly', '--config=tests/vitest.config.ts', `--json=${out}`],
    env,
  )
  const found = JSON.parse(readFileSync(out, 'utf8')) as { file: string }[]
  return found.map(({ file }) => relative(root, file).replaceAll('\\', '/'))
}

async function listStories(config: string, env: Record<string, string>): Promise<string[]> {
  const out = join(folder, `${randomUUID()}.json`)
  const args = ['test', '-c', config, '--list', '--reporter=json']
  // A list starts no browser, and `npm test` installs it only before the stories.
  const CHROMIUM_PATH = process.execPath
  await list('@playwright/test/cli.js', args, { CHROMIUM_PATH, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: out })
  const walk = ({ specs = [], suites = [] }: Suite): string[] => [
    ...specs.flatMap(({ file, title, tests }) => tests.map(() => `${file} › ${title}`)),
    ...suites.flatMap(walk),
  ]
  return walk(JSON.parse(readFileSync(out, 'utf8')) as Suite)
}

beforeAll(async () => {
  const e2e = 'tests/e2e/playwright.config.ts'
  const all = { TURNO_TEST_WHOLE: '1' }
  const [files, stories, allFiles, allStories, browsers] = await Promise.all([
    listFiles({}),
    listStories(e2e, {}),
    listFiles(all),
    listStories(e2e, all),
    listStories('tests/browsers/playwright.config.ts', all),
  ])
  usual = { files, stories }
  whole = { files: allFiles, stories: [...allStories, ...browsers] }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('`npm run test:whole` runs every test file', () => {
  const stories = files.filter((file) => file.endsWith('.spec.ts') && !BY_HAND.includes(file))
  const others = files.filter((file) => !file.endsWith('.spec.ts'))
  expect([...new Set(whole.files)].sort()).toEqual(others.sort())
  const places = new Set(whole.stories.map((story) => story.split(' › ')[0] ?? ''))
  const unseen = stories.filter((file) => ![...places].some((place) => file.endsWith(`/${place}`)))
  expect(unseen).toEqual([])
})

test('`npm test` runs only tests that `npm run test:whole` runs', () => {
  expect(usual.files.filter((file) => !whole.files.includes(file))).toEqual([])
  expect(usual.stories.filter((story) => !whole.stories.includes(story))).toEqual([])
  console.log(
    `npm test: ${usual.files.length} files, ${usual.stories.length} stories; ` +
      `npm run test:whole: ${whole.files.length} files, ${whole.stories.length} stories`,
  )
})

test('no test is skipped, postponed or exclusive', () => {
  const out = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|only|fixme)\b\(/g
  const found = files.flatMap((file) => [...read(file).matchAll(out)].map(([call]) => `${file}: ${call}`))
  expect(found).toEqual([])
})

test('at most two stories retry, and no Vitest file does', () => {
  const again = /\bretries:\s*[1-9]|\bretry:\s*[1-9]/
  const found = [...files, 'tests/e2e/playwright.config.ts', 'tests/vitest.config.ts'].filter((file) =>
    again.test(read(file)),
  )
  expect(found.filter((file) => file.endsWith('.spec.ts')).length).toBeLessThanOrEqual(2)
  expect(found.filter((file) => !file.endsWith('.spec.ts'))).toEqual([])
})
