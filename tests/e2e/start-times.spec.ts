import { isOver, measureStartTimes, type StartTimes } from '../bench/start-times.ts'
import { expect, test } from '../support/e2e.ts'

// The short version of `npm run bench`, with the same limits (quality.md, "Speed and cost"); long lists stay there.
test('the portal starts within its budgets on a slow phone', async () => {
  test.setTimeout(180_000)
  const times = await measureStartTimes({ runs: 3, restarts: 1, template: process.env.TURNO_DATA_TEMPLATE })
  const over = (Object.keys(times) as (keyof StartTimes)[]).filter((name) => isOver(name, times[name]))
  expect(over, JSON.stringify(times, null, 2)).toEqual([])
})
