import { expect, test } from 'vitest'
import { moneyFieldNames as englishNames } from '#domain/data-import/field-words.en.ts'
import {
  moneyFieldNames,
  moneyProblemSentence as inSpanish,
} from '#domain/data-import/problem-words-money.es.ts'
import { MONEY_PROBLEMS } from '#domain/data-import/problems-money.ts'
import { moneyProblemSentence as inEnglish } from './problem-words-money.en.ts'

const fields = Object.keys(moneyFieldNames)
/** Longest possible amount. */
const of = '$99,999,999.99'

test.each(MONEY_PROBLEMS)('describes %s in both languages, in at most fifteen words', (what) => {
  const said = fields.flatMap((field) =>
    [inSpanish, inEnglish].map((say) => say({ field, what, of, and: 52 })),
  )
  for (const sentence of said) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect((sentence ?? '').split(' ').length).toBeLessThanOrEqual(15)
  }
})

test('names each field in both languages', () => {
  expect(Object.keys(englishNames).toSorted()).toEqual(fields.toSorted())
})
