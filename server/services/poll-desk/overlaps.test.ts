import { describe, expect, test } from 'vitest'
import { compareGroups } from './overlaps.ts'
import { createKnownCounts, fullBudget } from './known-counts.ts'

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
    const counts = createKnownCounts([], order)
    expect(order.every((group) => counts.addSafely(group))).toBe(!reveals)
  }
})

const poll = (title: string, ...groups: readonly ReadonlySet<number>[]) => ({ poll: title, groups })
const people = (departments: Record<string, ReadonlySet<number>>) =>
  Object.entries(departments).flatMap(([departmentId, ids]) =>
    [...ids].map((employeeId) => ({ employeeId, departmentId })),
  )

test.each([
  ['every department of five and more', { X: x, Y: y }, [], ['X', 'Y']],
  ['no small department, and none whose rest would be small', { X: x, Y: y, V: one }, [], ['Y']],
  ['no department that another total would subtract', { X: x, W: z }, [poll('A', union(x, one))], []],
  [
    'no department that another poll divides',
    { X: x, Y: y, W: span(40, 9) },
    [poll('A', union(span(11, 6), z), z)],
    ['W'],
  ],
  [
    'the departments of each month, though one outside has shrunk since',
    { X: x, Z: z, V: one },
    [poll('A', union(x, z, one), x, z), poll('B', union(x, z, one), x, z)],
    ['Z'],
  ],
] as const)('counts separately %s', (_name, departments, others, counted) => {
  const compared = compareGroups(people(departments), others)
  expect(compared.against).toBeNull()
  expect([...compared.departments].sort()).toEqual([...counted])
})

test('refuses a poll whose total and a shown department leave one person, and names the other poll', () => {
  const others = [poll('A', union(y, z), y, z), poll('B', union(x, z), x, z)]
  expect(compareGroups(people({ X: x, V: one }), others)).toEqual({ against: ['B'], departments: [] })
})

test('names each poll that is needed to reveal few people', () => {
  const others = [poll('A', x), poll('B', y), poll('C', span(60, 9)), poll('A', x)]
  expect(compareGroups(people({ X: x, Y: y, V: one }), others).against).toEqual(['A', 'B'])
})

// Polls A and B, which may have asked another question, reveal the answer of one person.
describe('with one person already revealed by other polls', () => {
  const plant = union(x, z, one)
  const everybody = union(plant, y)
  const revealing = [poll('A', everybody, x, z), poll('B', y)]
  const subtracted = [poll('A', union(x, z)), poll('B', plant)]

  test.each([
    [
      'all departments of a plant but one of one person',
      { X: x, Z: z },
      [...revealing, poll('C', plant)],
      ['C'],
    ],
    ['a plant, and a poll shows its departments', { X: x, Z: z, V: one }, revealing, ['A']],
    ['the larger of two audiences', { X: x, Z: z, V: one }, subtracted, ['A']],
    ['the smaller of two audiences', { X: x, Z: z }, subtracted, ['B']],
    [
      'an audience that two polls divide',
      { X: x, Y: y, Z: z, V: one },
      [...subtracted, poll('C', union(x, y)), poll('D', z)],
      ['C', 'D'],
    ],
  ] as const)('refuses %s', (_name, departments, others, against) => {
    expect(compareGroups(people(departments), [...others])).toEqual({
      against: [...against],
      departments: [],
    })
    expect(compareGroups(people(departments), [...others].reverse()).against?.toSorted()).toEqual([
      ...against,
    ])
  })

  test.each([
    ['the same audience again', { Y: y }, [poll('C', y), ...subtracted]],
    ['other people', { W: span(60, 9) }, subtracted],
    [
      'an audience that differs by five people',
      { X: x, Z: z, W: span(60, 5) },
      [poll('C', union(x, z)), ...revealing],
    ],
  ] as const)('allows %s', (_name, departments, others) => {
    expect(compareGroups(people(departments), [...others]).against).toBeNull()
  })

  test('gives no department separate counts that would reveal that person', () => {
    const compared = compareGroups(people({ X: x, Z: z }), [poll('A', x), poll('B', union(x, one))])
    expect(compared).toEqual({ against: null, departments: [] })
  })
})

