import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/project-root.ts'

const root = projectRoot()

export const read = (file: string) => readFileSync(join(root, file), 'utf8')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
/** Committed and new TypeScript files. */
export const code = listed.filter((file) => /\.tsx?$/.test(file))
export const mjs = listed.filter((file) => file.endsWith('.mjs'))
export const testFiles = code.filter((file) => /\.(test|spec)\.tsx?$/.test(file))

/**
 * Files that define the checks of the census, and their tests. Both contain examples that the checks would report.
 */
export const EXAMPLES = ['skips.ts', 'skips.test.ts', 'reporters.whole.test.ts'].map(
  (name) => `tests/support/ledger/${name}`,
)
