import { expect, test } from 'vitest'
import { differenceReveals, overlapOf } from './answer-differences.ts'

const span = (first: number, people: number) => Array.from({ length: people }, (_, at) => first + at)
interface Group {
  people: ReadonlySet<number>
  answers: { people: number; options: Record<string, number> }
}
const group = (people: readonly number[], yes: number, no: number): Group => ({
  people: new Set(people),
  answers: { people: yes + no, options: { 1: yes, 2: no } },
})
function reveals(one: Group, other: Group, hasSameWords: boolean): boolean {
  const overlap = overlapOf(one.people, other.people)
  return overlap !== null && differenceReveals(overlap, one.answers, other.answers, hasSameWords)
}
const [A, B] = [span(0, 6), span(10, 5)]

test.each([
  ['the only answer of another department', group([...A, 10], 3, 4), group(A, 3, 3), true],
  ['a department whose people all chose the same', group([...A, ...B], 3, 8), group(A, 3, 3), true],
  ['a department whose people chose differently', group([...A, ...B], 4, 7), group(A, 3, 3), false],
  ['five people who all chose the same, less one', group([...A.slice(1), ...B], 2, 8), group(A, 3, 3), true],
  ['the same people, who changed their minds', group(A, 6, 0), group(A, 3, 3), false],
  ['other people', group(B, 0, 5), group(A, 3, 3), false],
] as const)('subtracts %s', (_name, one, other, isRevealed) => {
  for (const hasSameWords of [true, false]) {
    expect(reveals(one, other, hasSameWords)).toBe(isRevealed)
    expect(reveals(other, one, hasSameWords)).toBe(isRevealed)
  }
})

test('subtracts a question that only some answered if its words are the same', () => {
  const [one, other] = [group([...A, ...B], 4, 3), group(A, 3, 2)]
  expect([reveals(one, other, true), reveals(one, other, false)]).toEqual([true, false])
})

test('compares no questions with another number of options', () => {
  const other = { people: new Set(A), answers: { people: 6, options: { 1: 3, 2: 2, 3: 1 } } }
  expect(reveals(group([...A, 10], 3, 4), other, true)).toBe(false)
})
