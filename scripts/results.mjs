import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { Plain, root, say } from './terminal.mjs'

const RESULTS = `${root}.cache/test-results`

/** Maximum lines shown of a failure at the end: expected value, actual value and place. */
const LINES_OF_A_FAILURE = 25

/** Removes results of earlier runs. */
export function emptyResults() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

export function resultFile(name) {
  return `${RESULTS}/${name}.json`
}

export function readResult(file, runner) {
  if (!existsSync(file)) throw new Plain(`${runner} left no result: its output is above.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Sums up runs as `{ passed, failed, skipped }`. */
export function total(runs) {
  const sum = (key) => runs.reduce((all, run) => all + run[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Repeats the failures, then prints the line that CI parses: "N passed, N failed". Sets the exit code. */
export function conclude(runs, seconds) {
  for (const { file, titles, said } of runs.flatMap(({ failures }) => failures)) {
    say(`Falló / failed: ${[file, ...titles].join(' › ')}`)
    for (const one of said)
      process.stdout.write(`${one.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')}\n`)
  }
  const { passed, failed, skipped } = total(runs)
  say(`Pruebas terminadas en ${seconds} s.`)
  process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  if (failed > 0 || runs.some(({ code }) => code !== 0)) process.exitCode = 1
}
