import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { Plain, root, runTool, say } from './terminal.mjs'

const RESULTS = `${root}.cache/test-results`

/** Of this run alone. */
export function emptyResults() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
}

/**
 * Runs stories to their end and counts them.
 * @param config file; `name` of its result; `secondTries`: so many stories may need one, with more of them the run has failed
 */
export async function runPlaywright({ config, name, args, env, secondTries }) {
  const file = resultFile(name)
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', config, ...args], {
    // Its workers inherit it: only what runs very often is worth being compiled again.
    flags: ['--interrupt-budget=1400000'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  const { stats, errors, suites } = readResult(file, 'Playwright')
  const again = stats.flaky > secondTries ? stats.flaky : 0
  const stories = storiesIn(suites)
  for (const { title, tests } of stories) {
    if (tests.some(({ status }) => status === 'flaky'))
      say(`Pasó al segundo intento / passed on its second try: ${title}`)
  }
  return {
    code,
    passed: stats.expected + stats.flaky - again,
    failed: stats.unexpected + again + errors.length || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    stories,
    failures: stories.flatMap(({ file: spec, title, tests }) => {
      const last = tests
        .filter(({ status }) => status === 'unexpected')
        .flatMap(({ results }) => results.at(-1))
      if (last.length === 0) return []
      return [
        {
          file: spec,
          titles: [title],
          said: last.flatMap(({ errors: all }) => all.map(({ message }) => message)),
        },
      ]
    }),
  }
}

export function resultFile(name) {
  return `${RESULTS}/${name}.json`
}

export function readResult(file, runner) {
  if (!existsSync(file)) throw new Plain(`${runner} left no result: what it said stands above.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function storiesIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...storiesIn(inner)])
}
