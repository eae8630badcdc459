import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findStarting } from './programs.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function program(path: string, code: number): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\necho Chromium 1.2\nexit ${code}\n`, { mode: 0o755 })
  return path
}

function runCode(code: string, env: Record<string, string>): string {
  const script = `import * as browser from '${import.meta.dirname}/browser.mjs'\n${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dirname(import.meta.dirname),
    env: { ...process.env, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder, ...env },
    encoding: 'utf8',
  })
  return stdout + stderr
}

test('returns the first program that starts', async () => {
  const [broken, good] = [program(join(folder, 'broken'), 1), program(join(folder, 'good'), 0)]
  writeFileSync(join(folder, 'cut'), '', { mode: 0o755 })
  const missing = join(folder, 'missing')
  expect(await findStarting([missing, join(folder, 'cut'), broken, good])).toBe(
    process.platform === 'win32' ? broken : good,
  )
  expect(await findStarting([missing, broken])).toBe(null)
})

describe.each([
  ['that is complete', 0, true],
  ['whose installation was interrupted', 0, false],
  ['that does not start', 1, true],
] as const)('findBrowser with a Chromium of Playwright %s', (_, code, isComplete) => {
  test(`${isComplete && code === 0 ? 'returns it' : 'ignores it'}`, () => {
    const output = runCode(
      `import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())`,
      {},
    )
    const own = program(output, code)
    const [revision = ''] = /^.*[\\/]chromium-\d+/.exec(own) ?? []
    expect(revision).toContain(folder)
    if (isComplete) writeFileSync(join(revision, 'INSTALLATION_COMPLETE'), '')
    const found = runCode('process.stdout.write(String(await browser.findBrowser()))', {})
    expect(found === own).toBe(isComplete && code === 0)
  })
})

test('names a program of CHROMIUM_PATH that does not start', () => {
  const CHROMIUM_PATH = program(join(folder, 'broken'), 1)
  const output = runCode(
    'await browser.findOrInstallBrowser().catch(({ message }) => console.log(message))',
    {
      CHROMIUM_PATH,
    },
  )
  expect(output.trim()).toBe(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and that program does not start.`)
})
