import { expect, test } from 'vitest'
import { MONTHLY_RECOGNITIONS, reasonLength, recognitionProblems, recognitionsLeft } from './limits.ts'
import { REASON_LENGTH } from './reason.ts'

const whole = { principle: 'Hacerlo bien', colleague: '100102', reason: 'Ayudó' }

test('BR-28, RECO-09: allows three recognitions a month, and never shows fewer than 0 left', () => {
  expect([0, 1, 2, 3, 4].map(recognitionsLeft)).toEqual([3, 2, 1, 0, 0])
  expect(MONTHLY_RECOGNITIONS).toBe(3)
})

test('RECO-06 … 08: lists missing fields in the order of the form', () => {
  expect(recognitionProblems(whole)).toEqual([])
  expect(
    recognitionProblems({ principle: '', colleague: '', reason: ' \n ' }).map(({ field }) => field),
  ).toEqual(['principle', 'colleague', 'reason'])
})

test('RECO-07: accepts 350 characters of any kind and rejects 351', () => {
  for (const sign of ['a', 'ñ', 'n\u0303', '👏', '👩🏽‍🏭', '👨‍👩‍👧‍👦', '🇲🇽', '𝒜', 'ש', '&']) {
    expect(recognitionProblems({ ...whole, reason: sign.repeat(REASON_LENGTH) })).toEqual([])
    expect(recognitionProblems({ ...whole, reason: sign.repeat(REASON_LENGTH + 1) })).toEqual([
      { field: 'reason', problem: 'tooLong' },
    ])
  }
})

test('RECO-06: rejects a reason of invisible characters', () => {
  for (const reason of ['\u200b\u200d', '\u2800', '\u3164 \u0301'])
    expect(recognitionProblems({ ...whole, reason })).toEqual([{ field: 'reason', problem: 'needed' }])
})

test('RECO-07: limits combining accents stacked on one letter', () => {
  const reason = `a${'\u0301'.repeat(16 * REASON_LENGTH)}`
  expect(recognitionProblems({ ...whole, reason })).toEqual([{ field: 'reason', problem: 'tooLong' }])
})

test('ignores blanks around a reason (random lengths)', { tags: ['whole'] }, () => {
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 500; round += 1) {
    const inside = next(REASON_LENGTH * 2)
    const reason = `${' '.repeat(next(9))}${'x'.repeat(inside)}${'\n'.repeat(next(9))}`
    expect(reasonLength(reason)).toBe(inside)
    const isRight = inside > 0 && inside <= REASON_LENGTH
    expect(recognitionProblems({ ...whole, reason }).length === 0).toBe(isRight)
  }
})
