import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { checkBudgets } from './budgets.mjs'
import { recordingEnv } from './figures.mjs'
import { setup } from './setup.mjs'
import { root, runMain, runTool, say } from './terminal.mjs'

/** Sizes of the build, saves a second, a payday, confirmed steps, start times and late frames in a real browser, each beside its budget. Arguments: `--quick`, `--record` (docs/figures.md). */
await runMain(async () => {
  await setup()
  await build()
  checkBudgets(`${root}.cache/build/client`)
  say('Midiendo el guardado de un paso…')
  const saves = ['tests/bench/run-step-save.ts', ...process.argv.slice(2)]
  const saved = await runTool('tsx/dist/cli.mjs', saves, { env: recordingEnv })
  say('Midiendo un día de pago…')
  const payday = await runTool('tsx/dist/cli.mjs', ['tests/bench/run-payday.ts', ...process.argv.slice(2)], {
    env: recordingEnv,
  })
  const CHROMIUM_PATH = await findOrInstallBrowser()
  say('Midiendo la confirmación de un paso…')
  const confirms = ['tests/bench/run-confirm-time.ts', ...process.argv.slice(2)]
  const confirmed = await runTool('tsx/dist/cli.mjs', confirms, { env: { CHROMIUM_PATH, ...recordingEnv } })
  say('Midiendo arranques…')
  const args = ['tests/bench/run-start-times.ts', ...process.argv.slice(2)]
  const { code } = await runTool('tsx/dist/cli.mjs', args, { env: { CHROMIUM_PATH, ...recordingEnv } })
  say('Midiendo listas largas…')
  const listArgs = ['tests/bench/run-long-lists.ts', ...process.argv.slice(2)]
  const lists = await runTool('tsx/dist/cli.mjs', listArgs, { env: { CHROMIUM_PATH, ...recordingEnv } })
  say('Midiendo la vista del equipo…')
  const teamArgs = ['tests/bench/run-team-view.ts', ...process.argv.slice(2)]
  const team = await runTool('tsx/dist/cli.mjs', teamArgs, { env: { CHROMIUM_PATH, ...recordingEnv } })
  say('Midiendo el desplazamiento…')
  const scrollArgs = ['tests/bench/run-scrolling.ts', ...process.argv.slice(2)]
  const scrolls = await runTool('tsx/dist/cli.mjs', scrollArgs, { env: { CHROMIUM_PATH, ...recordingEnv } })
  process.exitCode =
    saved.code || payday.code || confirmed.code || code || lists.code || team.code || scrolls.code
})
