import { describe, expect, test } from 'vitest'
import { HALVES, readSentences, RIGHT_PERCENT, scoreSentences } from './bench/worker-sentences.ts'

describe.each(HALVES)('the %s half of sentences as workers write them', (half) => {
  const score = scoreSentences(readSentences(half))

  test('gets the right meaning, amount and term', () => {
    expect(score.percent, score.mistakes.join('\n')).toBeGreaterThanOrEqual(RIGHT_PERCENT)
  })

  test('never takes an amount that nobody said', () => {
    expect(score.inventedAmounts).toEqual([])
  })

  test('never starts a movement that was not meant', () => {
    expect(score.wrongMovements).toEqual([])
  })
})
