import { expect, test } from 'vitest'
import { compareGroups } from './overlaps.ts'
import { createKnownCounts } from './known-counts.ts'

const span = (first: number, people: number) => new Set(Array.from({ length: people }, (_, at) => first + at))
const union = (...groups: readonly ReadonlySet<number>[]) => new Set(groups.flatMap((group) => [...group]))
const [x, y, z] = [span(0, 6), span(10, 7), span(20, 8)]
const one = span(30, 1)

test.each([
  ['the same group twice', [span(0, 9), span(0, 9)], false],
  ['one person more', [span(0, 9), span(0, 10)], true],
  ['five people more', [span(0, 9), span(0, 14)], false],
  ['two groups and one person more', [span(0, 10), span(10, 10), span(0, 21)], true],
  ['one person more, who is in a third group', [span(0, 5), span(0, 6), span(5, 6)], true],
  ['few people in two groups, but in no sum', [span(0, 11), span(8, 40)], false],
  ['few people left out of each of two parts, five together', [span(0, 17), span(0, 22)], false],
  ['a part of one poll and the total of another', [union(x, y), x, y, union(x, one)], true],
  ['a sum that takes one group twice', [union(x, y), union(y, z), union(x, z), union(x, y, z, one)], true],
  ['three pairs of three groups', [union(x, y), union(y, z), union(x, z)], false],
  [
    'six nested groups, the last with one person less',
    [...[0, 5, 10, 15, 20].map((more) => span(0, 36 + more)), span(0, 35)],
    true,
  ],
] as const)('finds sums that reveal few people: %s', (_name, groups, reveals) => {
  for (const order of [groups, [...groups].reverse()]) {
    const counts = createKnownCounts(order)
    expect(order.every((group) => counts.addSafely(group))).toBe(!reveals)
  }
})

const people = (departments: Record<string, ReadonlySet<number>>) =>
  Object.entries(departments).flatMap(([departmentId, ids]) =>
    [...ids].map((employeeId) => ({ employeeId, departmentId })),
  )

test.each([
  ['every department of five and more', { X: x, Y: y }, [], ['X', 'Y']],
  ['no small department, and none whose rest would be small', { X: x, Y: y, V: one }, [], ['Y']],
  ['no department that another total would subtract', { X: x, W: z }, [union(x, one)], []],
  [
    'no department that another poll divides',
    { X: x, Y: y, W: span(40, 9) },
    [union(span(11, 6), z), z],
    ['W'],
  ],
] as const)('counts separately %s', (_name, departments, others, counted) => {
  const compared = compareGroups(people(departments), others)
  expect(compared.isTooAlike).toBe(false)
  expect([...compared.departments].sort()).toEqual([...counted])
})

test('refuses a poll whose total and a shown department leave one person', () => {
  expect(compareGroups(people({ X: x, V: one }), [union(x, z), x, z])).toEqual({
    isTooAlike: true,
    departments: [],
  })
})

test('allows a poll that adds nothing to what other polls reveal already', () => {
  expect(compareGroups(people({ X: x, Z: z }), [x, union(x, one)])).toEqual({
    isTooAlike: false,
    departments: ['Z', 'X'],
  })
})

test('compares a company of 300 departments with ten polls', () => {
  const departments = Array.from({ length: 300 }, (_, at) => span(at * 40, 1 + (at % 40)))
  const everybody = Object.fromEntries(departments.map((ids, at) => [`D${at}`, ids]))
  const others = Array.from({ length: 10 }, (_, at) => union(...departments.slice(at * 20, at * 20 + 90)))
  const compared = compareGroups(people(everybody), others)
  expect(compared.isTooAlike).toBe(false)
  expect(compared.departments.length).toBeGreaterThan(200)
})

test('refuses to reveal the rest of a department that has shrunk since its counts were shown', () => {
  expect(compareGroups(people({ X: x, V: one }), [x, one]).isTooAlike).toBe(true)
  expect(compareGroups(people({ X: x, V: one }), [one]).isTooAlike).toBe(false)
})
