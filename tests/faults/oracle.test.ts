import { describe, expect, test } from 'vitest'
import type { StepNumber } from '#domain/data-form-rules.ts'
import { complaints, type Confirmation, type Effect, judge } from './oracle.ts'

/** Checks that the oracle detects each kind of fault. */

const confirmed = (...steps: StepNumber[]): Confirmation[] =>
  steps.map((step, at) => ({ mark: at + 1, step, isSure: true }))
const effects = (all: Confirmation[], ...marks: number[]): Effect[] =>
  marks.map((mark) => ({ mark, step: all.find((each) => each.mark === mark)?.step ?? 7 }))

describe('judge', () => {
  const three = confirmed(1, 2, 1)

  test('all of it, in order, once', () => {
    expect(complaints(judge(three, effects(three, 1, 2, 3)))).toEqual([])
  })
  test('a save in the place of one that was never sent', () => {
    expect(complaints(judge(three, effects(three, 3, 2)))).toEqual([])
  })
  test('one that is missing', () => {
    expect(judge(three, effects(three, 1, 3)).lost).toEqual(['step 2: 2 confirmed, 0 there'])
  })
  test('an older one over a newer one', () => {
    const verdict = judge(three, effects(three, 2, 3, 1))
    expect(verdict.lost).toEqual(['step 1: 3 confirmed, 1 there'])
    expect(verdict.disorder).not.toEqual([])
  })
  test('one that overtook another step', () => {
    const two = confirmed(1, 2)
    expect(judge(two, effects(two, 2, 1)).disorder).toEqual(['2 (step 2) before 1 (step 1)'])
  })
  test('one that was carried out twice', () => {
    expect(judge(three, effects(three, 1, 2, 2, 3)).twice).toEqual(['step 2: 2'])
  })
  test('one that nobody confirmed', () => {
    expect(judge(three, effects(three, 1, 2, 3, 9)).strange).toEqual(['step 7: 9'])
  })
  test('one that may or may not have been kept when the phone died', () => {
    const [first] = confirmed(1)
    const maybe: Confirmation = { mark: 2, step: 1, isSure: false }
    const both = first ? [first, maybe] : []
    expect(complaints(judge(both, effects(both, 1)))).toEqual([])
    expect(complaints(judge(both, effects(both, 1, 2)))).toEqual([])
    expect(complaints(judge(both, effects(both, 2)))).toEqual([])
    expect(judge(both, []).lost).not.toEqual([])
  })
})
