import { CONFIRM_MS, measureConfirms, percentile } from './confirm-time.ts'

/** `npm run bench`: prints how long a confirmed step takes to be durable and fails when that is over its limit. */
const count = process.argv.includes('--quick') ? 30 : 100
const times = await measureConfirms(count)
const p95 = percentile(times, 95)
const mark = p95 > CONFIRM_MS ? '✗' : ' '
console.log(
  `  confirm → durable, CPU ÷4, ${count} times`.padEnd(42),
  'p50'.padEnd(9),
  'p95'.padEnd(9),
  'budget',
)
console.log(
  `${mark} step of the data form`.padEnd(42),
  `${percentile(times, 50).toFixed(1)} ms`.padEnd(9),
  `${p95.toFixed(1)} ms`.padEnd(9),
  `p95 ≤ ${CONFIRM_MS} ms`,
)
if (mark === '✗') process.exitCode = 1
