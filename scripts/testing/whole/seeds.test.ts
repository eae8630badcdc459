import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '#tests/support/sample.ts'

test('property tests have a fixed seed', () => {
  expect(fc.readConfigureGlobal().seed).toBe(seedOf('properties'))
  const draw = () => fc.sample(fc.integer(), 5)
  expect(draw()).toEqual(draw())
})
