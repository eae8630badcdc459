import { expect, test } from 'vitest'
import type { PollText } from '../../db/schema/polls.ts'
import { MAX_TEXTS_PER_PART, partsOf } from './words.ts'

const peopleOf = (texts: readonly PollText[]) => texts.reduce((sum, [, people]) => sum + people, 0)
const textsOf = (many: number): PollText[] =>
  Array.from({ length: many }, (_, at) => [`idea ${at}`, 1 + (at % 2)])

test('splits a full part into smaller parts and loses no text', () => {
  expect(partsOf('', textsOf(MAX_TEXTS_PER_PART))).toHaveLength(1)
  for (const many of [MAX_TEXTS_PER_PART + 1, 3000]) {
    const texts = textsOf(many)
    const parts = partsOf('', texts)
    expect(new Map(parts.flatMap((each) => each.texts))).toEqual(new Map(texts))
    expect(parts.reduce((sum, { people }) => sum + people, 0)).toBe(peopleOf(texts))
    expect(parts.every((each) => each.texts.length <= MAX_TEXTS_PER_PART)).toBe(true)
    expect(Math.min(...parts.map((each) => each.texts.length))).toBeGreaterThan(60)
    // No part is a prefix of another part, so each hash leads to exactly one part.
    for (const { part } of parts)
      expect(parts.filter((other) => other.part.startsWith(part)).map((other) => other.part)).toEqual([part])
  }
})

test('does not split a single text, however many people wrote it', () => {
  expect(partsOf('', [['Nada', 5000]])).toEqual([{ part: '', people: 5000, texts: [['Nada', 5000]] }])
})
