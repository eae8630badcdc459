import { expect, test } from 'vitest'
import { sortNamed } from './named-tests.mjs'

const [MONTHS, DATES, FUND] = [
  'src/domain/time/months.test.ts',
  'src/domain/time/dates.test.ts',
  'tests/flows/savings/fund.test.ts',
]
const [SAVINGS, SMOKE] = ['tests/e2e/savings/savings.spec.ts', 'tests/e2e/looks/smoke.spec.ts']
const sort = (...args: string[]) => sortNamed(args, [MONTHS, DATES, FUND, SAVINGS, SMOKE])

test.each([
  ['names of Vitest files', ['months', 'dates'], [MONTHS, DATES], null],
  ['a folder', ['src/domain'], [MONTHS, DATES], null],
  ['a story', ['tests/e2e/looks/smoke.spec.ts'], null, [SMOKE]],
  ['both kinds', ['months', 'smoke'], [MONTHS], [SMOKE]],
  ['a word of both kinds', ['savings'], [FUND], [SAVINGS]],
  ['the same file twice', ['./src/domain/time/dates', 'Dates'], [DATES], null],
  ['a line', ['smoke.spec.ts:12'], null, [`${SMOKE}:12`]],
  ['options of one kind', ['--grep=opens', 'smoke'], null, ['--grep=opens', SMOKE]],
  ['options alone', ['--project=unit'], ['--project=unit'], null],
])('sorts %s', (_, args, vitest, stories) => {
  expect(sort(...args)).toEqual({ vitest, stories })
})

test.each([
  [['dates', 'nothing-like-it'], '“nothing-like-it” is no part of any test’s path'],
  [['-t', 'opens', 'dates'], '“opens” is no part of any test’s path; write options with “=”.'],
  [[''], '“” is no part of any test’s path'],
  [['dates', 'smoke', '--bail=1'], 'give options to one kind at a time'],
])('refuses %s', (args, message) => {
  expect(() => sort(...args)).toThrow(message)
})

test('finds the test files of this repository', () => {
  expect(sortNamed(['named-tests', 'looks/smoke'])).toEqual({
    vitest: ['scripts/testing/named-tests.test.ts'],
    stories: ['tests/e2e/looks/smoke.spec.ts'],
  })
})
