import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { testOtherBrowsers } from './browsers-test.mjs'
import { build, hashOf } from './build.mjs'
import { recordFigures, recordingEnv } from './figures.mjs'
import { foldersInMemory } from './memory-folder.mjs'
import { runPlaywright } from './playwright.mjs'
import { conclude, emptyResults } from './results.mjs'
import { setup } from './setup.mjs'
import { Plain, root, runMain, runTool, say } from './terminal.mjs'
import { CONFIG, runVitest } from './vitest.mjs'

const FOLDER = `${root}.cache/test-whole`
const LEDGER = `${FOLDER}/ledger.jsonl`
const TREE = `${FOLDER}/tree`
const SOURCES = ['src', 'sw', 'server', 'public', 'scripts', 'tests', 'deploy', 'docs']
const E2E = 'tests/e2e/playwright.config.ts'
const BROWSERS = 'tests/browsers/playwright.config.ts'
/** Time limit of all runs together, on two idle cores. */
const SECONDS = 3600

const args = process.argv.slice(2)
const isContinued = args.includes('--continue')

/**
 * Runs `npm run test:whole`: all checks and tests, on both databases, at all sizes, in all browsers. A ledger
 * records finished files, so that `--continue` runs only failed and missing ones. Fails while any is left.
 * `--only=vitest,stories,times,browsers` runs some parts; `--list` only prints what is left.
 */
await runMain(async () => {
  const started = Date.now()
  await setup()
  openLedger()
  const env = {
    ...foldersInMemory(),
    ...recordingEnv,
    TURNO_TEST_WHOLE: '1',
    TURNO_LEDGER: LEDGER,
    CHROMIUM_PATH: await findOrInstallBrowser(),
  }
  const plan = await planAll(env)
  if (args.includes('--list')) return printLeft(plan)
  const runs = []
  if (isWanted('check')) await check()
  await build()
  emptyResults()
  if (isWanted('vitest')) runs.push(await wholeVitest(plan, env))
  if (isWanted('stories')) runs.push(await wholeStories(plan, ['stories', 'faults'], env))
  if (isWanted('times')) runs.push(await wholeStories(plan, ['times'], env))
  if (isWanted('browsers')) runs.push(await wholeBrowsers(plan, env))
  const seconds = Math.round((Date.now() - started) / 1000)
  note({ runner: 'run', seconds })
  const left = printLeft(plan)
  if (left === 0) record()
  else process.exitCode = 1
  conclude(
    runs.filter((run) => run !== null),
    seconds,
  )
})

/** Returns whether `--only=…` names the part; without it all run. */
function isWanted(part) {
  const only = args.find((arg) => arg.startsWith('--only='))
  return !only || only.slice('--only='.length).split(',').includes(part)
}

/** Starts a ledger, or continues the one of the same sources. */
function openLedger() {
  const tree = hashOf(SOURCES)
  const isSame = existsSync(TREE) && readFileSync(TREE, 'utf8') === tree
  if (isContinued && !isSame)
    throw new Plain(
      'No hay una corrida de este mismo código: empieza sin --continue.\n' +
        '  No run of this same code to continue: begin without --continue.',
    )
  if (isContinued || args.includes('--list')) return
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(TREE, tree)
}

function note(line) {
  writeFileSync(LEDGER, `${JSON.stringify(line)}\n`, { flag: 'a' })
}

