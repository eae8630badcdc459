import { afterEach, expect, test, vi } from 'vitest'
import { noteUnstoredText, onPrepareUpdate, prepareUpdate, whenReloadIsSafe } from './update-readiness.ts'

afterEach(() => vi.useRealTimers())

test('waits for every flush, also when another flush fails', async () => {
  const done: string[] = []
  const removals = [
    onPrepareUpdate(() => Promise.reject(new Error('disk full'))),
    onPrepareUpdate(async () => {
      await Promise.resolve()
      done.push('draft')
    }),
  ]
  await prepareUpdate()
  expect(done).toEqual(['draft'])
  for (const remove of removals) remove()
  await prepareUpdate()
  expect(done).toEqual(['draft'])
})

test('gives up on a hanging flush after five seconds', async () => {
  vi.useFakeTimers()
  const remove = onPrepareUpdate(() => new Promise(() => undefined))
  let isReady = false
  const ready = prepareUpdate().then(() => {
    isReady = true
  })
  await vi.advanceTimersByTimeAsync(4999)
  expect(isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await ready
  expect(isReady).toBe(true)
  remove()
})

test('waits until no typed input would be lost', async () => {
  const part = {}
  noteUnstoredText(part, true)
  let isFree = false
  const free = whenReloadIsSafe().then(() => {
    isFree = true
  })
  await Promise.resolve()
  expect(isFree).toBe(false)
  noteUnstoredText(part, false)
  await free
  expect(isFree).toBe(true)
})
