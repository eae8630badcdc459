import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCapability, edits, ownFiles, privacyEdits, testEdits } from './capability/apply.ts'
import { isWhole } from './support/server/whole.ts'

/**
 * Measures what a new capability costs outside its own folders. The whole run compiles and tests a copy of
 * the project with one more capability. Its browser test: e2e/upkeep/capability.spec.ts.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const CHECK_MS = 600_000
let copy = ''

beforeAll(() => {
  if (!isWhole) return
  copy = mkdtempSync(join(tmpdir(), 'turno-capability-'))
  addCapability(copy)
})
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
})

function run(tool: string, ...args: string[]): Promise<string> {
  const command = [join(root, 'node_modules', tool), ...args]
  const options = { cwd: copy, maxBuffer: 64e6, env: { ...process.env, NO_COLOR: '1' } }
  return new Promise((resolve) => {
    execFile(process.execPath, command, options, (error, stdout) => resolve(error ? stdout : ''))
  })
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

test.runIf(isWhole)(
  'the project passes the completeness tests and the capability’s own test',
  { timeout: CHECK_MS },
  async () => {
    expect(await run('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', ...COMPLETENESS)).toBe(
      '',
    )
  },
)
