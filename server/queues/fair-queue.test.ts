import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function workshop() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name)
      ends.push(() => resolve(name))
    })
  async function endAll(): Promise<void> {
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    await settle()
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settle()
    }
  }
  return { started, work, endAll }
}

test('queues a flood of one person behind the jobs of others', async () => {
  const { started, work, endAll } = workshop()
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 100 })
  const flood = Array.from({ length: 20 }, (_, index) => queue.run('flood', work(`flood ${index}`)))
  const other = queue.run('other', work('other'))
  const third = queue.run('third', work('third'))
  await endAll()
  expect(started.slice(0, 5)).toEqual(['flood 0', 'flood 1', 'other', 'third', 'flood 2'])
  expect(await Promise.all([other, third])).toEqual(['other', 'third'])
  expect(await Promise.all(flood)).toHaveLength(20)
})

test('rejects jobs of the caller with the most waiting jobs when the queue is full', async () => {
  const { work, endAll } = workshop()
  const queue = createFairQueue({ maxRunning: 1, maxWaiting: 5 })
  const flood = Array.from({ length: 30 }, () => queue.run('flood', work('flood')).catch(String))
  const others = ['a', 'b', 'c'].map((who) => queue.run(who, work(who)))
  await endAll()
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c'])
  const outcomes = await Promise.all(flood)
  // One call runs. Two fit into the queue beside the calls of the three other callers.
  expect(outcomes.filter((each) => each === 'flood')).toHaveLength(3)
  expect(outcomes.filter((each) => each.includes('Hay muchos envíos'))).toHaveLength(27)
})

test('runs at most the allowed number of jobs at a time, and frees the slot of a failed job', async () => {
  const queue = createFairQueue({ maxRunning: 2, maxWaiting: 100 })
  let running = 0
  let most = 0
  const job = async (index: number) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    if (index % 2 === 0) throw new Error('broken')
    return index
  }
  const ends = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => queue.run(`who ${index % 3}`, () => job(index))),
  )
  expect(most).toBe(2)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})
