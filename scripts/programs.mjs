import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './terminal.mjs'

/** Returns null when no program exists. @param programs full paths, or names to look up on the PATH */
export function findProgram(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = programs.flatMap((program) =>
    /[\\/]/.test(program) ? [program] : folders.map((folder) => join(folder, program)),
  )
  return paths.find(isExecutable) ?? null
}

/** Returns null when no program starts, such as after an interrupted installation. */
export async function findStarting(programs) {
  for (const program of programs) {
    const path = findProgram([program])
    if (path && (await starts(path))) return path
  }
  return null
}

export async function starts(path) {
  // Skips the check on Windows, because browsers open a window for this option there.
  if (process.platform === 'win32') return true
  const { code, output } = await run(path, ['--version'], { quiet: true, timeout: 60_000 })
  // Requires a digit in the output, because the shell starts an empty file without an error.
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

/** Installs Debian packages where apt exists. Prints nothing: the caller checks the result. */
export async function installWithApt(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run('apt-get', ['update'], { quiet: true, env, timeout: 300_000 })
  if (updated.code !== 0) return
  const args = ['install', '-y', '--no-install-recommends', ...packages]
  await run('apt-get', args, { quiet: true, env, timeout: 600_000 })
}
