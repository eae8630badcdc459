import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as texts from '#i18n/use-texts.ts'
import * as catalogue from '#models/data-form/use-catalogue.ts'
import { texts as en } from '../texts.en.ts'
import { es } from '../texts.es.ts'
import { useFormLists } from './use-form-lists.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['the server’s words in Spanish', es, ['Sí, claro', 'No']],
  ['English words in English', en, ['Yes', 'No']],
])('labels yes and no with %s', (_name, words, names) => {
  vi.spyOn(texts, 'useTexts').mockReturnValue(words as never)
  const data = { data: [{ id: 1, nombre: 'Sí, claro' }] }
  vi.spyOn(catalogue, 'useCatalogue').mockReturnValue({ data, failure: null } as never)
  expect(renderHook(() => useFormLists()).result.current.yesNo.map(({ nombre }) => nombre)).toEqual(names)
})
