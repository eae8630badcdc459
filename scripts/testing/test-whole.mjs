import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lookForBrowser } from '../browser.mjs'
import { testOtherBrowsers } from './browsers-test.mjs'
import { build } from '../build.mjs'
import { recordFigures, recordingEnv } from '../figures.mjs'
import { foldersInMemory } from '../memory-folder.mjs'
import { runInChromium } from './playwright.mjs'
import { conclude, emptyResults } from './results.mjs'
import { setup } from '../setup.mjs'
import { Plain, root, runMain, runTool, say } from '../terminal.mjs'
import { CONFIG, runVitest } from './vitest.mjs'
import {
  CHECK,
  isDone,
  keyOf,
  keysOf,
  notPassed,
  linesOf,
  measuredIn,
  newestOf,
  secondsOf,
  skippedIn,
} from './whole/ledger.mjs'
import { takeLock } from './whole/lock.mjs'
import { areUnchanged, hashOfSources } from './whole/sources.mjs'

const FOLDER = `${root}.cache/test-whole`
const LEDGER = `${FOLDER}/ledger.jsonl`
const TREE = `${FOLDER}/tree`
const E2E = 'tests/e2e/playwright.config.ts'
const BROWSERS = 'tests/browsers/playwright.config.ts'
/** Time limit of all runs together, on two idle cores. */
const SECONDS = 3600

const args = process.argv.slice(2)
const isContinued = args.includes('--continue')
const isListing = args.includes('--list')
/** Whether the ledger is from other sources. Then `--list` reports everything as not passed. */
let isOfOtherSources = false

/**
 * Runs `npm run test:whole`: all checks and tests, on both databases, at all sizes, in all browsers. A ledger
 * records finished files and stories: `--continue` runs only failed and missing ones. Fails unless every
 * check, file and story has passed. A test skipped without an allowed reason counts as not passed. A file
 * with an error outside its tests also counts as not passed. `--only=check,vitest,stories,times,browsers`
 * runs some parts. `--list` only prints what has not passed.
 */
await runMain(async () => {
  const started = Date.now()
  await setup()
  if (!isListing) takeLock(`${FOLDER}.lock`)
  openLedger()
  const browser = await lookForBrowser()
  const env = {
    ...foldersInMemory(),
    ...recordingEnv,
    TURNO_TEST_WHOLE: '1',
    TURNO_LEDGER: LEDGER,
    // Listing starts no browser, so any program can replace a missing Chromium.
    CHROMIUM_PATH: browser.program ?? process.execPath,
  }
  const plan = await planAll(env)
  if (isListing) return printNotPassed(plan)
  note({ runner: 'start', at: started })
  const runs = []
  if (isWanted('check')) await check()
  await build()
  emptyResults()
  if (isWanted('vitest')) runs.push(await wholeVitest(plan, env))
  if (isWanted('stories')) runs.push(await wholeStories(plan, ['stories', 'faults'], browser, env))
  if (isWanted('times')) runs.push(await wholeStories(plan, ['times'], browser, env))
  if (isWanted('browsers')) runs.push(await wholeBrowsers(plan, env))
  note({ runner: 'end' })
  printSkipped()
  const left = printNotPassed(plan)
  // Records nothing when the sources changed during the run: the ledger then mixes two versions.
  if (areUnchanged(root, readFileSync(TREE, 'utf8')) && left === 0) record()
  else process.exitCode = 1
  conclude(
    runs.filter((run) => run !== null),
    Math.round((Date.now() - started) / 1000),
  )
})

function isWanted(part) {
  const only = args.find((arg) => arg.startsWith('--only='))
  return !only || only.slice('--only='.length).split(',').includes(part)
}

function openLedger() {
  const tree = hashOfSources(root)
  const isSame = existsSync(TREE) && readFileSync(TREE, 'utf8') === tree
  if (isContinued && !isSame)
    throw new Plain(
      'No hay una corrida de este mismo código: empieza sin --continue.\n' +
        '  No run of this same code to continue: begin without --continue.',
    )
  if (isListing) {
    isOfOtherSources = !isSame
    return
  }
  if (isContinued) {
    // Removes the incomplete last line of a killed run. Otherwise the next line would continue it.
    writeFileSync(
      LEDGER,
      lines()
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    )
    return
  }
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(TREE, tree)
}

