import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'
import { median } from './page-timing.ts'
import { isOver, measureStartTimes, ratioOf, START_LIMITS, type StartTimes } from './start-times.ts'

/** `--quick`: one run of each start. */
const runs = process.argv.includes('--quick') ? 1 : 5
const results = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

const NAMES: Record<keyof StartTimes, string> = {
  coldLogin: 'cold sign-in screen, Slow 4G',
  warmOnline: 'warm start to the payslips',
  warmOffline: 'warm start to the payslips, without a network',
  offlineCold: 'browser restarted, without a network',
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

const restarts = process.argv.includes('--quick') ? 1 : 20
const times = await measureStartTimes({
  counts: { coldLogin: runs, warmOnline: runs, warmOffline: runs, offlineCold: restarts },
})
console.log(await describeMachine())
console.log(
  `  processor ÷4, median of ${runs}, restarts ${restarts}`.padEnd(42),
  'time'.padEnd(9),
  'bare React'.padEnd(12),
  'ratio'.padEnd(22),
  'budget',
)
for (const name of Object.keys(NAMES) as (keyof StartTimes)[]) {
  const timing = times[name]
  if (!timing) continue
  const mark = isOver(name, timing) ? '✗' : ' '
  const spread = [Math.min(...timing.ratios), Math.max(...timing.ratios)].map((one) => one.toFixed(2))
  const whole = median(timing.wholeRatios)
  const isInTwo = whole > ratioOf(timing) * 1.01
  const ratio =
    `${ratioOf(timing).toFixed(2)} ×, ${spread.join(' to ')}` +
    (isInTwo ? `; until all buttons are visible ${whole.toFixed(2)} ×` : '')
  const budget = `≤ ${START_LIMITS[name].toFixed(1)} ×`
  console.log(
    `${mark} ${NAMES[name]}`.padEnd(42),
    seconds(timing.ms).padEnd(9),
    seconds(timing.bareMs).padEnd(12),
    ratio.padEnd(22),
    budget,
  )
  recordFigures('speed', [
    {
      what: NAMES[name],
      measured: `${seconds(timing.ms)}; a bare React page ${seconds(timing.bareMs)} (${ratio})`,
      budget,
      holds: mark !== '✗',
    },
  ])
  if (mark === '✗') process.exitCode = 1
}
mkdirSync(results, { recursive: true })
writeFileSync(
  `${results}start-times.json`,
  JSON.stringify({ at: new Date().toISOString(), runs, ...times }, null, 2),
)
