import { expect, test } from 'vitest'
import { judgeMeanwhile, type Meanwhile, type Times } from './bench/meanwhile.ts'

const times = (ms: number, last = ms, errors: string[] = []): Times => ({
  list: [...Array.from({ length: 99 }, () => ms), last],
  signIn: Array.from({ length: 10 }, () => ms),
  errors,
})
const flat = Array.from({ length: 400 }, () => ({ server: 200, reader: 50 }))
const judged = (part: Partial<Meanwhile>) =>
  judgeMeanwhile({ quiet: times(10), busy: times(25), looks: flat, ...part }, true).isOver

test('passes within its limits', () => {
  expect(judged({})).toBe(false)
  expect(judged({ busy: times(99, 990) })).toBe(false)
  // On a busy machine, requests are slow even without an import.
  expect(judged({ quiet: times(400, 900), busy: times(1100, 2600) })).toBe(false)
})

test.each([
  ['half of the requests are late', { busy: times(120) }],
  ['one request in a hundred takes over a second', { busy: times(25, 1100) }],
  ['a request gets an error', { busy: times(25, 25, ['/x: 503']) }],
  ['the memory of the server grows', { looks: flat.map((look, at) => ({ ...look, server: 200 + at })) }],
  ['the memory of the file worker grows', { looks: flat.map((look, at) => ({ ...look, reader: 50 + at })) }],
])('fails when %s', (_what, part) => {
  expect(judged(part)).toBe(true)
})
