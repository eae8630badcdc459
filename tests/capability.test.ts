import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCapability, edits, ownFiles, privacyEdits, testEdits } from './capability/apply.ts'
import { copyTypes, runInCopy } from './support/copied-project.ts'
import { isWhole } from './support/server/whole.ts'

/**
 * Measures what a new capability costs outside its own folders. The whole run compiles and tests a copy of
 * the project with one more capability. Its browser test: e2e/upkeep/capability.spec.ts.
 */

const CHECK_MS = 240_000
let copy = ''

beforeAll(() => {
  if (!isWhole) return
  copy = mkdtempSync(join(tmpdir(), 'turno-capability-'))
  copyTypes(copy)
  addCapability(copy)
})
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

async function run(tool: string, ...args: string[]): Promise<string> {
  const { hasFailed, output } = await runInCopy(copy, tool, ...args)
  return hasFailed ? output : ''
}

const filesOf = (some: readonly { file: string }[]) => [...new Set(some.map(({ file }) => file))]

test('a new capability edits three files, four more for data about people, and three lists of the tests', () => {
  expect(filesOf(edits)).toHaveLength(3)
  expect(filesOf(privacyEdits).filter((file) => file.startsWith('server/services/privacy/'))).toHaveLength(4)
  expect(filesOf(testEdits).filter((file) => file.startsWith('tests/'))).toHaveLength(3)
})

test.runIf(isWhole)(
  'the project compiles and passes the linter with the new capability',
  {
    timeout: CHECK_MS,
  },
  async () => {
    expect(await run('typescript/bin/tsc', '-b', 'src/app', 'sw', 'server', '--pretty', 'false')).toBe('')
    const files = [...ownFiles(), ...filesOf(edits)].filter((file) => /\.tsx?$/.test(file))
    expect(await run('oxlint/bin/oxlint', '--type-aware', '-f', 'unix', ...files)).toBe('')
  },
)

/** Tests that find what a new capability has left out, and the capability's own test. */
const COMPLETENESS = [
  'server/audit/record-rules.test.ts',
  'server/http/english-words.test.ts',
  'src/app/routes/help.test.ts',
  'tests/capability-ways.test.ts',
  'tests/faults/own-addresses.test.ts',
  'tests/flows/locker/locker.test.ts',
  'tests/flows/privacy/privacy-tables.test.ts',
  'tests/flows/privacy/retention-tables.whole.test.ts',
  'tests/flows/wire/caller-matrix.test.ts',
]

/**
 * Names of all tests except those of other operations, which the whole run tests anyway. The sample operations
 * are T-98 and T-99.
 */
const TESTED = String.raw`^(?!.*'(?!T-9[89]')[A-Z]+-\d+')`

interface Results {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

test.runIf(isWhole)(
  'the project passes the completeness tests and the capability’s own test',
  { timeout: CHECK_MS },
  async () => {
    const out = join(copy, 'results.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${out}`]
    const args = ['--config', 'tests/vitest.config.ts', '--testNamePattern', TESTED, ...reporters]
    expect(await run('vitest/vitest.mjs', 'run', ...args, ...COMPLETENESS)).toBe('')
    const { testResults: files } = JSON.parse(readFileSync(out, 'utf8')) as Results
    const passed = files.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map((each) => ({ ...each, name })),
    )
    const ran = (file: string) => passed.some(({ name }) => name.endsWith(file))
    expect(COMPLETENESS.filter((file) => !ran(file))).toEqual([])
    for (const id of ['T-98', 'T-99'])
      expect(passed.filter(({ fullName }) => fullName.includes(`'${id}'`)).length, id).toBeGreaterThan(14)
  },
)