test('ignores pairs of polls that reveal people outside the audience', () => {
  const groups = Array.from({ length: 12 }, (_, at) => span(at * 40, 10))
  const more = groups.map((group, at) => union(group, span(at * 40 + 30, 1)))
  const others = [...groups, ...more].map((group, at) => poll(`${at}`, group))
  expect(compareGroups(people({ X: span(0, 10) }), others).against).toEqual(['12'])
  expect(compareGroups(people({ X: span(900, 10) }), others).against).toBeNull()
})

test('compares a company of 300 departments with ten polls', () => {
  const departments = Array.from({ length: 300 }, (_, at) => span(at * 40, 1 + (at % 40)))
  const everybody = Object.fromEntries(departments.map((ids, at) => [`D${at}`, ids]))
  const others = Array.from({ length: 10 }, (_, at) =>
    poll(`${at}`, union(...departments.slice(at * 20, at * 20 + 90))),
  )
  const compared = compareGroups(people(everybody), others)
  expect(compared.against).toBeNull()
  expect(compared.departments.length).toBeGreaterThan(200)
})

test('protects the person left in a department that has shrunk since its counts were shown', () => {
  expect(compareGroups(people({ X: x, V: one }), [poll('A', x, one)]).against).toEqual(['A'])
  expect(compareGroups(people({ X: x, V: one }), [poll('A', one)]).against).toBeNull()
})

describe('within its budget', () => {
  const half = (at: number, department: number) => ((at * 2_654_435_761) >>> (department % 24)) % 2 === 1

  test('compares 40 polls that show departments', () => {
    const departments = Array.from({ length: 20 }, (_, at) => [`D${at}`, span(at * 40, 6 + at)] as const)
    const published: ReturnType<typeof poll>[] = []
    for (let at = 1; at <= 40; at += 1) {
      const asked = departments.filter((_department, department) => half(at, department))
      const budget = fullBudget()
      const compared = compareGroups(people(Object.fromEntries(asked)), published, budget)
      expect(compared.against).toBeNull()
      expect(budget.left).toBeGreaterThan(0)
      const counted = asked.flatMap(([id, ids]) => (compared.departments.includes(id) ? [ids] : []))
      published.push(poll(`${at}`, union(...asked.map(([, ids]) => ids)), ...counted))
    }
  })

  test('refuses a poll when 40 polls over small departments are too much to compare', () => {
    const departments = Array.from({ length: 30 }, (_, at) => span(at * 40, 1))
    const others = Array.from({ length: 40 }, (_, at) =>
      poll(`${at}`, union(...departments.filter((_ids, department) => half(at + 1, department)))),
    )
    const everybody = people(Object.fromEntries(departments.map((ids, at) => [`D${at}`, ids])))
    const budget = fullBudget()
    expect(compareGroups(everybody, others, budget)).toEqual({ against: [], departments: [] })
    expect(budget.left).toBeGreaterThan(-10_000)
  })

  const pairs = (count: number, first: number) =>
    Array.from({ length: count }, (_, at) => span(first + at * 40, 10)).flatMap((group, at) => [
      poll(`${at}`, group),
      poll(`${at} and one`, union(group, span(first + at * 40 + 30, 1))),
    ])
  const target = [poll('Z', z), poll('Z and one', union(z, one))]
  const parts = [poll('X', x), poll('Y', y)]

  test('refuses a poll that reveals a person by subtracting two polls, beside many pairs that reveal others', () => {
    const others = [...target, ...pairs(61, 100), ...parts]
    const compared = compareGroups(people({ X: x, Y: y, V: one }), others)
    expect(compared.against?.toSorted()).toEqual(['X', 'Y'])
  })

  test('refuses a poll when the revealing pairs that overlap it are too many to compare', () => {
    const around = poll('around', union(x, y, z, one, ...pairs(61, 100).flatMap(({ groups }) => groups)))
    const compared = compareGroups(people({ X: x, Y: y, V: one }), [
      ...target,
      ...pairs(61, 100),
      around,
      ...parts,
    ])
    expect(compared).toEqual({ against: [], departments: [] })
  })
})
