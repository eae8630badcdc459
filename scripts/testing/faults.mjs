import { findOrInstallBrowser } from '../browser.mjs'
import { build } from '../build.mjs'
import { recordingEnv } from '../figures.mjs'
import { setup } from '../setup.mjs'
import { runMain, runTool, say } from '../terminal.mjs'

/**
 * Runs the campaigns of tests/faults/all.ts with the real app in a real browser; takes almost an hour. A
 * campaign tests one fault many times. Arguments:
 * - `--short`: takes a minute.
 * - `--runs=40`: maximum runs of each campaign.
 * - `--from=40`: skips the runs before 40.
 * - `--seed=7`: seed of the random choices.
 * - `--fault=1,6`: numbers of campaigns.
 * - `--record`: writes docs/figures.md.
 * - `--run=12`: repeats one run.
 */
await runMain(async () => {
  await setup()
  await build()
  say('Probando fallas…')
  const CHROMIUM_PATH = await findOrInstallBrowser()
  const args = ['tests/faults/run.ts', ...process.argv.slice(2)]
  const { code } = await runTool('tsx/dist/cli.mjs', args, { env: { CHROMIUM_PATH, ...recordingEnv } })
  process.exitCode = code
})
