import { expect, test } from 'vitest'
import { documentTypeNames } from '#domain/documents/document-texts.ts'
import { es } from './document-names.es.ts'

test('gives each document the same name in the list and at the desk', () => {
  expect(Object.values(es)).toEqual(documentTypeNames)
})
