import { expect, test } from 'vitest'
import { fieldWords as englishNames } from './field-words.en.ts'
import { fieldWords } from './field-words.es.ts'
import { dataProblemSentence as inEnglish } from './problem-words.en.ts'
import { dataProblemSentence as inSpanish, sentences } from './problem-words.es.ts'

const fields = Object.keys(fieldWords)
/** Longest possible amount. */
const of = '$99,999,999.99'

test.each(Object.keys(sentences))('describes %s in both languages, in at most fifteen words', (what) => {
  const said = fields.flatMap((field) =>
    [inSpanish, inEnglish].map((say) => say({ field, what, of, and: 52 })),
  )
  for (const sentence of said) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence.split(' ').length).toBeLessThanOrEqual(15)
  }
})

test('says nothing about a problem that only a newer server knows', () => {
  expect(inSpanish({ field: 'numero', what: 'unknown' })).toBe('')
})

test('names each field in both languages', () => {
  expect(Object.keys(englishNames).toSorted()).toEqual(fields.toSorted())
})
