import { expect, test } from 'vitest'
import { type Background, createBackground } from './background.ts'

const BOUNDS = { first: 100, least: 20, most: 400 }

function createClock() {
  let at = 0
  return {
    now: () => at,
    worked: () => at,
    pass: (ms: number) => (at += ms),
    async pause(ms: number) {
      at += ms
      await Promise.resolve()
    },
  }
}

async function gapAfter(
  background: Background,
  clock: ReturnType<typeof createClock>,
  spentMs: number,
  isServing = false,
): Promise<number> {
  const steps = background.steps(BOUNDS, isServing)
  await steps.take(async () => clock.pass(spentMs))
  const ended = clock.now()
  return steps.take(async () => clock.now() - ended)
}

test('starts the next step immediately when no request is served', async () => {
  const clock = createClock()
  expect(await gapAfter(createBackground(clock), clock, 60)).toBeLessThan(5)
})

test('waits as long as the last step took while a request is served', async () => {
  const clock = createClock()
  const background = createBackground(clock)
  let leave = () => {}
  const served = background.serve(() => new Promise<void>((resolve) => (leave = resolve)))
  const gap = await gapAfter(background, clock, 60)
  expect(gap).toBeGreaterThan(50)
  expect(gap).toBeLessThan(65)
  // A call waits for other calls, but not for itself.
  expect(await gapAfter(background, clock, 60, true)).toBeLessThan(5)
  await background.serve(async () => {
    expect(await gapAfter(background, clock, 60, true)).toBeGreaterThan(50)
  })
  leave()
  await served
  expect(await gapAfter(background, clock, 60)).toBeLessThan(5)
})

test('does not count a failed request as running, and starts the next step after a failed one', async () => {
  const clock = createClock()
  const background = createBackground(clock)
  const broken = async () => {
    throw new Error('away')
  }
  await expect(background.serve(broken)).rejects.toThrow('away')
  await expect(background.steps(BOUNDS).take(broken)).rejects.toThrow('away')
  expect(await gapAfter(background, clock, 60)).toBeLessThan(5)
})

test('never runs steps of two kinds of work at the same time', async () => {
  const background = createBackground()
  let atOnce = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise((resolve) => setTimeout(resolve, 2))
    atOnce--
  }
  const [one, other] = [background.steps(BOUNDS), background.steps(BOUNDS)]
  await Promise.all([1, 2, 3, 4].flatMap(() => [one.take(work), other.take(work)]))
  expect(most).toBe(1)
})

test('adapts the rows of a step to its duration, within bounds', async () => {
  const clock = createClock()
  const steps = createBackground(clock).steps(BOUNDS)
  const sizes: number[] = []
  const go = async (msEach: number, times: number) => {
    for (let n = 0; n < times; n++) {
      await steps.take(async () => clock.pass(steps.rows * msEach))
      sizes.push(steps.rows)
    }
  }
  await go(1, 3)
  expect(sizes).toEqual([50, 30, 30])
  await go(50, 4)
  expect(sizes.at(-1)).toBe(20)
  await go(0.01, 8)
  expect(sizes.at(-1)).toBe(400)
})
