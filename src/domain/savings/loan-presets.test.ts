import { expect, test } from 'vitest'
import { loanPresets } from './loan-presets.ts'

test.each([
  [43_000, [10_000, 21_000, 32_000, 43_000]],
  [10_400, [2000, 5000, 7000, 10_400]],
  [1000, [200, 500, 700, 1000]],
  [100, [100]],
  [0, []],
])('offers presets up to %i pesos', (maximum, presets) => {
  expect(loanPresets(maximum * 100)).toEqual(presets.map((pesos) => pesos * 100))
})