function lines() {
  if (!existsSync(LEDGER)) return []
  // A killed run may have left an incomplete line.
  const whole = readFileSync(LEDGER, 'utf8').split('\n').slice(0, -1)
  return whole.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

/** Returns the newest line of each file and story. */
function newest() {
  return new Map(lines().map((line) => [keyOf(line), line]))
}

function keyOf({ runner, file, title }) {
  return runner === 'vitest' ? file : `${file} ${title}`
}

/** Returns every file of Vitest and every story, as keys of the ledger. */
async function planAll(env) {
  const files = `${FOLDER}/files.json`
  mkdirSync(FOLDER, { recursive: true })
  const listed = await runTool(
    'vitest/vitest.mjs',
    ['list', '--filesOnly', `--config=${CONFIG}`, `--json=${files}`],
    { quiet: true, env },
  )
  if (listed.code !== 0) throw new Plain(listed.output)
  const vitest = JSON.parse(readFileSync(files, 'utf8')).map(({ file }) => relative(root, file))
  const stories = [...(await listStories(E2E, env)), ...(await listStories(BROWSERS, env))]
  return { vitest: [...new Set(vitest)], stories }
}

async function listStories(config, env) {
  const file = `${FOLDER}/list.json`
  const { code, output } = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', config, '--list', '--reporter=json'],
    {
      quiet: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  if (code !== 0) throw new Plain(output)
  const folder = config.slice(0, config.lastIndexOf('/'))
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap(({ file: spec, title, tests }) =>
      tests.map(({ projectName }) => ({
        project: projectName,
        file: `${folder}/${spec}`,
        title: [`[${projectName}]`, spec, ...titles, title].join(' › '),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ]
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => walk(suite, []))
}

async function check() {
  if (newest().get('check ')?.status === 'passed') return
  const { code } = await runTool('../scripts/check.mjs', [])
  if (code !== 0) throw new Plain('`npm run check` failed: fix it first.')
  note({ runner: 'check', file: 'check', title: '', status: 'passed' })
}

function isDone(done, key) {
  return ['passed', 'skipped'].includes(done.get(key)?.status)
}

async function wholeVitest({ vitest }, env) {
  const done = newest()
  const left = vitest.filter((file) => !isDone(done, file))
  return left.length > 0 ? runVitest(left.length < vitest.length ? left : [], env) : null
}

async function wholeStories({ stories }, projects, env) {
  const done = newest()
  const left = stories.filter(
    (story) => projects.includes(story.project) && !isDone(done, keyOf({ ...story, runner: 'playwright' })),
  )
  if (left.length === 0) return null
  const list = `${FOLDER}/${projects[0]}.txt`
  writeFileSync(list, left.map(({ title }) => `${title}\n`).join(''))
  return runPlaywright({
    config: E2E,
    name: projects[0],
    args: [`--test-list=${list}`, ...projects.map((name) => `--project=${name}`)],
    env,
  })
}

async function wholeBrowsers({ stories }, env) {
  const done = newest()
  const own = stories.filter(({ file }) => file.startsWith('tests/browsers/'))
  const left = own.filter((story) => !isDone(done, keyOf({ ...story, runner: 'playwright' })))
  return left.length > 0 ? testOtherBrowsers([], env) : null
}

/** Prints failed and missing files, and returns their number. */
function printLeft({ vitest, stories }) {
  const done = newest()
  const keys = [...vitest, ...stories.map((story) => keyOf({ ...story, runner: 'playwright' }))]
  const left = keys.filter((key) => !isDone(done, key))
  for (const key of left) say(`Falta / left: ${key}${done.get(key) ? ' (falló / failed)' : ''}`)
  say(`${keys.length - left.length} de / of ${keys.length} listos / done.`)
  return left.length
}

function record() {
  const all = lines()
  const seconds = all.reduce((sum, line) => sum + (line.runner === 'run' ? line.seconds : 0), 0)
  const done = [...newest().values()].filter(({ runner }) => runner === 'vitest' || runner === 'playwright')
  const cases = done.reduce((sum, line) => sum + line.cases, 0)
  const skipped = done.filter(({ status }) => status === 'skipped').length
  recordFigures('tests', [
    {
      what: '`npm run test:whole`',
      measured: `${seconds} s: ${cases} cases in ${done.length} files and stories, ${skipped} skipped, 0 failed`,
      budget: `${SECONDS} s, none failed`,
      holds: seconds <= SECONDS,
    },
  ])
}
