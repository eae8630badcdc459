import { expect, test } from 'vitest'
import { createQueue, QueueFull } from './queue.ts'

function bench(atOnce: number) {
  const queue = createQueue(atOnce)
  const order: string[] = []
  const ends: (() => void)[] = []
  const send = (person: number, name: string) =>
    queue(person, async () => {
      order.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  async function endAll(): Promise<void> {
    await settle()
    while (ends.length > 0) {
      ends.shift()?.()
      await settle()
    }
  }
  return { send, order, endAll, settle }
}

test('alternates between people, so that many uploads of one do not delay others', async () => {
  const { send, order, endAll } = bench(1)
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send(1, name))
  all.push(send(2, 'b1'), send(2, 'b2'), send(3, 'c1'))
  await endAll()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
})

test('keeps a second slot free for another person', async () => {
  const { send, order, endAll, settle } = bench(2)
  const all = [send(1, 'a1'), send(1, 'a2')]
  await settle()
  expect(order).toEqual(['a1'])
  all.push(send(2, 'b1'))
  await settle()
  expect(order).toEqual(['a1', 'b1'])
  await endAll()
  await Promise.all(all)
})

test('limits the queue of each person and the whole queue', async () => {
  const { send, endAll } = bench(1)
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send(1, name))
  await expect(send(1, 'a6')).rejects.toThrow(QueueFull)
  all.push(send(2, 'b1'))
  for (let person = 3; person < 22; person++) all.push(send(person, `${person}`))
  await expect(send(30, 'late')).rejects.toThrow(QueueFull)
  await endAll()
  await Promise.all(all)
})

test('frees the slot of a failed upload', async () => {
  const queue = createQueue(1)
  await expect(queue(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue(1, async () => 'yes')).toBe('yes')
})
