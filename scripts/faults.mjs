import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { recordingEnv } from './figures.mjs'
import { setup } from './setup.mjs'
import { runMain, runTool, say } from './terminal.mjs'

/**
 * Faults of offline.md against the real app in a real browser, as often as they have to hold: the better
 * part of an hour. Arguments: `--short` (a minute), `--runs=40` (no more of each), `--from=40` (without the first), `--seed=7`,
 * `--fault=1,6`, `--record` (docs/figures.md), and `--run=12` (one run alone, to look at it again).
 */
await runMain(async () => {
  await setup()
  await build()
  say('Probando averías…')
  const CHROMIUM_PATH = await findOrInstallBrowser()
  const args = ['tests/faults/run.ts', ...process.argv.slice(2)]
  const { code } = await runTool('tsx/dist/cli.mjs', args, { env: { CHROMIUM_PATH, ...recordingEnv } })
  process.exitCode = code
})
