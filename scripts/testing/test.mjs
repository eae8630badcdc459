import { lookForBrowser } from '../browser.mjs'
import { build } from '../build.mjs'
import { recordFigures, recordingEnv } from '../figures.mjs'
import { foldersInMemory } from '../memory-folder.mjs'
import { sortNamed } from './named-tests.mjs'
import { runInChromium } from './playwright.mjs'
import { conclude, emptyResults, total } from './results.mjs'
import { setup } from '../setup.mjs'
import { runMain } from '../terminal.mjs'
import { runVitest } from './vitest.mjs'

/** Time limit of the whole run on two idle cores, with installed dependencies. */
const SECONDS = 600

/**
 * Runs `npm test`: unit and screen tests, the main flows of every capability, and their stories in a real
 * browser. Arguments name tests, which then run completely (named-tests.mjs): `npm test --
 * tests/e2e/looks/smoke.spec.ts`, `npm test -- src/domain savings`.
 */
await runMain(async () => {
  const started = Date.now()
  await setup()
  const args = process.argv.slice(2).filter((arg) => arg !== '--record')
  const isAll = args.length === 0
  const { vitest, stories } = isAll ? { vitest: ['--tags-filter=!whole'], stories: [] } : sortNamed(args)
  const env = { ...foldersInMemory(), ...recordingEnv, ...(isAll ? {} : { TURNO_TEST_WHOLE: '1' }) }
  await build()
  emptyResults()
  const runs = []
  if (vitest) runs.push(await runVitest(vitest, env))
  if (stories) {
    runs.push(
      await runInChromium(await lookForBrowser(), {
        config: 'tests/e2e/playwright.config.ts',
        name: 'playwright',
        args: isAll ? [] : ['--no-deps', ...stories],
        env,
      }),
    )
  }
  const seconds = Math.round((Date.now() - started) / 1000)
  const { passed, failed } = total(runs)
  if (isAll) {
    recordFigures('tests', [
      {
        what: '`npm test`',
        measured: `${seconds} s: ${passed} passed, ${failed} failed`,
        budget: `${SECONDS} s, none failed`,
        holds: failed === 0 && seconds <= SECONDS,
      },
    ])
  }
  conclude(runs, seconds)
})
