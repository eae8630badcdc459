import { expect, test } from 'vitest'
import { dataProblemSentence as dataInEnglish, fieldWords as englishNames } from '../data-import/words.en.ts'
import { dataProblemSentence, fieldWords, sentences as dataSentences } from '../data-import/words.es.ts'
import { IMPORT_FIELDS } from '../people-import/columns/fields.ts'
import { problemSentence as inEnglish } from '../people-import/problem-words.en.ts'
import { problemSentence, sentences } from '../people-import/problem-words.es.ts'

const dataFields = Object.keys(fieldWords)
const problems = [
  ...Object.keys(sentences).map((what) => {
    return { file: 'people', what, fields: IMPORT_FIELDS, languages: [problemSentence, inEnglish] }
  }),
  ...Object.keys(dataSentences).map((what) => {
    return { file: 'data', what, fields: dataFields, languages: [dataProblemSentence, dataInEnglish] }
  }),
]
const of = '$99,999,999.99'

test.each(problems)('$file: describes $what in both languages, in at most fifteen words', (problem) => {
  const { what, fields, languages } = problem
  const allSentences = fields.flatMap((field) =>
    languages.map((toSentence) => toSentence({ field, what, of, and: 52 })),
  )
  for (const sentence of allSentences) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence.split(' ').length).toBeLessThanOrEqual(15)
  }
})

test('returns no sentence for a problem that only a newer server knows', () => {
  expect(problemSentence({ field: 'numero', what: 'unknown' })).toBe('')
})

test('names each field of data files in both languages', () => {
  expect(Object.keys(englishNames).toSorted()).toEqual(dataFields.toSorted())
})
