import { expect, test } from 'vitest'
import { type DepartmentCuts, leavesFew, separatelyShown, isolatesFew } from './overlaps.ts'

/** Builds departments from the numbers of people whom the poll asks and leaves out, by set of other polls. */
const of = (departments: Record<string, Record<string, [asked: number, left: number]>>): DepartmentCuts[] =>
  Object.entries(departments).map(([department, cuts]) => ({
    department,
    cuts: new Map(Object.entries(cuts).map(([by, [asked, left]]) => [by, { asked, left }])),
  }))

test.each([
  ['no other poll', { X: { '': [5, 0] } }, false],
  ['the same people as another poll', { X: { '0': [5, 0] } }, false],
  ['a department of five and one person more', { X: { '0': [5, 0] }, Y: { '': [1, 0] } }, true],
  ['a department of five and five people more', { X: { '0': [5, 0] }, Y: { '': [5, 0] } }, false],
  ['all people of another poll but one', { X: { '0': [9, 1] } }, true],
  ['only a few people of another poll', { X: { '0': [4, 9], '': [20, 0] } }, true],
  ['one person more, whom a third poll asks too', { X: { '0': [5, 0] }, Y: { '1': [1, 5] } }, true],
  ['few people whom two other polls single out', { X: { '0': [5, 0], '0,1': [1, 0] } }, false],
  ['few people left out in each of two departments', { X: { '0': [8, 1] }, Y: { '0': [9, 4] } }, false],
] as const)('detects whether few people are isolated: %s', (_name, departments, tells) => {
  expect(isolatesFew(of(departments as never))).toBe(tells)
})

test.each([
  [
    'no department that other polls split',
    { X: { '0': [9, 1] }, Y: { '0': [9, 4] }, Z: { '': [8, 0] } },
    ['Z'],
  ],
  ['no rest that reveals a person', { X: { '0': [9, 1] }, Y: { '0': [9, 9] }, Z: { '0': [12, 0] } }, ['Z']],
  [
    'no small department, and none that is merged with it',
    { X: { '': [3, 0] }, Y: { '': [9, 0] }, Z: { '': [30, 0] } },
    ['Z'],
  ],
  ['no department without asked people', { X: { '': [9, 0] }, Y: { '0': [0, 9] } }, ['X']],
] as const)('shows by department: %s', (_name, departments, shown) => {
  expect([...separatelyShown(of(departments as never))].sort()).toEqual([...shown])
})

/** Set of `people` consecutive ids from `first` on. */
const span = (first: number, people: number) => new Set(Array.from({ length: people }, (_, at) => first + at))

test.each([
  ['the same audience', span(0, 9), [span(0, 9)], false],
  ['one person more', span(0, 10), [span(0, 9)], true],
  ['one person less', span(0, 9), [span(0, 10)], true],
  ['five people more', span(0, 14), [span(0, 9)], false],
  ['two other audiences and one person more', span(0, 21), [span(0, 10), span(10, 10)], true],
  ['few people in two audiences, but in no sum', span(0, 11), [span(8, 40)], false],
  ['one person more, whom a third poll asks too', span(0, 6), [span(0, 5), span(5, 6)], true],
  ['few people left out of each of two departments', span(0, 17), [span(0, 22)], false],
  [
    'too many polls to combine, few people whom no other asks',
    span(0, 90),
    Array.from({ length: 8 }, (_, at) => span(at * 11, 11)),
    true,
  ],
  [
    'too many polls to combine, one person less than in all of them',
    span(0, 35),
    Array.from({ length: 8 }, (_, at) => span(0, 36 + 5 * at)),
    true,
  ],
] as const)('detects whether sums and differences leave few people: %s', (_name, own, others, few) => {
  expect(leavesFew(own, others)).toBe(few)
})
