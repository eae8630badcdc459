import { expect, test } from 'vitest'
import { chartScale } from './chart-scale.ts'

test.each([
  [1_150_000, [0, 500_000, 1_000_000, 1_500_000]],
  [16_770, [0, 5_000, 10_000, 15_000, 20_000]],
  [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [0, [0, 100]],
])('chooses round lines for a highest point of %i centavos', (most, lines) => {
  expect(chartScale(most)).toEqual(lines)
})

test('covers the highest point with at most six lines in whole pesos', () => {
  for (let most = 1; most < 3_000_000; most = Math.ceil(most * 1.37)) {
    const scale = chartScale(most)
    expect(scale.at(-1)).toBeGreaterThanOrEqual(most)
    expect(scale.length).toBeLessThanOrEqual(6)
    expect(scale.every((amount) => amount % 100 === 0)).toBe(true)
  }
})
