import { findOrInstallBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { checkBudgets } from './client/budgets.mjs'
import { recordingEnv } from './figures.mjs'
import { setup } from './setup.mjs'
import { root, runMain, runTool, say } from './terminal.mjs'

/** Benchmarks, in the order of their runs. Each needs an idle machine, so they run one at a time. */
const MEASURED = [
  ['lo que entiende el asistente', 'run-worker-sentences.ts'],
  ['lo que se explica de un recibo', 'run-pay-lines.ts'],
  ['la revisión de un pago', 'run-pay-check.ts'],
  ['el guardado de un paso', 'run-step-save.ts'],
  ['un día de pago', 'run-payday.ts'],
  ['la confirmación de un paso', 'run-confirm-time.ts'],
  ['arranques', 'run-start-times.ts'],
  ['listas largas', 'run-long-lists.ts'],
  ['diez mil cuentas en la caja', 'run-fund-desk.ts'],
  ['cinco mil temporales', 'run-temporary-lists.ts'],
  ['una nómina de veinte mil recibos', 'run-payroll-import.ts'],
  ['un archivo de diez mil personas', 'run-people-import.ts'],
  ['la vista del equipo', 'run-team-view.ts'],
  ['toques', 'run-tap-times.ts'],
  ['el desplazamiento', 'run-scrolling.ts'],
]

/**
 * Checks the sizes of the build, then runs MEASURED. Each result has a budget. Arguments: `--quick`,
 * `--record` (updates docs/figures.md), and part of a file name to run one benchmark (`npm run bench --
 * start-times`).
 */
await runMain(async () => {
  await setup()
  await build()
  checkBudgets(`${root}.cache/build/client`)
  const env = { CHROMIUM_PATH: await findOrInstallBrowser(), ...recordingEnv }
  const args = process.argv.slice(2)
  const wanted = args.filter((arg) => !arg.startsWith('-'))
  for (const [what, file] of MEASURED) {
    if (wanted.length > 0 && !wanted.some((name) => file.includes(name))) continue
    say(`Midiendo ${what}…`)
    const options = args.filter((arg) => arg.startsWith('-'))
    const { code } = await runTool('tsx/dist/cli.mjs', [`tests/bench/${file}`, ...options], { env })
    process.exitCode ||= code
  }
})
