import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './terminal.mjs'

/**
 * @param programs full paths, or names to look up on the PATH; @returns the first one that exists, or null
 */
export function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = programs.flatMap((program) =>
    /[\\/]/.test(program) ? [program] : folders.map((folder) => join(folder, program)),
  )
  return paths.find(isExecutable) ?? null
}

/**
 * Returns the first program that starts, or null. A program of an interrupted installation does not start.
 */
export async function findStarting(programs) {
  for (const program of programs) {
    const path = findProgram([program])
    if (path && (await starts(path))) return path
  }
  return null
}

export async function starts(path) {
  // On Windows, browsers would open a window for this option.
  if (process.platform === 'win32') return true
  const { code, output } = await run(path, ['--version'], { quiet: true, timeout: 60_000 })
  // Requires a digit, because a shell runs an empty file without an error.
  return code === 0 && /\d/.test(output)
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // The file is missing or not executable.
    return false
  }
}

/**
 * Installs Debian packages where apt exists. Reports no failure: the caller checks whether the program
 * exists.
 */
export async function installWithApt(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update'], { quiet: true, env, timeout: 300_000 })
  if (updated.code !== 0) return
  const args = ['install', '-y', '--no-install-recommends', ...packages]
  await run('apt-get', args, { quiet: true, env, timeout: 600_000 })
}
