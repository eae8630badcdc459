import { describe, expect, test } from 'vitest'
import { HALVES, readSentences, RIGHT_PERCENT, scoreSentences } from './bench/worker-sentences.ts'

/** Spellings with the same sound, as on phones: "kien", "ora", "suvanle". */
const sameSound: readonly [RegExp, string][] = [
  [/qu(?=[ei])/g, 'k'],
  [/c(?=[aou])/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/(?<!c)h/g, ''],
  [/g(?=[ei])/g, 'j'],
]
const swapped: Readonly<Record<string, string>> = { b: 'v', v: 'b', ll: 'y', y: 'll' }

function respelled(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return sameSound
    .reduce((found, [letters, others]) => found.replaceAll(letters, others), plain)
    .replaceAll(/b|v|ll|y(?=[aeiou])/g, (letters) => swapped[letters] ?? letters)
}

describe.each(
  HALVES.flatMap(
    (half) =>
      [
        [half, 'as written'],
        [half, 'in other letters'],
      ] as const,
  ),
)('the %s half of sample sentences from workers, %s', (half, spelling) => {
  const sentences = readSentences(half)
  const isRespelled = spelling === 'in other letters'
  const score = scoreSentences(
    isRespelled ? sentences.map((each) => ({ ...each, text: respelled(each.text) })) : sentences,
  )

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
