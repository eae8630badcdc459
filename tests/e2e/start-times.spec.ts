import { LIMITS, measureStartTimes } from '../bench/start-times.ts'
import { expect, test } from '../support/e2e.ts'

// The short version of `npm run bench`: three runs, same limits (quality.md, "Speed and cost").
test('starts within the budgets on a slow phone', async () => {
  test.setTimeout(180_000)
  const times = await measureStartTimes({ runs: 3, template: process.env.TURNO_DATA_TEMPLATE })
  console.log(times)
  expect(times.coldLoginMs / times.bareReactMs).toBeLessThanOrEqual(LIMITS.coldRatio)
  expect(times.warmOnlineMs).toBeLessThanOrEqual(LIMITS.warmMs)
  expect(times.warmOfflineMs).toBeLessThanOrEqual(LIMITS.warmMs)
  expect(times.offlineColdMs).toBeLessThanOrEqual(LIMITS.offlineColdMs)
})
