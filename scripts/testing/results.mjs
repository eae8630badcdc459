import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { root, say } from '../terminal.mjs'

const RESULTS = `${root}.cache/test-results`

const LINES_OF_A_FAILURE = 25

export function emptyResults() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

export function resultFile(name) {
  const file = `${RESULTS}/${name}.json`
  rmSync(file, { force: true })
  return file
}

export function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The runner was killed before it finished the result.
    return null
  }
}

export function notRun(what, reason) {
  const failure = { file: `${what}: no corrió / not run`, titles: [], messages: [reason] }
  return { code: 1, passed: 0, failed: 1, skipped: 0, stories: [], failures: [failure] }
}

export function total(runs) {
  const sum = (key) => runs.reduce((all, run) => all + run[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Prints all failures, then the line that CI parses: "N passed, N failed". Sets the exit code. */
export function conclude(runs, seconds) {
  for (const { file, titles, messages } of runs.flatMap(({ failures }) => failures)) {
    say(`Falló / failed: ${[file, ...titles].join(' › ')}`)
    for (const one of messages)
      process.stdout.write(`${one.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')}\n`)
  }
  const { passed, failed, skipped } = total(runs)
  say(`Pruebas terminadas en ${seconds} s.`)
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  if (failed > 0 || runs.some(({ code }) => code !== 0)) process.exitCode = 1
}
