import { expect, test } from 'vitest'
import { judgeMeanwhile, type Meanwhile, type Times } from './bench/meanwhile.ts'

/** An exceeded limit fails the benchmark: checks the judgement of users beside an import. */

const times = (ms: number, last = ms, errors: string[] = []): Times => ({
  list: [...Array.from({ length: 99 }, () => ms), last],
  signIn: Array.from({ length: 10 }, () => ms),
  errors,
})
const flat = Array.from({ length: 400 }, () => ({ server: 200, reader: 50 }))
const judged = (part: Partial<Meanwhile>) =>
  judgeMeanwhile({ quiet: times(10), busy: times(25), looks: flat, ...part }, true).isOver

test('within its limits it holds', () => {
  expect(judged({})).toBe(false)
  expect(judged({ busy: times(99, 990) })).toBe(false)
  // On a busy machine the quiet time is slow too.
  expect(judged({ quiet: times(400, 900), busy: times(1100, 2600) })).toBe(false)
})

test.each([
  ['half of the calls are late', { busy: times(120) }],
  ['one of a hundred waits for seconds', { busy: times(25, 1100) }],
  ['somebody gets no answer', { busy: times(25, 25, ['/x: 503']) }],
  ['the server grows', { looks: flat.map((look, at) => ({ ...look, server: 200 + at })) }],
  ['the file process grows', { looks: flat.map((look, at) => ({ ...look, reader: 50 + at })) }],
])('%s: it does not', (_what, part) => {
  expect(judged(part)).toBe(true)
})
