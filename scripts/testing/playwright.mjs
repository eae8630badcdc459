import { runTool, say } from '../terminal.mjs'
import { notRun, readResult, resultFile } from './results.mjs'

/**
 * Runs stories and counts the results. Prints each story that passed only on its second attempt.
 * @param options `config` file; `name` of its result; `args` of Playwright; `env`
 * @returns `{ code, passed, failed, skipped, stories, failures }`, each failure `{ file, titles, messages }`
 */
export async function runPlaywright({ config, name, args, env }) {
  const file = resultFile(name)
  const { code } = await runTool('@playwright/test/cli.js', ['test', '-c', config, ...args], {
    // Delays compilation of functions, which makes short runs faster. Playwright's workers inherit the flag.
    flags: ['--interrupt-budget=1400000'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  const result = readResult(file)
  if (!result) return notRun(config, `Playwright ended with ${code} and left no result.`)
  const { stats, errors, suites } = result
  const stories = storiesIn(suites)
  for (const { title, tests } of stories) {
    if (tests.some(({ status }) => status === 'flaky'))
      say(`Pasó al segundo intento / passed on its second try: ${title}`)
  }
  return {
    code,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length || (code === 0 ? 0 : 1),
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
          messages: last.flatMap(({ errors: all }) => all.map(({ message }) => message)),
        },
      ]
    }),
  }
}

export async function runInChromium({ program, reason }, { env, ...options }) {
  if (!program) return notRun(options.config, reason)
  return runPlaywright({ ...options, env: { ...env, CHROMIUM_PATH: program } })
}

function storiesIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...storiesIn(inner)])
}
