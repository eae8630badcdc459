import { describe, expect, test } from 'vitest'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import { describeFaults, type Confirmation, type Effect, compareEffects } from './oracle.ts'

const confirmed = (...steps: StepNumber[]): Confirmation[] =>
  steps.map((step, at) => ({ mark: at + 1, step, isSure: true }))
const effects = (all: Confirmation[], ...marks: number[]): Effect[] =>
  marks.map((mark) => ({ mark, step: all.find((each) => each.mark === mark)?.step ?? 7 }))

describe('comparison of effects with confirmations', () => {
  const three = confirmed(1, 2, 1)

  test('accepts all steps in order, once', () => {
    expect(describeFaults(compareEffects(three, effects(three, 1, 2, 3)))).toEqual([])
  })
  test('accepts a save that replaced an unsent save', () => {
    expect(describeFaults(compareEffects(three, effects(three, 3, 2)))).toEqual([])
  })
  test('reports a lost step', () => {
    expect(compareEffects(three, effects(three, 1, 3)).lost).toEqual(['step 2: 2 confirmed, 0 there'])
  })
  test('reports an older save that takes effect after a newer save', () => {
    const verdict = compareEffects(three, effects(three, 2, 3, 1))
    expect(verdict.lost).toEqual(['step 1: 3 confirmed, 1 there'])
    expect(verdict.disorder).not.toEqual([])
  })
  test('reports a step that overtook another', () => {
    const two = confirmed(1, 2)
    expect(compareEffects(two, effects(two, 2, 1)).disorder).toEqual(['2 (step 2) before 1 (step 1)'])
  })
  test('reports a step carried out twice', () => {
    expect(compareEffects(three, effects(three, 1, 2, 2, 3)).twice).toEqual(['step 2: 2'])
  })
  test('reports a step without a confirmation', () => {
    expect(compareEffects(three, effects(three, 1, 2, 3, 9)).strange).toEqual(['step 7: 9'])
  })
  test('accepts a step as stored or not stored if the phone died before it confirmed the step', () => {
    const [first] = confirmed(1)
    const maybe: Confirmation = { mark: 2, step: 1, isSure: false }
    const both = first ? [first, maybe] : []
    expect(describeFaults(compareEffects(both, effects(both, 1)))).toEqual([])
    expect(describeFaults(compareEffects(both, effects(both, 1, 2)))).toEqual([])
    expect(describeFaults(compareEffects(both, effects(both, 2)))).toEqual([])
    expect(compareEffects(both, []).lost).not.toEqual([])
  })
})
