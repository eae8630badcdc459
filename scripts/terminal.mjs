import { fileURLToPath } from 'node:url'
import { endCommand, endOnSignals, startCommand } from './commands.mjs'

// Imports no packages, because this file runs before anything is installed.

export const root = fileURLToPath(new URL('..', import.meta.url))

export function say(text) {
  process.stdout.write(`· ${text}\n`)
}

/**
 * Error that the person at the terminal can correct. The terminal shows the message without a stack trace.
 */
export class Plain extends Error {}

/**
 * Runs `main`. Turns a failure into a message and an exit code. A signal ends all commands that `main`
 * started.
 */
export async function runMain(main) {
  const removeHandlers = endOnSignals()
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n✗ ${error instanceof Plain ? error.message : (error?.stack ?? error)}\n`)
    process.exitCode = 1
  } finally {
    removeHandlers()
  }
}

export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1]
}

/**
 * Runs a command to its end.
 * @param options `quiet`: collects the output instead of showing it; `timeout` in ms; `env` is added to the
 * environment of this process
 * @returns {Promise<{ code: number, output: string }>} `output`: collected output, and the error of a command
 * that could not start (code 127)
 */
export function run(command, args, { quiet = false, env = {}, timeout, cwd = root } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let timer
    const options = {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    }
    const child = startCommand(command, args, options, (result) => {
      clearTimeout(timer)
      if (result instanceof Error) resolve({ code: 127, output: `${output}${result.message}` })
      else resolve({ code: result ?? 1, output })
    })
    if (timeout) timer = setTimeout(() => endCommand(child), timeout)
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
  })
}

export function runTool(file, args, { flags = [], ...options } = {}) {
  return run(process.execPath, [...flags, `${root}node_modules/${file}`, ...args], options)
}
