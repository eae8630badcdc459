import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { areUnchanged, hashOfSources } from './sources.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-sources-'))
  for (const name of ['src', 'docs', 'data']) mkdirSync(join(folder, name))
  write('.gitignore', 'data/\n*.draft\n')
  write('README.md', 'read')
  write('src/a.ts', 'a')
  write('docs/figures.md', '1')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

function withGit(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
}

function changes(change: () => void): boolean {
  const before = hashOfSources(folder)
  change()
  return hashOfSources(folder) !== before
}

describe.each(['with git', 'without git'])('the hash of the sources %s', (kind) => {
  beforeEach(() => {
    if (kind === 'with git') withGit()
  })

  test.each(['nohup.out', 'run.log', 'data/row', 'docs/figures.md'])(
    'stays the same when %s is written',
    (name) => {
      expect(changes(() => write(name, 'new'))).toBe(false)
    },
  )

  test.each(['src/a.ts', 'src/new.ts', 'docs/new.txt', 'vite.config.ts', '.env', 'package.json'])(
    'changes when %s is written',
    (name) => expect(changes(() => write(name, 'new'))).toBe(true),
  )

  test('changes when a file is deleted or a link is added', () => {
    expect(changes(() => symlinkSync('a.ts', join(folder, 'src/link')))).toBe(true)
    expect(changes(() => rmSync(join(folder, 'src/a.ts')))).toBe(true)
  })
})

test('the hash includes a tracked file at the top and excludes an ignored file, as git does', () => {
  withGit()
  expect(changes(() => write('README.md', 'new'))).toBe(true)
  expect(changes(() => write('src/x.draft', 'new'))).toBe(false)
})

test('areUnchanged reports sources that changed during a run', () => {
  const stdoutWrite = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const hash = hashOfSources(folder)
  expect(areUnchanged(folder, hash)).toBe(true)
  expect(stdoutWrite).not.toHaveBeenCalled()
  write('src/a.ts', 'b')
  expect(areUnchanged(folder, hash)).toBe(false)
  expect(stdoutWrite.mock.calls.join()).toContain('The sources changed during the run: not recorded.')
  stdoutWrite.mockRestore()
})
