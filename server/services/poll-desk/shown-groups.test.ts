import { expect, test } from 'vitest'
import { randomFor } from '../../seed/random.ts'
import { shownGroups } from './shown-groups.ts'

const sized = (...sizes: number[]) => sizes.map((size, id) => ({ id, size, votes: [] }))
const inOrder = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)
const shownOf = (sizes: number[], rest = 0) =>
  inOrder(shownGroups(sized(...sizes), { size: rest, votes: [] }))
const shownVotes = (votes: number[][], rest: number[] = []) =>
  inOrder(
    shownGroups(
      votes.map((each, id) => ({ id, size: sum(each), votes: each })),
      { size: sum(rest), votes: rest },
    ),
  )
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

test.each([
  ['no small group', [5, 9, 30], 0, [0, 1, 2]],
  ['one small group, hidden with the next smallest', [3, 9, 30], 0, [2]],
  ['two small groups with enough people together', [3, 4, 9], 0, [2]],
  ['two small groups with too few people together', [1, 2, 5, 9], 0, [3]],
  ['an empty group, which is not small', [0, 5, 6], 0, [0, 1, 2]],
  ['only one small group', [3], 0, []],
  ['few people without a group', [5, 9], 2, [1]],
  ['a small group and enough people without a group', [3, 9], 6, [1]],
] as const)('shows the groups that reveal nothing: %s', (_name, sizes, rest, shown) => {
  expect(shownOf([...sizes], rest)).toEqual(shown)
})

test('never shows a group of few people, and never leaves few people in the rest', {
  tags: ['whole'],
}, () => {
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
    if (rest === 0 && sizes.every((size) => size === 0 || size >= 5)) expect(shown).toHaveLength(sizes.length)
  }
})

test.each([
  [
    'hides a group that all voted alike, and the smallest other group',
    [
      [6, 0],
      [5, 3],
      [9, 1],
    ],
    [],
    [2],
  ],
  [
    'hides two groups that each voted alike, for different options',
    [
      [6, 0],
      [0, 7],
      [9, 1],
    ],
    [],
    [2],
  ],
  [
    'hides two groups that all voted for the same option, and the smallest other group',
    [
      [6, 0],
      [7, 0],
      [5, 3],
      [9, 1],
    ],
    [],
    [3],
  ],
  [
    'hides the smallest group if all people without a group voted alike',
    [
      [5, 3],
      [9, 1],
    ],
    [0, 8],
    [1],
  ],
  [
    'shows all groups if nobody chose one of the options',
    [
      [5, 3, 0],
      [9, 1, 0],
    ],
    [],
    [0, 1],
  ],
] as const)('%s', (_name, votes, rest, shown) => {
  expect(
    shownVotes(
      votes.map((each) => [...each]),
      [...rest],
    ),
  ).toEqual(shown)
})

test('shows no group, and leaves no rest, in which all people chose the same option', () => {
  const random = randomFor('votes')
  for (let round = 0; round < 3000; round += 1) {
    const votes = () => {
      const only = random.chance(0.4) ? random.whole(0, 2) : -1
      return [0, 1, 2].map((option) => (only === -1 || only === option ? random.whole(0, 9) : 0))
    }
    const groups = Array.from({ length: random.whole(0, 6) }, votes)
    const rest = random.chance(0.5) ? [0, 0, 0] : votes()
    const shown = shownVotes(groups, rest)
    const hidden = groups.filter((_, id) => !shown.includes(id))
    const left = [0, 1, 2].map((option) => sum([rest, ...hidden].map((each) => each[option] ?? 0)))
    const story = `${JSON.stringify(groups)}, ${rest.join('+')} besides, shown ${shown.join(',')}`
    if (shown.some((id) => sum(groups[id] ?? []) > 0))
      expect(sum(left) > 0 && (sum(left) < 5 || left.includes(sum(left))), story).toBe(false)
    for (const id of shown) {
      const size = sum(groups[id] ?? [])
      expect(size > 0 && (size < 5 || groups[id]?.includes(size)), story).toBe(false)
    }
  }
})
