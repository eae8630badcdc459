import { expect, test } from 'vitest'
import { texts as en } from './texts.en.ts'
import { awayWords } from './import-frame.tsx'
import { es } from './texts.es.ts'

test('shows one offline text before an import begins and another while it runs', () => {
  for (const words of [es, en]) {
    expect(awayWords(1, words)).toBe(words.offline)
    expect(awayWords(2, words)).toBe(words.away)
  }
})
