import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notPassed, type Line, linesOf, skippedIn } from '../../../scripts/testing/whole/ledger.mjs'
import { projectRoot } from '#server/project-root.ts'

const root = projectRoot()
const place = join(root, '.cache/tests')
mkdirSync(place, { recursive: true })
const folder = mkdtempSync(join(place, 'ledger-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const own = (name: string) => relative(root, join(folder, name))

async function ledgerOf(tool: string, args: string[]): Promise<Line[]> {
  const ledger = join(folder, `${args[0]}.jsonl`)
  writeFileSync(ledger, '')
  const env = { ...process.env, TURNO_LEDGER: ledger, VITEST: undefined }
  const ran = promisify(execFile)(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    env,
  })
  await expect(ran).rejects.toMatchObject({ code: 1 })
  return linesOf(readFileSync(ledger, 'utf8'))
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}

const LATE = 'new Promise((resolve) => { setTimeout(resolve, 300) })'

beforeAll(() =>
  write({
    'vitest.config.mjs': `export default { root: ${JSON.stringify(folder)}, test: { maxWorkers: 1 } }`,
    'skips.test.mjs': `import { describe, test } from 'vitest'
      test('runs', () => {})
      test.skipIf(true)('waits for a program', () => {})
      describe.skipIf(true)('elsewhere', () => { test('waits, too', () => {}) })
      test('asks', (context) => context.skip('no disk'))`,
    'rejects.test.mjs': `import { test } from 'vitest'
      test('leaves a promise behind', () => { void Promise.reject(new Error('nobody waits')); return ${LATE} })`,
    'good.test.mjs': `import { test } from 'vitest'
      test('runs', () => {})`,
    'playwright.config.mjs': `export default { testDir: '.', testMatch: '*.spec.mjs', workers: 1 }`,
    'skips.spec.mjs': `import { test } from '@playwright/test'
      test('needs a browser', () => { test.skip(true, 'no Firefox here') })
      test('runs', () => {})`,
    'throws.spec.mjs': `import { test as base } from '@playwright/test'
      const end = async ({}, use) => { await use(); throw new Error('the worker ends badly') }
      const test = base.extend({ end: [end, { scope: 'worker', auto: true }] })
      test('passes', () => {})`,
  }),
)

test('Vitest: lists skipped tests, and reports a file as failed for an error outside its tests', async () => {
  const ledger = './tests/support/ledger/vitest.ts'
  const config = join(folder, 'vitest.config.mjs')
  const lines = await ledgerOf('vitest/vitest.mjs', ['run', `--config=${config}`, `--reporter=${ledger}`])
  const keys = ['good.test.mjs', 'rejects.test.mjs', 'skips.test.mjs'].map(own)
  expect(notPassed(keys, lines).map(({ key }) => key)).toEqual([
    own('rejects.test.mjs'),
    own('skips.test.mjs'),
  ])
  expect(notPassed(keys, lines)[0]?.reason).toContain('failed')
  const file = own('skips.test.mjs')
  expect(skippedIn(lines)).toEqual([
    { file, title: 'waits for a program', reason: '' },
    { file, title: 'elsewhere > waits, too', reason: '' },
    { file, title: 'asks', reason: 'no disk' },
  ])
  expect(lines.find((line) => 'file' in line && line.file === file)).toMatchObject({ cases: 1 })
})

test('Playwright: reports a skipped story and an error outside the stories as not passed', async () => {
  const ledger = join(root, 'tests/support/ledger/playwright.ts')
  const config = join(folder, 'playwright.config.mjs')
  const lines = await ledgerOf('@playwright/test/cli.js', ['test', '-c', config, `--reporter=${ledger}`])
  const key = (name: string, title: string) => `${own(name)} [] › ${name} › ${title}`
  const keys = [
    key('skips.spec.mjs', 'needs a browser'),
    key('skips.spec.mjs', 'runs'),
    key('throws.spec.mjs', 'passes'),
  ]
  expect(notPassed(keys, lines)).toEqual([
    { key: keys[0], reason: 'se saltó / skipped: [] › skips.spec.mjs › needs a browser: no Firefox here' },
    { key: keys[2], reason: 'falló / failed' },
  ])
})
