import { describe, expect, test } from 'vitest'
import { dueOf } from './due.ts'
import { firstThree, findClientRefusal, findFamilyRefusal } from './evaluators.ts'
import { levelOf, scoreOf } from './score.ts'
import { viewOf } from './view.ts'

test.each<[number[], number | null]>([
  [[60], 75],
  [[80], 100],
  [[52, 61, 47, 66, 58, 63], 72.29],
  [[20], 25],
  [[], null],
])('BR-13: computes the score of %j', (points, score) => {
  expect(scoreOf(points, 20)).toBe(score)
})

test('rounds half a hundredth up despite binary fractions', () => {
  // 67 of 160 is 41.875 per cent; as a double it may be slightly less.
  expect(scoreOf([67], 40)).toBe(41.88)
})

test.each([
  [25, 1],
  [37.49, 1],
  [37.5, 2],
  [62.49, 3],
  [72.29, 4],
  [75, 5],
  [87.49, 5],
  [87.5, 6],
  [100, 6],
])('BR-14: computes the level of %d', (score, level) => {
  expect(levelOf(score)).toBe(level)
})

test.each([
  ['notificacion', '/x', 1],
  ['notificacionResponsable', '/MiEmpresa', 2],
  ['', '/#/MiEmpresa/Temporal', 1],
  ['', '/#/MiEquipo/Temporal', 2],
  ['', '/#/DHGeneral/Especiales/Temporal', 3],
  ['', '/#/otra', 2],
])('BR-29: finds the view of %s at %s', (route, path, view) => {
  expect(viewOf(route, path)).toBe(view)
})

test.each([
  [[], [], false, false],
  [[1, 2], [1, 2], false, false],
  [[1, 2, 3], [1, 2, 3], true, false],
  [[1, 2, 3, 4], [1, 2, 3], true, true],
  [[4, 3, 2, 1, 9], [4, 3, 2], true, true],
])('BR-39: chooses at most three of %j', (selection, chosen, isFull, isTooMany) => {
  expect(firstThree(selection)).toEqual({ chosen, isFull, isTooMany })
})

describe('clients of an evaluation (DICT-08 … 12)', () => {
  const around = { evaluee: '1', boss: '2', subordinates: ['3'] }
  test.each([
    ['1', 'oneself'],
    ['2', 'boss'],
    ['3', 'subordinate'],
    ['4', 'pair'],
    ['5', 'chosen'],
    ['6', null],
  ])('checks client %s and returns the reason %s', (client, reason) => {
    expect(findClientRefusal(client, around, ['4'], ['5'])).toBe(reason)
  })
})

test.each([
  [[], 'few'],
  [[true], 'few'],
  [[false, false], 'noLeader'],
  [[true, true, false], 'manyLeaders'],
  [[true, false], null],
])('DICT-06, 07: checks a family of %j', (leaders, reason) => {
  expect(findFamilyRefusal(leaders.map((isLeader) => ({ isLeader })))).toBe(reason)
})

test('computes the days until and after a due date, across a leap day', () => {
  expect(dueOf(1, '2024-03-01', '2024-02-28')).toEqual({ kind: 'opens', days: 2 })
  expect(dueOf(3, '2024-02-28', '2024-03-01')).toEqual({ kind: 'late', days: 2 })
  expect(dueOf(5, '2024-02-28', '2024-03-01')).toBeNull()
  expect(dueOf(1, '', '2024-03-01')).toBeNull()
})
