import { expect, test } from 'vitest'
import { missingColumns } from './fields.ts'
import { peopleHeadings } from './headings.ts'
import { PEOPLE_TEMPLATE } from './template.es.ts'

test('recognizes every column of the template with certainty', () => {
  const headings = PEOPLE_TEMPLATE.map(([, heading]) => heading)
  const guessed = peopleHeadings.guess(
    headings,
    headings.map(() => []),
  )
  expect(guessed).toEqual(PEOPLE_TEMPLATE.map(([field]) => ({ field, isSure: true })))
})

test('has every required column', () => {
  expect(missingColumns(PEOPLE_TEMPLATE.map(([field]) => field))).toEqual([])
})
