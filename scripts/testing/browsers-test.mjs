import { build } from '../build.mjs'
import { recordFigures } from '../figures.mjs'
import { installOtherBrowsers } from './other-browsers.mjs'
import { runPlaywright } from './playwright.mjs'
import { conclude, emptyResults } from './results.mjs'
import { setup } from '../setup.mjs'
import { isMain, runMain, say } from '../terminal.mjs'

/**
 * Runs the stories of tests/browsers in Firefox and WebKit. Skips the stories of a browser that cannot be
 * installed, and says so. Arguments go to Playwright: `--project=webkit`, `phone`.
 */
export async function testOtherBrowsers(args = [], env = {}) {
  await installOtherBrowsers()
  const run = await runPlaywright({
    config: 'tests/browsers/playwright.config.ts',
    name: 'other-browsers',
    args,
    env,
  })
  const annotations = run.stories.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const versions = annotations.filter(({ type }) => type === 'browser').map(({ description }) => description)
  if (versions.length > 0) say(`Probado con / tried with: ${[...new Set(versions)].join(', ')}`)
  if (args.length === 0) {
    recordFigures('browsers', [
      {
        what: [...new Set(versions)].join(', '),
        measured: `${run.passed} stories passed, ${run.failed} failed, ${run.skipped} skipped`,
        budget: 'none failed, none skipped',
        holds: run.failed === 0 && run.skipped === 0,
      },
    ])
  }
  return run
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    await setup()
    await build()
    emptyResults()
    const started = Date.now()
    const run = await testOtherBrowsers(process.argv.slice(2).filter((arg) => arg !== '--record'))
    conclude([run], Math.round((Date.now() - started) / 1000))
  })
}
