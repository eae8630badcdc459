import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { relative } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { testOtherBrowsers } from './browsers-test.mjs'
import { build } from './build.mjs'
import { emptyResults, readResult, resultFile, runPlaywright } from './playwright.mjs'
import { recordFigures, recordingEnv } from './figures.mjs'
import { setup } from './setup.mjs'
import { root, runMain, runTool, say } from './terminal.mjs'

/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm'
/** Far more than the tests' folders take (the flows': 155 MB), so that nothing else of the machine runs short. */
const ROOM = 4 * 1024 ** 3
/**
 * So many stories (playwright.config.ts) and so many files of Vitest may need their second try, and are named: a machine
 * that is three times slower than yesterday makes some come too late. With more of them the run has failed.
 */
const SECOND_TRIES = 5

/** What was expected, what came, and where. */
const LINES_OF_A_FAILURE = 25

const isWhole = process.argv.includes('--whole')

/**
 * Units, flows and the rules of the house in Vitest, then the built app in a real browser. Arguments go to the runner
 * whose files they name: `npm test -- tests/e2e/looks/smoke.spec.ts`, `npm test -- src/domain`. `--whole`: with the looks and
 * variations that a usual run has no room for (tests/support/server/whole.ts), and the stories that run in
 * other browsers.
 */
await runMain(async () => {
  const started = Date.now()
  await setup()
  await build()
  emptyResults()
  const { forVitest, forPlaywright } = share(
    process.argv.slice(2).filter((arg) => arg !== '--whole' && arg !== '--record'),
  )
  const folders = foldersInMemory()
  const runs = []
  if (forVitest) runs.push(await vitest(forVitest, folders))
  if (forPlaywright) runs.push(await playwright(forPlaywright, folders))
  if (isWhole && forVitest?.length === 0 && forPlaywright?.length === 0)
    runs.push(await testOtherBrowsers([], folders))
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const one of runs) for (const key of Object.keys(total)) total[key] += one[key]
  const seconds = Math.round((Date.now() - started) / 1000)
  if (forVitest?.length === 0 && forPlaywright?.length === 0) {
    recordFigures('tests', [
      {
        what: isWhole ? '`npm run test:whole`' : '`npm test`',
        measured: `${seconds} s: ${total.passed} passed, ${total.failed} failed`,
        budget: isWhole ? 'none failed' : '900 s, none failed',
        holds: total.failed === 0 && (isWhole || seconds <= 900),
      },
    ])
  }
  tellFailures(runs.flatMap(({ failures }) => failures))
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  say(`Pruebas terminadas en ${seconds} s.`)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
  if (total.failed > 0 || runs.some((one) => one.code !== 0)) process.exitCode = 1
})

/** Once more at the end, where a person looks first: thousands of lines stand between a failure and the sum. */
function tellFailures(failures) {
  for (const { file, titles, said } of failures) {
    say(`Falló / failed: ${[file, ...titles].join(' › ')}`)
    for (const one of said)
      process.stdout.write(`${one.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')}\n`)
  }
}

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
  const env = { ...folders, ...wholeFor(args), ...recordingEnv }
  const first = await runVitest('vitest', args, env)
  const late = first.failures.map(({ file }) => file)
  if (late.length === 0 || late.length > SECOND_TRIES || args.length > 0) return first
  // Alone: nothing beside it takes the processor away.
  const second = await runVitest('vitest-second', late, env)
  if (second.code !== 0) return { ...first, failures: second.failures }
  for (const { file, titles } of first.failures)
    say(`Pasó al segundo intento / passed on its second try: ${file} › ${titles.join('; ')}`)
  return { ...first, code: 0, passed: first.passed + first.failed, failed: 0, failures: [] }
}

async function runVitest(name, args, env) {
  const file = resultFile(name)
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { env },
  )
  const result = readResult(file, 'Vitest')
  const broken = result.testResults.filter(({ status }) => status === 'failed')
  const unnamed = broken.filter(({ assertionResults: all }) => all.every(({ status }) => status !== 'failed'))
  return {
    code,
    passed: result.numPassedTests,
    // A file that could not even be loaded, or an error outside every test, counts as one.
    failed: result.numFailedTests + unnamed.length || (code === 0 ? 0 : 1),
    skipped: result.numPendingTests + result.numTodoTests,
    failures: broken.map(({ name: path, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return {
        file: relative(root, path),
        titles: failed.map(({ fullName }) => fullName),
        said: [message, ...failed.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean),
      }
    }),
  }
}

async function playwright(args, folders) {
  return runPlaywright({
    config: 'tests/e2e/playwright.config.ts',
    name: 'playwright',
    // A file asked for by name runs at once, without the stories that come before it.
    args: [...(args.length > 0 ? ['--no-deps'] : []), ...args],
    env: { CHROMIUM_PATH: await findOrInstallBrowser(), ...folders, ...wholeFor(args), ...recordingEnv },
    secondTries: SECOND_TRIES,
  })
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

/** A test that is asked for by name is wanted whole, whatever it is. */
function wholeFor(args) {
  return args.length > 0 || isWhole ? { TURNO_TEST_WHOLE: '1' } : {}
}
