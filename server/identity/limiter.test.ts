import { expect, test } from 'vitest'
import { delayAfter } from './limiter.ts'

test('allows 3 failures without delay, then doubles the delay up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 500].map(delayAfter)).toEqual(
    [0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000),
  )
})
