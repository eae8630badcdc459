import { spawnSync } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

function runCode(code: string) {
  const from = (name: string) => `'${resolve(import.meta.dirname, name)}.mjs'`
  const script = `import { lookForBrowser } from ${from('../browser')}
    import { runInChromium, runPlaywright } from ${from('playwright')}
    import { conclude } from ${from('results')}
    import { runVitest } from ${from('vitest')}
    const passed = { code: 0, passed: 2, failed: 0, skipped: 0, failures: [] }
    ${code}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: dirname(dirname(import.meta.dirname)),
    env: { ...process.env, CHROMIUM_PATH: '/nowhere' },
    encoding: 'utf8',
  })
}

test('a run without Chromium names the tests that did not run, prints its sum and fails', () => {
  const { status, stdout } =
    runCode(`const stories = { config: 'tests/e2e/playwright.config.ts', name: 'none' }
    conclude([passed, await runInChromium(await lookForBrowser(), stories)], 1)`)
  expect(status).toBe(1)
  expect(stdout).toContain('tests/e2e/playwright.config.ts: no corrió / not run\nCHROMIUM_PATH is /nowhere')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 passed, 1 failed')
})

test('a runner that left no result counts as one failure', () => {
  const { status, stdout } = runCode(`conclude([
      passed,
      await runVitest(['--no-such-option']),
      await runPlaywright({ config: 'no-such-config.ts', name: 'none', args: [] }),
    ], 1)`)
  expect(status).toBe(1)
  expect(stdout).toContain('Vitest: no corrió / not run')
  expect(stdout).toContain('no-such-config.ts: no corrió / not run')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('2 passed, 2 failed')
})
