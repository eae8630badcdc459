import { afterEach, expect, test, vi } from 'vitest'
import { answerOrders, makeInWorker } from './in-worker.ts'

const file = (text: string) => new TextEncoder().encode(text).buffer
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)
const here = vi.fn(async () => file('page'))

const started: FakeWorker[] = []
class FakeWorker extends EventTarget {
  readonly orders: unknown[] = []
  readonly url: string
  isEnded = false
  constructor(url: string) {
    super()
    this.url = url
    started.push(this)
  }
  postMessage(order: unknown) {
    this.orders.push(order)
  }
  terminate() {
    this.isEnded = true
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  here.mockClear()
  started.length = 0
})

test('makes the file in the worker and ends the worker', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const made = makeInWorker('/worker.js', 'order', here)
  const [worker] = started
  expect(worker).toMatchObject({ url: '/worker.js', orders: ['order'], isEnded: false })
  worker?.dispatchEvent(new MessageEvent('message', { data: file('worker') }))
  expect(textOf(await made)).toBe('worker')
  expect(worker?.isEnded).toBe(true)
  expect(here).not.toHaveBeenCalled()
})

test.each([
  ['its file can’t be had', new Event('error')],
  ['it could not make it', new MessageEvent('message', { data: null })],
])('makes the file in the page when %s, and reports when that fails too', async (_why, event) => {
  vi.stubGlobal('Worker', FakeWorker)
  const made = makeInWorker('/worker.js', 'order', here)
  started[0]?.dispatchEvent(event)
  expect(textOf(await made)).toBe('page')
  expect(started[0]?.isEnded).toBe(true)
  here.mockRejectedValueOnce(new Error('no memory'))
  const failed = makeInWorker('/worker.js', 'order', here)
  started[1]?.dispatchEvent(event)
  await expect(failed).rejects.toThrow('no memory')
})

test('makes the file on the page when there are no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(textOf(await makeInWorker('/worker.js', 'order', here))).toBe('page')
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError')
      }
    },
  )
  expect(textOf(await makeInWorker('/worker.js', 'order', here))).toBe('page')
})

test('sends the file from the worker to the page, or null when it fails', async () => {
  const side = new EventTarget()
  const post = vi.fn()
  vi.stubGlobal('self', Object.assign(side, { postMessage: post }))
  const make = vi.fn(async (order: string) => file(order))
  answerOrders(make)
  side.dispatchEvent(new MessageEvent('message', { data: 'order' }))
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce())
  const [sent, { transfer }] = post.mock.calls[0] as [ArrayBuffer, { transfer: unknown[] }]
  expect(textOf(sent)).toBe('order')
  expect(transfer).toEqual([sent])
  make.mockRejectedValueOnce(new Error('no memory'))
  side.dispatchEvent(new MessageEvent('message', { data: 'order' }))
  await vi.waitFor(() => expect(post).toHaveBeenLastCalledWith(null))
})
