import { CONFIRM_MS, CONFIRM_RATIO, measureConfirms, percentile } from './confirm-time.ts'
import { recordFigures } from '../../scripts/figures.mjs'
import { describeMachine } from './machine.ts'

/** `npm run bench`: prints how long a confirmed step takes to be durable; fails only above both limits. */
const rounds = process.argv.includes('--quick') ? 1 : 4
const { confirms, writes } = await measureConfirms(rounds, 25)
const p95 = percentile(confirms, 95)
const bare = percentile(writes, 95)
const mark = p95 > CONFIRM_MS && p95 > CONFIRM_RATIO * bare ? '✗' : ' '
const ms = (time: number) => `${time.toFixed(1)} ms`

console.log(await describeMachine())
console.log(
  '  processor ÷4'.padEnd(34),
  'p50'.padEnd(9),
  'p95'.padEnd(10),
  'bare write p95'.padEnd(16),
  'budget',
)
console.log(
  `${mark} confirm → durable, ${confirms.length} times`.padEnd(34),
  ms(percentile(confirms, 50)).padEnd(9),
  ms(p95).padEnd(10),
  ms(bare).padEnd(16),
  `p95 ≤ ${CONFIRM_MS} ms`,
)
recordFigures('speed', [
  {
    what: 'confirm a step → durable on the device',
    measured: `p50 ${ms(percentile(confirms, 50))}, p95 ${ms(p95)}; a bare write p95 ${ms(bare)}`,
    budget: `p95 ≤ ${CONFIRM_MS} ms, or ${CONFIRM_RATIO} × the bare write`,
    holds: mark !== '✗',
  },
])
if (mark === '✗') process.exitCode = 1
