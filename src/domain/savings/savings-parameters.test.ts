import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  exampleInterest,
  type FundParameters,
  percentText,
  proposalProblems,
  readFactor,
  readPercent,
} from './savings-parameters.ts'

const today = '2026-11-23'
const current: FundParameters = {
  tiie: 0.1,
  rate: 0.02,
  loanFactor: 2,
  socialPart: 30_000,
  minimumWeekly: 5000,
  minimumBiweekly: 10_000,
  refusesAboveQuota: false,
}

describe('typed percentages', () => {
  test.each([
    ['11.25 %', 0.1125],
    ['11.25', 0.1125],
    [' 11,25% ', 0.1125],
    ['7', 0.07],
    ['0.29', 0.0029],
    ['11.2525 %', 0.112525],
    ['0', 0],
    ['100', 1],
    ['', null],
    ['%', null],
    ['11.25252', null],
    ['-3', null],
    ['once', null],
    ['1,125.5', null],
  ])('reads %s', (typed, fraction) => {
    expect(readPercent(typed)).toBe(fraction)
  })

  test('reads a shown percentage as the same value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (millionths) => {
        expect(readPercent(percentText(millionths / 1_000_000))).toBe(millionths / 1_000_000)
      }),
    )
    expect(['11.25 %', '10.00 %', '0.29 %', '11.2525 %', '0.00 %']).toEqual(
      [0.1125, 0.1, 0.0029, 0.112525, 0].map(percentText),
    )
  })

  test.each([
    ['2', 2],
    ['1.5', 1.5],
    ['2,25 veces', 2.25],
    ['1 vez', 1],
    ['2.255', null],
    ['dos', null],
  ])('reads the factor %s', (typed, factor) => {
    expect(readFactor(typed)).toBe(factor)
  })
})

describe('a proposal', () => {
  const problems = (more: Partial<FundParameters & { validFrom: string }>) =>
    proposalProblems({ ...current, tiie: 0.11, validFrom: '2026-12-01', ...more }, today, current)

  test('is accepted from today on', () => {
    expect(problems({})).toEqual([])
    expect(problems({ validFrom: today })).toEqual([])
  })

  test('is rejected for a past day, a day too far ahead or unchanged values', () => {
    expect(problems({ validFrom: '2026-11-22' })).toEqual(['past'])
    expect(problems({ validFrom: '2029-01-01' })).toEqual(['too-far'])
    expect(problems({ tiie: 0.1 })).toEqual(['same'])
    expect(problems({ tiie: 0.1, refusesAboveQuota: true })).toEqual([])
    expect(proposalProblems({ ...current, validFrom: today }, today, null)).toEqual([])
  })

  test('lists every value out of bounds', () => {
    expect(problems({ tiie: 1.01, loanFactor: 0, minimumWeekly: 0, validFrom: '2020-01-01' })).toEqual([
      'tiie',
      'loanFactor',
      'minimumWeekly',
      'past',
    ])
    expect(problems({ rate: Number.NaN })).toEqual(['rate'])
  })
})

test('charges 325.00 in interest for 10,000.00 in 12 fortnights at 12 % a year', () => {
  expect(exampleInterest({ tiie: 0.1, rate: 0.02 })).toBe(32_500)
  expect(exampleInterest({ tiie: 0, rate: 0 })).toBe(0)
})
