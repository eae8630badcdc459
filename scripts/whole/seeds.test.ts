import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedOf } from '#tests/support/sample.ts'

test('a property has the seed of the commit', () => {
  expect(fc.readConfigureGlobal().seed).toBe(seedOf('properties'))
  const draw = () => fc.sample(fc.integer(), 5)
  expect(draw()).toEqual(draw())
})
