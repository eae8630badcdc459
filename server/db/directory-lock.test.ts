import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderTakenError, lockFolder } from './directory-lock.ts'

let folder: string
let other: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-lock-'))
  other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
})

afterEach(() => {
  other.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const file = () => join(folder, 'turno.lock')

function leave(holder: { pid: number; started: string; machine?: string }): void {
  writeFileSync(file(), JSON.stringify({ machine: hostname(), ticket: 'somebody else', ...holder }))
}

test('refuses the folder of a running process and names the process', async () => {
  leave({ pid: other.pid ?? 0, started: '' })
  await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError)
  await expect(lockFolder(folder)).rejects.toThrow(String(other.pid))
  expect(readFileSync(file(), 'utf8')).toContain('somebody else')
})

test('refuses a second lock in the same process until the first is released', async () => {
  const first = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError)
  first.release()
  expect(existsSync(file())).toBe(false)
  const second = await lockFolder(folder)
  second.release()
})

test('takes over the folder of a dead process', async () => {
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await ended
  leave({ pid: other.pid ?? 0, started: '' })
  const lock = await lockFolder(folder)
  expect(readFileSync(file(), 'utf8')).toContain(`"pid":${process.pid}`)
  lock.release()
})

test('ignores a process ID that now belongs to another process', async () => {
  leave({ pid: other.pid ?? 0, started: 'another boot/1' })
  const lock = await lockFolder(folder)
  lock.release()
})

test('ignores its own process ID from an earlier start', async () => {
  leave({ pid: process.pid, started: '' })
  const lock = await lockFolder(folder)
  lock.release()
})

test('judges a holder in another container by its heartbeat', async () => {
  leave({ pid: 1, started: '', machine: 'another-container' })
  await expect(lockFolder(folder)).rejects.toThrow(FolderTakenError)
  const old = new Date(Date.now() - 60_000)
  utimesSync(file(), old, old)
  const lock = await lockFolder(folder)
  lock.release()
})

test('ignores a half-written lock file, and the `.turn` folder that a killed process left', async () => {
  writeFileSync(file(), '{"pid":')
  mkdirSync(`${file()}.turn`)
  const old = new Date(Date.now() - 60_000)
  utimesSync(`${file()}.turn`, old, old)
  const lock = await lockFolder(folder)
  lock.release()
})

test('gives the folder to exactly one of many simultaneous attempts', async () => {
  leave({ pid: other.pid ?? 0, started: 'another boot/1' })
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  const locks = tries.filter((attempt) => attempt.status === 'fulfilled')
  expect(locks).toHaveLength(1)
  for (const attempt of locks) attempt.value.release()
})
