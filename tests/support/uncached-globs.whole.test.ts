import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'

const root = projectRoot()
let folder = ''
beforeEach(() => {
  mkdirSync(join(root, '.cache/tests'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/tests/globs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function countParts(): string | undefined {
  const args = ['run', `--config=${folder}/vitest.config.mjs`, '--experimental.fsModuleCache']
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, VITEST: undefined },
    encoding: 'utf8',
  })
  return /parts: (\d+)/.exec(stdout)?.[1]
}

test('a cached run finds new files of a glob with a type argument', () => {
  const files = {
    'vitest.config.mjs': `import { uncachedGlobs } from '${root}/tests/support/uncached-globs.ts'
      export default {
        root: ${JSON.stringify(folder)},
        plugins: [uncachedGlobs()],
        test: { experimental: { fsModuleCachePath: '${folder}/cache' } },
      }`,
    'all.ts': `export const all = import.meta.glob<object>('./part-*.ts', { eager: true })`,
    'all.test.ts': `import { test } from 'vitest'
      import { all } from './all.ts'
      test('counts', () => console.log('parts: ' + Object.keys(all).length))`,
    'part-1.ts': 'export const part = 1',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  expect(countParts()).toBe('1')
  writeFileSync(join(folder, 'part-2.ts'), 'export const part = 2')
  expect(countParts()).toBe('2')
})
