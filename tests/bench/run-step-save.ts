import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { measureStepSave, SAVE_RATIO } from './step-save.ts'

/** `npm run bench`: prints how fast one step of the data form is saved; fails below its limit. */
const quick = process.argv.includes('--quick')

console.log(await describeMachine())
console.log(
  '  one step save, requests/s'.padEnd(34),
  'server'.padEnd(9),
  'SQL by hand'.padEnd(13),
  'ratio'.padEnd(8),
  'budget',
)
for (const database of ['postgres', 'pglite'] as const) {
  const { server, byHand } = await measureStepSave(database, quick ? 3 : 5, quick ? 1500 : 3000)
  const ratio = server / byHand
  const mark = ratio < SAVE_RATIO ? '✗' : ' '
  console.log(
    `${mark} ${database}`.padEnd(34),
    server.toFixed(0).padEnd(9),
    byHand.toFixed(0).padEnd(13),
    ratio.toFixed(2).padEnd(8),
    `≥ ${SAVE_RATIO.toFixed(2)}`,
  )
  recordFigures('speed', [
    {
      what: `one step save a second, ${database}`,
      measured: `${server.toFixed(0)}; the same SQL by hand ${byHand.toFixed(0)} (${ratio.toFixed(2)} ×)`,
      budget: `≥ ${SAVE_RATIO.toFixed(2)} ×`,
      holds: mark !== '✗',
    },
  ])
  if (mark === '✗') process.exitCode = 1
}
