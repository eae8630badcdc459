import { describe, expect, test } from 'vitest'
import { HALVES, readSentences, RIGHT_PERCENT, scoreSentences } from './bench/worker-sentences.ts'

describe.each(HALVES)('the %s half of sample sentences from workers', (half) => {
  const score = scoreSentences(readSentences(half))

  test('understands meaning, amount and term in enough sentences', () => {
    expect(score.percent, score.mistakes.join('\n')).toBeGreaterThanOrEqual(RIGHT_PERCENT)
  })

  test('never invents an amount', () => {
    expect(score.inventedAmounts).toEqual([])
  })

  test('never invents a term', () => {
    expect(score.inventedTerms).toEqual([])
  })

  test('never understands "all of it" in a sentence that does not say so', () => {
    expect(score.inventedMaximums).toEqual([])
  })

  test('never starts or cancels a movement that was not meant', () => {
    expect(score.wrongMovements).toEqual([])
  })
})
