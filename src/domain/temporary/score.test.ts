import { expect, test } from 'vitest'
import { levelOf, scoreOf } from './score.ts'

test.each([
  [[60], 20, 75],
  [[20], 20, 25],
  [[80], 20, 100],
  [[60, 61], 20, 75.63],
  [[52, 61, 47, 66, 58, 63], 20, 72.29],
  [[], 20, null],
  [[1, 1, 2], 1, 33.33],
  // A half goes up: 65.625.
  [[42, 63], 20, 65.63],
])('BR-13: %j of %i questions is %s', (points, questions, score) => {
  expect(scoreOf(points, questions)).toBe(score)
})

test.each([
  [25, 1],
  [37.49, 1],
  [37.5, 2],
  [50, 3],
  [62.49, 3],
  [62.5, 4],
  [72.29, 4],
  [75, 5],
  [87.49, 5],
  [87.5, 6],
  [100, 6],
  [0, 1],
])('BR-14: %d is level %i', (score, level) => {
  expect(levelOf(score)).toBe(level)
})
