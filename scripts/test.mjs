import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'
import { Plain, root, runMain, runTool, say } from './terminal.mjs'

const RESULTS = `${root}.cache/test-results`
/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm'
/** Far more than the tests' folders take (the flows': 155 MB), so that nothing else of the machine runs short. */
const ROOM = 4 * 1024 ** 3
/** So many stories of a run may need their second try (playwright.config.ts); with more of them the run has failed. */
const SECOND_TRIES = 1

/**
 * Units, flows and the rules of the house in Vitest, then the built app in a real browser. Arguments go to the runner
 * whose files they name: `npm test -- tests/e2e/smoke.spec.ts`, `npm test -- src/domain`. `--whole`: with the looks and
 * variations that the ten minutes of a usual run have no room for (tests/support/whole.ts).
 */
await runMain(async () => {
  const started = Date.now()
  await setup()
  await build()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const { forVitest, forPlaywright } = share(process.argv.slice(2).filter((arg) => arg !== '--whole'))
  const folders = foldersInMemory()
  const runs = []
  if (forVitest) runs.push(await vitest(forVitest, folders))
  if (forPlaywright) runs.push(await playwright(forPlaywright, folders))
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const one of runs) for (const key of Object.keys(total)) total[key] += one[key]
  say(`Pruebas terminadas en ${Math.round((Date.now() - started) / 1000)} s.`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
  if (total.failed > 0 || runs.some((one) => one.code !== 0)) process.exitCode = 1
})

/** Without arguments both runners run all; with file names only the runner they belong to. */
function share(args) {
  const forE2e = args.filter((arg) => /tests\/e2e|\.spec\.ts/.test(arg))
  const files = args.filter((arg) => !arg.startsWith('-') && !forE2e.includes(arg))
  if (args.length === 0) return { forVitest: [], forPlaywright: [] }
  if (forE2e.length > 0 && files.length === 0) return { forVitest: null, forPlaywright: args }
  return {
    forVitest: args.filter((arg) => !forE2e.includes(arg)),
    forPlaywright: forE2e.length > 0 ? forE2e : null,
  }
}

async function vitest(args, folders) {
  const file = `${RESULTS}/vitest.json`
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { env: { ...folders, ...wholeFor(args) } },
  )
  const result = readResult(file, 'Vitest')
  const brokenFiles = result.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  return {
    code,
    passed: result.numPassedTests,
    // A file that could not even be loaded, or an error outside every test, counts as one.
    failed: result.numFailedTests + brokenFiles.length || (code === 0 ? 0 : 1),
    skipped: result.numPendingTests + result.numTodoTests,
  }
}

async function playwright(args, folders) {
  const file = `${RESULTS}/playwright.json`
  const browser = await findOrInstallBrowser()
  const { code } = await runTool(
    '@playwright/test/cli.js',
    // A file asked for by name runs at once, without the stories that come before it.
    ['test', '-c', 'tests/e2e/playwright.config.ts', ...(args.length > 0 ? ['--no-deps'] : []), ...args],
    {
      // Its workers inherit it: only what runs very often is worth being compiled again.
      flags: ['--interrupt-budget=1400000'],
      env: {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...folders,
        ...wholeFor(args),
      },
    },
  )
  const { stats, errors, suites } = readResult(file, 'Playwright')
  const again = stats.flaky > SECOND_TRIES ? stats.flaky : 0
  for (const title of flakyTitles(suites)) say(`Pasó al segundo intento / passed on its second try: ${title}`)
  return {
    code,
    passed: stats.expected + stats.flaky - again,
    failed: stats.unexpected + again + errors.length || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
  }
}

/**
 * Where servers, databases and browsers of the tests keep their files: in memory where there is room, because making
 * and removing a database of 800 files takes seconds on a disk. What is about a disk stays there (on-disk.ts).
 */
function foldersInMemory() {
  if (!existsSync(MEMORY)) return {}
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, freemem()) < ROOM) return {}
  const folder = mkdtempSync(`${MEMORY}/turno-tests-`)
  // PostgreSQL runs as somebody else and has to get through.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return { TMPDIR: folder, TURNO_TEST_DISK: tmpdir() }
}

/** @returns {string[]} */
function flakyTitles(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ])
}

/** A test that is asked for by name is wanted whole, whatever it is. */
function wholeFor(args) {
  return args.length > 0 || process.argv.includes('--whole') ? { TURNO_TEST_WHOLE: '1' } : {}
}

function readResult(file, runner) {
  if (!existsSync(file)) throw new Plain(`${runner} left no result: what it said stands above.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
