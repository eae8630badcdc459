import { expect, test } from 'vitest'
import { randomFor } from '../../seed/random.ts'
import { visibleGroups } from './shown-groups.ts'

const sized = (...sizes: number[]) => sizes.map((size, id) => ({ id, size }))
const shownOf = (sizes: number[], rest = 0) => [...visibleGroups(sized(...sizes), rest)].sort((a, b) => a - b)

test.each([
  ['none is small', [5, 9, 30], 0, [0, 1, 2]],
  ['one small: the next smallest goes with it', [3, 9, 30], 0, [2]],
  ['two small are enough for each other', [3, 4, 9], 0, [2]],
  ['two small are not enough', [1, 2, 5, 9], 0, [3]],
  ['nobody is no small group', [0, 5, 6], 0, [0, 1, 2]],
  ['one small and nothing besides', [3], 0, []],
  ['people in no group are left, too', [5, 9], 2, [1]],
  ['enough people in no group hide a small one', [3, 9], 6, [1]],
] as const)('%s', (_name, sizes, rest, shown) => {
  expect(shownOf([...sizes], rest)).toEqual(shown)
})

test('what is left of the whole is nobody or enough, and none that is shown is small', () => {
  const random = randomFor('groups')
  for (let round = 0; round < 3000; round += 1) {
    const sizes = Array.from({ length: random.whole(0, 8) }, () => random.whole(0, random.whole(1, 14)))
    const rest = random.chance(0.5) ? 0 : random.whole(0, 9)
    const all = sizes.reduce((sum, size) => sum + size, rest)
    const shown = shownOf(sizes, rest)
    const left = all - shown.reduce((sum, id) => sum + (sizes[id] ?? 0), 0)
    const sum = `${sizes.join('+')}, ${rest} besides, shown ${shown.join(',')}`
    expect([1, 2, 3, 4].includes(left) && all >= 5, sum).toBe(false)
    for (const id of shown) expect([1, 2, 3, 4], sum).not.toContain(sizes[id])
    // Nothing is hidden without need.
    if (rest === 0 && sizes.every((size) => size === 0 || size >= 5)) expect(shown).toHaveLength(sizes.length)
  }
})
