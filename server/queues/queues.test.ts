import { expect, test } from 'vitest'
import { createQueues, TooBusy } from './queues.ts'
import type { WorkKind } from './work-kinds.ts'

const all = (value: number): Record<WorkKind, number> => ({
  password: value,
  session: value,
  read: value,
  paper: value,
  save: value,
  upload: value,
  code: value,
  link: value,
})

function setUp(slots = 2, longestMs = 100) {
  let time = 0
  const queues = createQueues({ slots: all(slots), longestMs: all(longestMs), now: () => time })
  const order: string[] = []
  const ends: (() => void)[] = []
  return {
    queues,
    order,
    ends,
    pass: (ms: number) => {
      time += ms
    },
    begin: (name: string, kind: WorkKind = 'read', who = 'somebody') =>
      queues.run(kind, who, () => {
        order.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }),
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function endOne({ ends, pass }: ReturnType<typeof setUp>, ms: number): Promise<void> {
  pass(ms)
  ends.shift()?.()
  await settle()
}

test('starts calls while slots are free and queues the others in order', async () => {
  const line = setUp()
  const calls = ['a', 'b', 'c', 'd'].map((name) => line.begin(name))
  await settle()
  expect(line.order).toEqual(['a', 'b'])
  await endOne(line, 10)
  expect(line.order).toEqual(['a', 'b', 'c'])
  await endOne(line, 10)
  await endOne(line, 10)
  await endOne(line, 10)
  await Promise.all(calls)
  expect(line.order).toEqual(['a', 'b', 'c', 'd'])
})

test('rejects a call immediately when it would wait too long, and never starts it', async () => {
  const line = setUp(2, 100)
  // 10 ms each on two slots: twenty can start within 100 ms.
  const calls = Array.from({ length: 22 }, (_, index) => line.begin(String(index)))
  await expect(line.begin('too late')).rejects.toBeInstanceOf(TooBusy)
  expect(() => line.queues.check('read', 'somebody')).toThrow(TooBusy)
  for (let index = 0; index < 22; index++) await endOne(line, 5)
  await Promise.all(calls)
  expect(line.order).not.toContain('too late')
  expect(line.order).toHaveLength(22)
})

test('adapts the length of the queue to the duration of earlier calls', async () => {
  const line = setUp(1, 100)
  const fill = async () => {
    const calls: Promise<unknown>[] = []
    for (;;) {
      try {
        line.queues.check('read', 'somebody')
      } catch {
        return { taken: calls.length, calls }
      }
      calls.push(line.begin('x'))
    }
  }
  async function round(msEach: number): Promise<number> {
    const { taken, calls } = await fill()
    for (let left = taken; left > 0; left--) await endOne(line, msEach)
    await Promise.all(calls)
    return taken
  }
  const first = await round(50)
  for (let times = 0; times < 20; times++) await round(50)
  const slow = await round(1)
  for (let times = 0; times < 100; times++) await round(1)
  const fast = await round(1)
  expect(first).toBe(11)
  expect(slow).toBeLessThanOrEqual(3)
  expect(fast).toBeGreaterThan(50)
})

test('accepts no calls while the queue is stuck, and accepts them again afterwards', async () => {
  const line = setUp(1, 100)
  const stuck = line.begin('stuck')
  await settle()
  const second = line.begin('waits')
  line.pass(101)
  await expect(line.begin('refused')).rejects.toBeInstanceOf(TooBusy)
  await endOne(line, 0)
  await endOne(line, 1)
  await Promise.all([stuck, second])
  // One slow call raises the mean duration, but an empty queue still accepts calls.
  const third = line.begin('in')
  await settle()
  expect(line.order).toEqual(['stuck', 'waits', 'in'])
  await endOne(line, 1)
  await third
})

test('keeps the slots of each kind of work separate', async () => {
  const line = setUp(2, 100)
  const uploads = Array.from({ length: 22 }, () => line.begin('upload', 'upload'))
  await expect(line.begin('one more', 'upload')).rejects.toBeInstanceOf(TooBusy)
  const renewal = line.begin('renewal', 'session')
  await settle()
  expect(line.order).toEqual(['upload', 'upload', 'renewal'])
  while (line.ends.length > 0) await endOne(line, 1)
  await Promise.all([...uploads, renewal])
})

test('runs the calls of other clients after one more call of a flooding client', async () => {
  const line = setUp(2, 100)
  const flood = Array.from({ length: 22 }, (_, index) => line.begin(`flood ${index}`, 'read', 'flood'))
  await expect(line.begin('more of it', 'read', 'flood')).rejects.toBeInstanceOf(TooBusy)
  const others = ['a', 'b', 'c'].map((name) => line.begin(name, 'read', name))
  await settle()
  expect(line.order).toEqual(['flood 0', 'flood 1'])
  for (let ended = 0; ended < 4; ended++) await endOne(line, 5)
  expect(line.order.slice(2)).toEqual(['flood 2', 'a', 'b', 'c'])
  while (line.ends.length > 0) await endOne(line, 5)
  await Promise.all([...flood, ...others])
})

test('increases the retry delay with the number of rejected calls', async () => {
  const line = setUp(1, 100)
  const calls = Array.from({ length: 11 }, (_, index) => line.begin(String(index)))
  const waits: number[] = []
  for (let index = 0; index < 2000; index++) {
    await line.begin('refused').catch((cause: unknown) => {
      if (cause instanceof TooBusy) waits.push(cause.retryAfterS)
    })
  }
  expect(waits).toHaveLength(2000)
  expect(waits[0]).toBe(2)
  // 1,000 refusals at 10 ms each are ten seconds of work.
  expect(waits[999]).toBe(10)
  expect(Math.max(...waits)).toBeLessThanOrEqual(30)
  while (line.ends.length > 0) await endOne(line, 1)
  await Promise.all(calls)
})

test('returns to the event loop between two queued calls', async () => {
  const line = setUp(1, 1000)
  const order: string[] = []
  const calls = Array.from({ length: 3 }, (_, index) =>
    line.queues.run('read', 'somebody', () => {
      order.push(String(index))
      if (index === 0) setImmediate(() => order.push('heard'))
      return Promise.resolve()
    }),
  )
  await Promise.all(calls)
  expect(order.indexOf('heard')).toBe(1)
})

test('frees the slot of a failed call', async () => {
  const line = setUp(1, 100)
  await expect(line.queues.run('read', 'somebody', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  expect(await line.queues.run('read', 'somebody', () => Promise.resolve('yes'))).toBe('yes')
})
