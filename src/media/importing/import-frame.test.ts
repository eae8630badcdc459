import { expect, test } from 'vitest'
import { texts as en } from './texts.en.ts'
import { awayWords } from './import-frame.tsx'
import { es } from './texts.es.ts'

test('without a network nothing is begun, but what is under way is not said to stand', () => {
  for (const words of [es, en]) {
    expect(awayWords(1, words)).toBe(words.offline)
    expect(awayWords(2, words)).toBe(words.away)
  }
})
