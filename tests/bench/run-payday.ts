import { MEMORY_RATIO, measurePayday, P99_MS } from './payday.ts'

/** `npm run bench`: payday, printed beside its limits. `--quick`: 200 people in six seconds, the same rate. */
const quick = process.argv.includes('--quick')
const { people, tookMs, errors, p50, p99, memory } = quick
  ? await measurePayday(200, 6000)
  : await measurePayday(2000)
const [before, halfway, after] = memory
const isOver = errors > 0 || p99 > P99_MS || after > halfway * MEMORY_RATIO

console.log(
  `${isOver ? '✗' : ' '} payday: ${people} people, list and PDF, in ${(tookMs / 1000).toFixed(0)} s`,
)
console.log(`    errors ${errors} (0), p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (≤ ${P99_MS} ms)`)
console.log(
  `    server memory ${before.toFixed(0)} → ${halfway.toFixed(0)} → ${after.toFixed(0)} MB (flat: ≤ ${MEMORY_RATIO} ×)`,
)
if (isOver) process.exitCode = 1
