import { expect, test } from 'vitest'
import { SMALLEST_GROUP } from '../polls/small-groups.ts'
import { shownFigures } from './figures.ts'

const group = (name: string, people: number, total = 1) => ({ name, people, total })

test('hides a second group along with a group of fewer than five people, which the total would reveal', () => {
  const { shown, rest } = shownFigures([group('a', 40, 7), group('b', 4, 3), group('c', 9, 2)])
  expect(shown.map(({ name }) => name)).toEqual(['a'])
  expect(rest).toEqual({ total: 5, people: 13 })
})

test('merges small groups into a rest of at least five people, or shows nothing', () => {
  expect(shownFigures([group('a', 40), group('b', 3, 2), group('c', 2, 4)])).toEqual({
    shown: [group('a', 40)],
    rest: { total: 6, people: 5 },
  })
  expect(shownFigures([group('b', 2), group('c', 2)])).toEqual({ shown: [], rest: null })
  expect(shownFigures([group('a', 5)])).toEqual({ shown: [group('a', 5)], rest: null })
})

test('reveals nothing about one to four people in random companies', () => {
  let seed = 11
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 2000; round += 1) {
    const groups = Array.from({ length: 1 + next(9) }, (_, at) => group(String(at), next(12), next(30)))
    const { shown, rest } = shownFigures(groups)
    const people = groups.reduce((sum, each) => sum + each.people, 0)
    const left = people - shown.reduce((sum, each) => sum + each.people, 0)
    for (const each of shown) expect(each.people).toBeGreaterThanOrEqual(SMALLEST_GROUP)
    if (shown.length > 0 && left > 0) expect(left).toBeGreaterThanOrEqual(SMALLEST_GROUP)
    expect(rest?.people ?? 0).toBe(left >= SMALLEST_GROUP ? left : 0)
    const others = groups.map((each) => ({ ...each, total: next(30) }))
    expect(shownFigures(others).shown.map(({ name }) => name)).toEqual(shown.map(({ name }) => name))
  }
})
