import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from './commands.mjs'

const SCRIPTS = import.meta.dirname
const PATIENCE = { timeout: 50_000 }

let folder = ''
let pids: number[] = []
const memory = () => readdirSync(join(folder, 'memory'))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-commands-'))
  mkdirSync(join(folder, 'memory'))
  write('package.json', JSON.stringify({ scripts: { run: 'node run.mjs' } }))
  write(
    'run.mjs',
    `import { writeFileSync } from 'node:fs'
    import { foldersInMemory } from '${SCRIPTS}/memory-folder.mjs'
    import { run, runMain } from '${SCRIPTS}/terminal.mjs'
    await runMain(async () => {
      const env = foldersInMemory({ memory: 'memory', room: 0 })
      await run(process.execPath, ['child.mjs'], { env, cwd: import.meta.dirname })
      writeFileSync('went-on', '')
    })`,
  )
  write(
    'child.mjs',
    `import { spawn } from 'node:child_process'
    import { renameSync, writeFileSync } from 'node:fs'
    const start = (detached) => spawn(process.execPath, ['wait.mjs'], { detached, stdio: 'ignore' }).pid
    writeFileSync('draft', JSON.stringify([process.ppid, process.pid, start(false), start(true)]))
    renameSync('draft', 'pids')
    setInterval(() => {}, 1000)`,
  )
  write('wait.mjs', 'setInterval(() => {}, 1000)')
})
afterEach(() => {
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

async function start(
  command: string,
  args: string[],
): Promise<{ child: ChildProcess; ended: Promise<void> }> {
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore', detached: true })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await expect.poll(() => existsSync(join(folder, 'pids')), PATIENCE).toBe(true)
  pids = JSON.parse(readFileSync(join(folder, 'pids'), 'utf8')) as number[]
  expect(pids.filter(isAlive)).toHaveLength(4)
  expect(memory()).toHaveLength(1)
  return { child, ended }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends a run with all processes of its commands, and removes its folder in memory',
  async (signal) => {
    const { child, ended } = await start(process.execPath, ['run.mjs'])
    child.kill(signal)
    await ended
    expect(pids.filter(isAlive)).toEqual([])
    expect(memory()).toEqual([])
    expect(existsSync(join(folder, 'went-on'))).toBe(false)
  },
)

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('%s ends npm and its run', async (signal) => {
  const { child, ended } = await start('npm', ['run', 'run'])
  child.kill(signal)
  await ended
  await expect.poll(() => pids.filter(isAlive), PATIENCE).toEqual([])
  expect(memory()).toEqual([])
})

test('Ctrl+C in a terminal ends npm and its run', async () => {
  const { child, ended } = await start('npm', ['run', 'run'])
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await ended
  await expect.poll(() => pids.filter(isAlive), PATIENCE).toEqual([])
  expect(memory()).toEqual([])
})

test('a command that takes too long ends with its processes', async () => {
  write(
    'run.mjs',
    `import { run } from '${SCRIPTS}/terminal.mjs'
    const command = 'process.stdout.write("begun"); require("node:child_process").spawn("sleep", ["1000"], { stdio: "inherit" })'
    const { output } = await run(process.execPath, ['-e', command], { quiet: true, timeout: 500 })
    process.stdout.write(output)`,
  )
  const { stdout } = spawnSync(process.execPath, ['run.mjs'], { cwd: folder, encoding: 'utf8' })
  expect(['', 'begun']).toContain(stdout)
})

test('a run removes the folders of runs that were killed', async () => {
  const { pid: ended } = spawnSync(process.execPath, ['-e', ''])
  for (const name of [`turno-tests-${ended}-killed`, `turno-tests-${process.pid}-lives`, 'other'])
    mkdirSync(join(folder, 'memory', name, 'turno-template-x'), { recursive: true })
  write('child.mjs', '')
  spawnSync(process.execPath, ['run.mjs'], { cwd: folder })
  expect(memory().sort()).toEqual(['other', `turno-tests-${process.pid}-lives`])
})
