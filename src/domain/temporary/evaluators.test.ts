import { expect, test } from 'vitest'
import { firstThree, whyNoClient, whyNoFamily } from './evaluators.ts'
import { viewOf } from './view.ts'

test.each([
  [[], [], false, false],
  [[1, 2], [1, 2], false, false],
  [[1, 2, 3], [1, 2, 3], true, false],
  [[1, 2, 3, 4], [1, 2, 3], true, true],
  [[4, 3, 2, 1, 9], [4, 3, 2], true, true],
])('BR-39: %j', (given, chosen, isFull, isTooMany) => {
  expect(firstThree(given)).toEqual({ chosen, isFull, isTooMany })
})

test('DICT-08 … 12: who can’t be a client', () => {
  const around = { evaluee: '1', boss: '2', subordinates: ['3'] }
  const why = (client: string) => whyNoClient(client, around, ['4'], ['5'])
  expect(['1', '2', '3', '4', '5', '6'].map(why)).toEqual([
    'oneself',
    'boss',
    'subordinate',
    'pair',
    'chosen',
    null,
  ])
})

test('DICT-06, DICT-07: a family', () => {
  const leader = { isLeader: true }
  const other = { isLeader: false }
  expect(
    [[], [leader], [other, other], [leader, other], [leader, leader, other]].map((all) => whyNoFamily(all)),
  ).toEqual(['few', 'few', 'noLeader', null, 'manyLeaders'])
})

test.each([
  ['notificacion', '/x', 1],
  ['notificacionResponsable', '/MiEmpresa/Temporal', 2],
  ['', '/#/MiEmpresa/Temporal', 1],
  ['', '/#/MiEquipo/Temporal', 2],
  ['', '/#/DHGeneral/Especiales/Temporal', 3],
  ['', '/#/Otra/Temporal', 2],
  ['otra', '/#/Especiales/Temporal', 3],
] as const)('BR-29: %s at %s is view %i', (route, path, view) => {
  expect(viewOf(route, path)).toBe(view)
})
