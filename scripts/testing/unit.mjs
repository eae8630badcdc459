import { setup } from '../setup.mjs'
import { runMain, runTool } from '../terminal.mjs'
import { CONFIG } from './vitest.mjs'

/**
 * Options that keep compiled modules for the next run. Results of `npm test` must not depend on a cache, so
 * only `npm run unit` uses these options.
 */
const CACHE = ['--experimental.fsModuleCache', '--experimental.fsModuleCachePath=.cache/vitest-modules']

/**
 * Runs `npm run unit`: unit tests and screen tests (happy-dom), without build, server or browser. Skips tests
 * tagged `whole`. Arguments go to Vitest: part of a file name (`npm run unit -- dates`), `--watch`, `-t "part
 * of a title"`.
 */
await runMain(async () => {
  await setup()
  const args = process.argv.slice(2)
  const mode = args.includes('--watch') ? 'watch' : 'run'
  const projects = ['unit', 'screens'].map((name) => `--project=${name}`)
  const { code } = await runTool('vitest/vitest.mjs', [
    mode,
    `--config=${CONFIG}`,
    '--tags-filter=!whole',
    ...projects,
    ...CACHE,
    ...args.filter((arg) => arg !== '--watch'),
  ])
  process.exitCode = code
})
