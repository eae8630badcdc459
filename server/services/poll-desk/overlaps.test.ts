import { expect, test } from 'vitest'
import { type Apart, leavesFew, shownAlone, tellsApart } from './overlaps.ts'

/**
 * Builds departments: for each set of other polls, how many people the poll asks and how many it leaves out.
 */
const of = (departments: Record<string, Record<string, [asked: number, left: number]>>): Apart[] =>
  Object.entries(departments).map(([department, cuts]) => ({
    department,
    cuts: new Map(Object.entries(cuts).map(([by, [asked, left]]) => [by, { asked, left }])),
  }))

test.each([
  ['nobody asks the same', { X: { '': [5, 0] } }, false],
  ['the same people again', { X: { '0': [5, 0] } }, false],
  ['a department of five and one person more', { X: { '0': [5, 0] }, Y: { '': [1, 0] } }, true],
  ['… and five more', { X: { '0': [5, 0] }, Y: { '': [5, 0] } }, false],
  ['all of them but one', { X: { '0': [9, 1] } }, true],
  ['a few of them alone', { X: { '0': [4, 9], '': [20, 0] } }, true],
  ['one more, whom a third poll asks with five others', { X: { '0': [5, 0] }, Y: { '1': [1, 5] } }, true],
  ['few whom another tells apart already, and all of them', { X: { '0': [5, 0], '0,1': [1, 0] } }, false],
  ['the one more and the one less are of two departments', { X: { '0': [8, 1] }, Y: { '0': [9, 4] } }, false],
] as const)('%s', (_name, departments, tells) => {
  expect(tellsApart(of(departments as never))).toBe(tells)
})

test.each([
  [
    'departments that others cut are not counted alone',
    { X: { '0': [9, 1] }, Y: { '0': [9, 4] }, Z: { '': [8, 0] } },
    ['Z'],
  ],
  [
    'what is left tells nobody either',
    { X: { '0': [9, 1] }, Y: { '0': [9, 9] }, Z: { '0': [12, 0] } },
    ['Z'],
  ],
  ['a small one goes with the next', { X: { '': [3, 0] }, Y: { '': [9, 0] }, Z: { '': [30, 0] } }, ['Z']],
  ['of whom nobody is asked there is no count', { X: { '': [9, 0] }, Y: { '0': [0, 9] } }, ['X']],
] as const)('by department: %s', (_name, departments, shown) => {
  expect([...shownAlone(of(departments as never))].sort()).toEqual([...shown])
})

/** Set of `people` consecutive ids from `first` on. */
const span = (first: number, people: number) => new Set(Array.from({ length: people }, (_, at) => first + at))

test.each([
  ['the same people', span(0, 9), [span(0, 9)], false],
  ['one more', span(0, 10), [span(0, 9)], true],
  ['one less', span(0, 9), [span(0, 10)], true],
  ['five more', span(0, 14), [span(0, 9)], false],
  ['two polls together and one more', span(0, 21), [span(0, 10), span(10, 10)], true],
  ['few whom a plant and a pay group have in common, which no sum tells', span(0, 11), [span(8, 40)], false],
  [
    'of more polls than are combined, few whom no other asks',
    span(0, 90),
    Array.from({ length: 8 }, (_, at) => span(at * 11, 11)),
    true,
  ],
] as const)('sums and differences: %s', (_name, own, others, few) => {
  expect(leavesFew(own, others)).toBe(few)
})
