import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
let lock = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-lock-'))
  lock = join(folder, 'cache/test-whole.lock')
  writeFileSync(
    join(folder, 'run.mjs'),
    `import { takeLock } from '${import.meta.dirname}/lock.mjs'
    import { runMain } from '${import.meta.dirname}/../../terminal.mjs'
    await runMain(async () => {
      takeLock('${lock}')
      process.stdout.write('taken')
      if (process.argv[2] === 'wait') await new Promise((resolve) => process.stdin.once('data', resolve))
      process.stdin.pause()
    })`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const runOnce = () => spawnSync(process.execPath, ['run.mjs'], { cwd: folder, encoding: 'utf8' })

async function hold() {
  const child = spawn(process.execPath, ['run.mjs', 'wait'], { cwd: folder })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return { child, ended }
}

test('a second whole run is refused while the first one runs', async () => {
  const { child, ended } = await hold()
  const { status, stderr, stdout } = runOnce()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(
    `A whole run is under way in this folder (process ${child.pid}): wait until it ends.`,
  )
  expect(stderr).not.toContain(' at ')
  child.stdin.write('end')
  await ended
  expect(existsSync(lock)).toBe(false)
  expect(runOnce().stdout).toBe('taken')
})

test('the lock of a killed run is taken over, also when its process id is used again', async () => {
  const { child, ended } = await hold()
  child.kill('SIGKILL')
  await ended
  expect(readFileSync(lock, 'utf8')).toContain(String(child.pid))
  expect(runOnce().stdout).toBe('taken')
  for (const text of [
    '',
    'broken',
    `${child.pid} 1`,
    ...(process.platform === 'linux' ? [`${process.pid} 1`] : []),
  ]) {
    writeFileSync(lock, text)
    expect([text, runOnce().stdout]).toEqual([text, 'taken'])
  }
})
