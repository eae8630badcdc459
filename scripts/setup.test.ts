import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-setup-'))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['setup', 'terminal', 'commands'])
    copyFileSync(join(import.meta.dirname, `${name}.mjs`), join(folder, `scripts/${name}.mjs`))
  writeFileSync(join(folder, 'package-lock.json'), LOCK)
  writeFileSync(join(folder, 'npm.js'), `require('node:fs').writeFileSync('installed', '')`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the set-up with a fake npm. @returns whether it installed packages */
function setUp(): boolean {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return existsSync(join(folder, 'installed'))
}

test('installs nothing when the installed packages match the lock', () => {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), LOCK)
  expect(setUp()).toBe(false)
})

test.each(['', '{"packages":{"node_mod', 'null', '{}'])(
  'installs again when the list of installed packages is broken: %s',
  (broken) => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), broken)
    expect(setUp()).toBe(true)
  },
)
