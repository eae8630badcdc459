import { expect, test } from 'vitest'
import { compareAnswered } from './answered.ts'
import type { AskedGroups } from './asked-groups.ts'

const span = (first: number, people: number) => Array.from({ length: people }, (_, at) => first + at)
const answered = (departments: Record<string, readonly number[]>): AskedGroups =>
  new Map([
    ['', new Set(Object.values(departments).flat())],
    ...Object.entries(departments).map(([id, people]) => [id, new Set(people)] as const),
  ])
const [A, B] = [span(0, 6), span(10, 5)]
const both = answered({ A, B: [10] })
const alone = answered({ A })

test('finds the one person in whom two polls differ, in either order, though a hidden department has the same people', () => {
  expect(compareAnswered(alone, [both]).against).not.toBeNull()
  expect(compareAnswered(both, [alone]).against).not.toBeNull()
  expect(compareAnswered(alone, [both, both]).against).not.toBeNull()
})

test('allows results of the same people, of others, and of five more', () => {
  for (const earlier of [alone, answered({ B }), answered({ A, B })])
    expect(compareAnswered(alone, [earlier]).against).toBeNull()
})

test('hides the departments that would tell one answer of another department', () => {
  // Everybody minus C is A and B in both polls, and A has one person less.
  const company = answered({ A, B, C: span(20, 20) })
  const later = answered({ A: A.slice(1), B, C: span(21, 24) })
  expect(compareAnswered(later, [company])).toEqual({ against: null, departments: ['B'] })
})

test('compares with a total whose department was hidden beside an earlier poll', () => {
  // Department A of the second poll differs from the first poll by one person, so only the second total was
  // shown.
  const first = answered({ A: [...A, 9] })
  const second = answered({ A, C: span(20, 20) })
  const later = answered({ A, C: span(20, 20), D: [50] })
  expect(compareAnswered(later, [first, second]).against).not.toBeNull()
})
