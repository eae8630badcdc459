import { setup } from './setup.mjs'
import { checkSpecTexts } from './spec-texts.mjs'
import { Plain, runMain, runTool } from './terminal.mjs'
import { checkWords } from './words.mjs'

const FOLDERS = ['src', 'sw', 'server', 'tests', 'scripts', 'vite.config.ts']

const steps = [
  { name: 'types', run: () => tool('typescript/bin/tsc', ['-b']) },
  { name: 'walls and lint', run: () => tool('oxlint/bin/oxlint', ['--type-aware', '--quiet', ...FOLDERS]) },
  { name: 'format', run: () => tool('@biomejs/biome/bin/biome', ['format', '.']) },
  { name: 'dead code', run: () => tool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'spec texts', run: () => checkSpecTexts() },
  { name: 'words', run: () => checkWords() },
  {
    name: 'operation table',
    run: () => tool('tsx/dist/cli.mjs', ['scripts/operations-table.mjs', '--check']),
  },
]

/** Continues after a failure: one run shows all problems. */
await runMain(async () => {
  await setup()
  const failed = []
  for (const step of steps) {
    const started = Date.now()
    const { code, output } = await step.run()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${step.name.padEnd(18)} ${seconds.padStart(5)} s\n`)
    if (code === 0) continue
    failed.push(step.name)
    process.stdout.write(`${output.trim().replaceAll(/^/gm, '    ')}\n`)
  }
  if (failed.length > 0)
    throw new Plain(`${failed.length} of ${steps.length} checks failed: ${failed.join(', ')}.`)
  process.stdout.write(`All ${steps.length} checks passed.\n`)
})

function tool(file, args) {
  return runTool(file, args, { quiet: true, env: { NO_COLOR: '1', FORCE_COLOR: '0' } })
}