function note(line) {
  writeFileSync(LEDGER, `${JSON.stringify({ at: Date.now(), ...line })}\n`, { flag: 'a' })
}

function lines() {
  return existsSync(LEDGER) && !isOfOtherSources ? linesOf(readFileSync(LEDGER, 'utf8')) : []
}

async function planAll(env) {
  const folder = mkdtempSync(join(tmpdir(), 'turno-plan-'))
  try {
    const vitest = await listFiles(`${folder}/files.json`, env)
    const stories = await Promise.all(
      [E2E, BROWSERS].map((config, index) => listStories(config, `${folder}/stories-${index}.json`, env)),
    )
    return { vitest, stories: stories.flat() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function listFiles(out, env) {
  const { code, output } = await runTool(
    'vitest/vitest.mjs',
    ['list', '--filesOnly', `--config=${CONFIG}`, `--json=${out}`],
    { quiet: true, env },
  )
  if (code !== 0) throw new Plain(output)
  return [...new Set(JSON.parse(readFileSync(out, 'utf8')).map(({ file }) => relative(root, file)))]
}

async function listStories(config, out, env) {
  const { code, output } = await runTool(
    '@playwright/test/cli.js',
    ['test', '-c', config, '--list', '--reporter=json'],
    {
      quiet: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: out },
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
  return JSON.parse(readFileSync(out, 'utf8')).suites.flatMap((suite) => walk(suite, []))
}

async function check() {
  if (isDone(newestOf(lines()).get(CHECK))) return
  const { code } = await runTool('../scripts/check.mjs', [])
  note({ runner: CHECK, file: CHECK, title: '', status: code === 0 ? 'passed' : 'failed' })
  if (code !== 0) throw new Plain('`npm run check` failed: fix it first.')
}

function notDone(items, keyed) {
  const done = newestOf(lines())
  return items.filter((item) => !isDone(done.get(keyed(item))))
}

function storyKey(story) {
  return keyOf({ ...story, runner: 'playwright' })
}

function testList(name, stories) {
  const list = `${FOLDER}/${name}.txt`
  writeFileSync(list, stories.map(({ title }) => `${title}\n`).join(''))
  return `--test-list=${list}`
}

async function wholeVitest({ vitest }, env) {
  const left = notDone(vitest, (file) => file)
  return left.length > 0 ? runVitest(left.length < vitest.length ? left : [], env) : null
}

async function wholeStories({ stories }, projects, browser, env) {
  const left = notDone(
    stories.filter(({ project }) => projects.includes(project)),
    storyKey,
  )
  if (left.length === 0) return null
  return runInChromium(browser, {
    config: E2E,
    name: projects[0],
    args: [testList(projects[0], left), ...projects.map((name) => `--project=${name}`)],
    env,
  })
}

async function wholeBrowsers({ stories }, env) {
  const own = stories.filter(({ file }) => file.startsWith('tests/browsers/'))
  const left = notDone(own, storyKey)
  if (left.length === 0) return null
  return testOtherBrowsers(left.length < own.length ? [testList('browsers', left)] : [], env)
}

function printNotPassed(plan) {
  const keys = keysOf(plan)
  const left = notPassed(keys, lines())
  for (const { key, reason } of left) say(`Falta / left: ${key} (${reason})`)
  say(`${keys.length - left.length} de / of ${keys.length} listos / done.`)
  return left.length
}

function printSkipped() {
  for (const { file, title, reason } of skippedIn(lines()))
    say(`Se saltó / skipped: ${file} › ${title}: ${reason || 'sin motivo / no reason'}`)
}

function record() {
  const all = lines()
  recordFigures('tests', [
    {
      what: '`npm run test:whole`',
      measured: measuredIn(all),
      budget: `${SECONDS} s, none failed`,
      holds: secondsOf(all) <= SECONDS,
    },
  ])
}
