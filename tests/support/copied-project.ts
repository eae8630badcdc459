import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TYPES = '.cache/types'

/** Copies files and folders of the project, so that a test can change them. */
export function copyProject(copy: string, names: readonly string[]): void {
  for (const name of names) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/**
 * Copies the compiler's results of the last `npm run types`, so that it checks only what a change affects. Call
 * it before copying the sources: the compiler compares the contents of files that are newer than its results.
 */
export function copyTypes(copy: string): void {
  if (!existsSync(join(root, TYPES))) return
  cpSync(join(root, TYPES), join(copy, TYPES), { recursive: true })
  // The packages are in another place as seen from the copy.
  const packages = relative(realpathSync(join(copy, TYPES)), realpathSync(join(root, 'node_modules')))
  for (const name of readdirSync(join(copy, TYPES))) {
    if (!name.endsWith('.tsbuildinfo')) continue
    const file = join(copy, TYPES, name)
    const info = readFileSync(file, 'utf8')
    writeFileSync(file, info.replaceAll('"../../node_modules/', `"${packages}/`))
  }
}

/** Runs a command of a package in the copy. */
export function runInCopy(
  copy: string,
  tool: string,
  ...args: string[]
): Promise<{ hasFailed: boolean; output: string }> {
  const options = { cwd: copy, maxBuffer: 64e6, env: { ...process.env, NO_COLOR: '1' } }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules', tool), ...args],
      options,
      (error, stdout, stderr) => resolve({ hasFailed: error !== null, output: stdout + stderr }),
    )
  })
}
