import { describe, expect, test } from 'vitest'
import { type AskedGroups, groupsAsked, pollsToJoin, revealsNobody, withNewcomers } from './asked-groups.ts'
import { compareGroups } from './overlaps.ts'

const span = (first: number, people: number) => Array.from({ length: people }, (_, at) => first + at)
const receivers = (departmentId: string, ids: readonly number[]) =>
  ids.map((employeeId) => ({ employeeId, departmentId }))
const asked = (...ids: number[]): AskedGroups => new Map([['', new Set(ids)]])

describe('people asked by a poll', () => {
  test('are everybody who was asked, though one has moved away since', () => {
    const groups = groupsAsked(receivers('', span(0, 6)), new Map([['', 6]]))
    const again = compareGroups(receivers('D', span(0, 5)), [{ poll: 'A', groups: [...groups.values()] }])
    expect(again.against).toEqual(['A'])
  })

  test('are counted with the department they had when they were asked', () => {
    const rows = [...receivers('X', span(0, 6)), ...receivers('', span(10, 7))]
    const groups = groupsAsked(
      rows,
      new Map([
        ['', 13],
        ['X', 6],
      ]),
    )
    expect(groups.get('X')).toEqual(new Set(span(0, 6)))
    expect(groups.get('')?.size).toBe(13)
  })

  test('include deleted employees, whose answers stay in the counts', () => {
    const rows = [...receivers('X', span(0, 5)), ...receivers('', span(10, 7))]
    const groups = groupsAsked(
      rows,
      new Map([
        ['', 14],
        ['X', 6],
      ]),
    )
    expect([groups.get('')?.size, groups.get('X')?.size]).toEqual([14, 6])
    expect(
      compareGroups(receivers('X', span(0, 5)), [{ poll: 'A', groups: [...groups.values()] }]).against,
    ).toEqual(['A'])
  })
})

test('four deleted employees hide nobody whose answer two polls reveal', () => {
  const before = groupsAsked(receivers('', span(0, 6)), new Map([['', 10]]))
  const after = groupsAsked(receivers('', span(0, 5)), new Map([['', 9]]))
  expect(revealsNobody(after, [[...before.values()]])).toBe(false)
})

describe('newcomers of an open poll', () => {
  const join = (polls: Record<number, { now: AskedGroups; fresh?: readonly number[] }>) => {
    const entries = Object.entries(polls).map(([id, poll]) => [Number(id), poll] as const)
    const joining = new Map(
      entries.flatMap(([id, { now, fresh }]) =>
        fresh ? [[id, withNewcomers(now, receivers('', fresh))] as const] : [],
      ),
    )
    const groups = new Map(entries.map(([id, { now }]) => [id, now]))
    const beside = (poll: number) => entries.flatMap(([id]) => (id === poll ? [] : [id]))
    return [...pollsToJoin(joining, groups, beside)]
  }

  test('join a poll that stands alone', () => {
    expect(join({ 1: { now: asked(...span(0, 6)), fresh: [6] } })).toEqual([1])
  })

  test('wait while the same people were asked by another poll, until there are five', () => {
    const closed = { now: asked(...span(0, 6)) }
    expect(join({ 1: closed, 2: { now: asked(...span(0, 6)), fresh: [6] } })).toEqual([])
    expect(join({ 1: closed, 2: { now: asked(...span(0, 6)), fresh: span(6, 5) } })).toEqual([2])
  })

  test('join all open polls of the same people together', () => {
    const open = { now: asked(...span(0, 6)), fresh: [6] }
    expect(join({ 1: open, 2: open })).toEqual([1, 2])
  })

  test('wait in every poll that would differ from one that they cannot join', () => {
    const open = { now: asked(...span(0, 6)), fresh: [6] }
    expect(join({ 1: open, 2: open, 3: { now: asked(...span(0, 6)) } })).toEqual([])
  })

  test('join a poll whose results hide a department for them', () => {
    const groups = withNewcomers(
      new Map([
        ['', new Set(span(0, 13))],
        ['X', new Set(span(0, 6))],
        ['Y', new Set(span(6, 7))],
      ]),
      receivers('', [20]),
    )
    expect(revealsNobody(groups, [])).toBe(true)
  })
})
